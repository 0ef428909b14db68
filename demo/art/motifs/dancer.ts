import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A Balinese dancer in gold-worked cloth, seen from some way off; `foot` is between her feet. Size 1 is 300 units. */
export function paintDancer(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  const gold = lit(stage, palette.gold, 0.25);
  const goldShine = canvas.linear(ramp(lighten(gold, 0.1), lighten(gold, -0.12)), [0, 0, 1, 0.4]);
  const skin = lit(stage, '#d89a6a', 0.2);
  canvas.path(oval(foot[0], foot[1] + 2, 84 * size, 9 * size), palette.deep, `opacity=".45" ${canvas.blur(4)}`);
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    paintSkirt(stage, gold);
    paintArms(stage, skin, gold);
    // Bodice with bands of gold.
    canvas.path(
      'M-27 -196Q-33 -168 -24 -132Q-2 -122 24 -132Q34 -166 27 -198Q0 -210 -27 -196Z',
      lit(stage, '#1f6b5c', 0.25),
    );
    canvas.stroke('M-28 -184Q0 -174 28 -186M-29 -168Q0 -157 29 -169M-27 -152Q0 -141 27 -152', gold, 5);
    canvas.path('M-36 -204Q0 -184 36 -206Q40 -194 32 -186Q0 -166 -34 -184Q-41 -194 -36 -204Z', goldShine);
    canvas.path('M-8 -216H8V-194Q0 -188 -8 -194Z', lighten(skin, -0.04));
    paintHead(stage, skin, goldShine);
  });
}

function paintSkirt(stage: Stage, gold: string): void {
  const { canvas, palette } = stage;
  const cloth = lit(stage, mix(palette.accent, '#c2255c', 0.35), 0.25);
  const skirt = 'M-26 -138Q-38 -80 -52 -8Q-20 4 0 0Q36 6 62 -6Q44 -72 28 -138Q0 -128 -26 -138Z';
  canvas.path(skirt, canvas.linear(ramp(lighten(cloth, 0.05), lighten(cloth, -0.1)), [0, 0, 1, 0.3]));
  canvas.inside(skirt, () => {
    let motifs = '';
    for (let row = 0; row < 6; row += 1)
      for (let i = -4; i <= 4; i += 1) motifs += oval(i * 15 + (row % 2) * 7, -114 + row * 19, 3.4, 4.6);
    canvas.path(motifs, gold, 'opacity=".85"');
    canvas.stroke('M-60 -14Q0 4 70 -14', gold, 7);
  });
  // Sash ends and train.
  canvas.path('M-30 -142Q0 -128 30 -142L34 -124Q0 -110 -33 -124Z', gold);
  canvas.path('M18 -134Q52 -96 50 -34Q60 -30 66 -40Q70 -98 34 -142Z', lit(stage, '#f2d06b', 0.25));
  canvas.path('M-14 -132Q-20 -84 -8 -22L10 -22Q12 -84 10 -132Z', lit(stage, '#2f8f7a', 0.25));
  canvas.stroke('M-11 -40H9M-12 -58H10M-13 -76H10', gold, 4);
}

function paintArms(stage: Stage, skin: string, gold: string): void {
  const { canvas } = stage;
  const [upper, lower] = ['M-30 -192Q-62 -186 -86 -200', 'M-86 -200Q-100 -226 -92 -252'];
  canvas.stroke(`${upper}M32 -194Q62 -182 92 -190`, skin, 13);
  canvas.stroke(`${lower}M92 -190Q112 -178 122 -154`, skin, 10);
  canvas.stroke('M-56 -194L-58 -180M58 -192L56 -178M-97 -236L-85 -236M108 -172L118 -182', gold, 7);
  // Bent-back fingers of the two hands.
  canvas.stroke(
    'M-92 -252Q-92 -266 -104 -274M-92 -252Q-88 -268 -94 -282M-92 -252Q-82 -266 -82 -280M-92 -252Q-78 -258 -72 -268',
    skin,
    4.6,
  );
  canvas.stroke(
    'M122 -154Q134 -152 140 -162M122 -154Q136 -146 146 -150M122 -154Q132 -140 142 -138M122 -154Q122 -140 130 -130',
    skin,
    4.6,
  );
  // A fan in the raised hand.
  let fan = '';
  for (let i = 0; i < 9; i += 1) {
    const angle = -2.75 + i * 0.2;
    fan += `M-92 -262L${num(-92 + Math.cos(angle) * 62)} ${num(-262 + Math.sin(angle) * 62)}`;
  }
  canvas.stroke(fan, lit(stage, '#f6e3b0', 0.2), 12, 'opacity=".95"');
  canvas.stroke(fan, gold, 2.4);
}

function paintHead(stage: Stage, skin: string, gold: string): void {
  const { canvas } = stage;
  canvas.path('M-19 -244Q-20 -220 -8 -212Q2 -206 12 -213Q21 -222 19 -246Z', skin);
  paintFace(stage, skin);
  canvas.path('M-21 -240Q-28 -262 0 -268Q27 -262 21 -240Q0 -254 -21 -240Z', lit(stage, '#1d1118', 0.25));
  canvas.path('M-24 -246Q0 -264 24 -246Q26 -256 21 -264Q0 -280 -21 -264Q-26 -256 -24 -246Z', gold);
  let flowers = '';
  for (let i = -3; i <= 3; i += 1) flowers += oval(i * 8.4, -278 + Math.abs(i) * 5, 5.6);
  canvas.path(flowers, lit(stage, '#fff3dc', 0.2));
  let rays = '';
  for (let i = -4; i <= 4; i += 1) {
    const angle = -Math.PI / 2 + i * 0.27;
    rays += `M0 -262L${num(Math.cos(angle) * 46)} ${num(-262 + Math.sin(angle) * 50)}`;
  }
  canvas.stroke(rays, lit(stage, '#f2b84e', 0.2), 3.4);
  let tips = '';
  for (let i = -4; i <= 4; i += 1) {
    const angle = -Math.PI / 2 + i * 0.27;
    tips += oval(Math.cos(angle) * 48, -262 + Math.sin(angle) * 52, 4.6);
  }
  canvas.path(tips, lit(stage, '#ef6f4a', 0.2));
  canvas.path(flowers, lit(stage, '#fff3dc', 0.2), 'transform="translate(0 4)"');
}

/** Lowered lids, brows and lips: a calm stage face, nobody's portrait. */
function paintFace(stage: Stage, skin: string): void {
  const { canvas } = stage;
  const ink = lit(stage, '#1d1118', 0.2);
  canvas.stroke('M-13 -236Q-8 -233 -3 -236M4 -236Q9 -233 14 -236', ink, 2);
  canvas.stroke('M-14 -241Q-8 -245 -3 -242M4 -242Q9 -245 15 -241', ink, 1.6);
  canvas.stroke('M1 -232L2 -226H-1', lighten(skin, -0.14), 1.4);
  canvas.path('M-5 -221Q0 -223 6 -221Q0 -216 -5 -221Z', lit(stage, '#c2302c', 0.2));
  canvas.path(oval(0.5, -248, 1.4), lit(stage, '#fff6e4', 0.2));
}
