import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { tube, type Knot } from '#demo/art/kit/tube.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintDigit, paintForearm } from '#demo/art/motifs/digit.ts';
import { paintFist } from '#demo/art/motifs/fist.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintLemongrass } from '#demo/art/motifs/lemongrass.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { paintGalangal, paintLimeLeaf } from '#demo/art/motifs/soup-roots.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface CurryMortarOptions {
  readonly skin: string;
  readonly sleeve: string;
}

/** One hand drives the pestle, the other steadies a granite mortar of red curry paste. */
export const curryMortar: Scene<CurryMortarOptions> = {
  name: 'curry-mortar',
  draw(stage, { skin, sleeve }) {
    const x = focalX(stage);
    paintKitchen(stage);
    paintTable(stage);
    paintIngredients(stage, x);
    paintBowlBack(stage, x);
    paintPestle(stage, x);
    paintPaste(stage, x);
    paintBowl(stage, x);
    paintSteadyHand(stage, x, lit(stage, skin, 0.5), lit(stage, sleeve, 0.8));
    paintFist(stage, {
      transform: `translate(${x + 60} 196) rotate(10) scale(1.16)`,
      skin,
      sleeve,
      elbow: [640, 150],
      bangle: '#e2b04a',
    });
    paintCrumbs(stage, x);
  },
};

/** Teak boards, an open shutter on banana leaves and brass pots on a shelf. */
function paintKitchen(stage: Stage): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#2f7a78');
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(lighten(wood, 0.04), lighten(wood, -0.12)), [0, 0, 1, 1])}"/>`,
  );
  canvas.group(canvas.blur(3), () => {
    let gaps = '';
    for (let y = 70; y < 760; y += 88) gaps += `M0 ${y}H${WIDTH}`;
    canvas.stroke(gaps, lighten(wood, -0.14), 7, 'opacity=".7"');
    canvas.path(box(90, 70, 420, 480), lit(stage, '#e9d6a8'));
    const opening = box(116, 96, 368, 428);
    canvas.path(opening, canvas.linear(ramp(palette.sky[1], [0.5, palette.sky[2]], palette.sky[3])));
    canvas.inside(opening, () => {
      let fronds = '';
      for (let i = 0; i < 9; i += 1)
        fronds += leaf([150 + i * 44, 560], 330 + (i % 3) * 60, 46, -Math.PI / 2 + (i - 4) * 0.14);
      canvas.path(fronds, canvas.linear(ramp(lighten(palette.leaf, 0.1), palette.leaf)), 'opacity=".9"');
    });
    canvas.path(box(1040, 330, 560, 24), lit(stage, '#b5783c'));
    for (const [x, r, colour] of [
      [1120, 56, '#d9a441'],
      [1260, 70, '#c08a3a'],
      [1420, 60, '#d9a441'],
      [1540, 48, '#b5562f'],
    ] as const) {
      const pot = lit(stage, colour);
      canvas.path(
        `M${x - r} ${330 - r * 1.1}C${x - r * 1.3} ${330 - r * 0.3} ${x - r * 0.7} 330 ${x - r * 0.5} 330H${x + r * 0.5}C${x + r * 0.7} 330 ${x + r * 1.3} ${330 - r * 0.3} ${x + r} ${330 - r * 1.1}Z`.replace(
          /-?\d+\.\d+/g,
          (n) => num(Number(n)),
        ),
        canvas.linear(ramp(lighten(pot, 0.1), pot, lighten(pot, -0.2)), [0, 0, 1, 0]),
      );
      canvas.path(oval(x, 330 - r * 1.1, r, r * 0.2), lighten(pot, -0.14));
    }
  });
  canvas.path(
    'M116 96L484 96L1500 1000H500Z',
    palette.sun,
    `opacity=".14" ${canvas.blur(30)} style="mix-blend-mode:screen"`,
  );
}

function paintTable(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#b07a44');
  canvas.path(box(0, 700, WIDTH, 300), canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.14))));
  let grain = '';
  for (let i = 0; i < 26; i += 1)
    grain += `M-10 ${num(712 + i * 11)}C500 ${num(702 + i * 11.6)} 1100 ${num(724 + i * 11)} 1610 ${num(708 + i * 11.3)}`;
  canvas.stroke(grain, lighten(wood, -0.16), 2.4, 'opacity=".4"');
  canvas.stroke(`M0 702H${WIDTH}`, lighten(wood, 0.16), 6, 'opacity=".8"');
  canvas.stroke(`M0 820H${WIDTH}M0 930H${WIDTH}`, lighten(wood, -0.24), 5, 'opacity=".5"');
}

function paintIngredients(stage: Stage, x: number): void {
  paintLemongrass(stage, [x + 330, 780], 380, 6);
  paintLemongrass(stage, [x + 340, 826], 360, 12);
  paintGalangal(stage, [x + 560, 900], 0.96, -8);
  for (const [dx, y, turn] of [
    [-690, 812, -6],
    [-640, 850, 8],
    [-700, 890, -14],
    [-600, 920, 4],
  ] as const)
    paintChilli(stage, [x + dx, y], { size: 0.9, turn });
  paintLimeLeaf(stage, [x + 360, 940], 130, -0.24);
  paintLimeLeaf(stage, [x + 690, 800], 110, 0.4);
  for (const [dx, y, r] of [
    [-390, 900, 36],
    [-330, 930, 30],
    [-420, 948, 32],
  ] as const)
    paintMorsel(stage, {
      at: [x + dx, y],
      size: [r, r * 0.84],
      colour: dx === -330 ? '#f4ead8' : '#b0547a',
      wobble: 0.06,
      gloss: 0.6,
    });
}

const RIM: Point = [344, 70];
const TOP = 560;

function paintBowlBack(stage: Stage, x: number): void {
  const { canvas } = stage;
  canvas.path(oval(x + 50, 932, 380, 52), '#1c100a', `opacity=".5" ${canvas.blur(18)}`);
  canvas.path(oval(x, TOP, ...RIM), canvas.linear(ramp('#a8a8ac', [0.5, '#7c7d83'], '#55565d'), [0, 0, 1, 1]));
  canvas.path(oval(x, TOP + 6, RIM[0] - 52, RIM[1] - 16), canvas.linear(ramp('#2c2c32', '#54555c')));
}

function paintPaste(stage: Stage, x: number): void {
  const { canvas } = stage;
  const well = oval(x, TOP + 6, RIM[0] - 52, RIM[1] - 16);
  canvas.inside(well, () => {
    const red = lit(stage, '#c4361c', 0.4);
    canvas.path(
      oval(x, TOP + 32, 270, 40),
      canvas.radial(ramp(lighten(red, 0.08), red, lighten(red, -0.16)), [0.4, 0.3], 0.7),
    );
    for (let i = 0; i < 70; i += 1)
      paintMorsel(stage, {
        at: [x + stage.random.around(0, 240), TOP + stage.random.between(8, 44)],
        size: [stage.random.between(9, 18), stage.random.between(6, 9)],
        colour: stage.random.pick(['#d9482a', '#a8281a', '#e8763c', '#f2d9a0', '#7fa04a', '#b0547a']),
        turn: i,
        wobble: 0.3,
        gloss: 0,
      });
  });
}

function paintPestle(stage: Stage, x: number): void {
  const { canvas } = stage;
  const stone = tube([
    [x - 6, TOP + 46, 64],
    [x + 6, TOP - 30, 62],
    [x + 34, 330, 48],
    [x + 66, 150, 44],
    [x + 84, 54, 50],
  ]);
  const open = `M${x - 292} -100H${x + 292}V${TOP + 6}A292 54 0 0 1 ${x - 292} ${TOP + 6}Z`;
  canvas.inside(open, () => {
    canvas.path(stone, '#1c100a', `opacity=".35" transform="translate(16 20)" ${canvas.blur(12)}`);
    canvas.path(stone, canvas.linear(ramp('#d2d2d4', [0.4, '#9c9da2'], '#55565d'), [0.1, 0, 0.9, 0.3]));
    for (const [colour, axis, strength] of [
      ['#2a2a30', [x - 20, 300, x + 110, 340], 0.7],
      ['#f4f4f6', [x + 60, 300, x - 60, 280], 0.45],
    ] as const)
      canvas.grain(stone, {
        colour,
        axis,
        alphas: [
          [0, 0.06],
          [0.5, 0.3],
          [1, 0.85],
        ],
        opacity: strength,
      });
    canvas.path(oval(x - 4, TOP + 20, 70, 26), lit(stage, '#c4361c', 0.4), `opacity=".7" ${canvas.blur(7)}`);
  });
}

function paintBowl(stage: Stage, x: number): void {
  const { canvas } = stage;
  const body = `M${x - 344} ${TOP}C${x - 340} 700 ${x - 270} 800 ${x - 170} 850L${x - 200} 924Q${x} 960 ${x + 200} 924L${x + 170} 850C${x + 270} 800 ${x + 340} 700 ${x + 344} ${TOP}A344 70 0 0 1 ${x - 344} ${TOP}Z`;
  canvas.path(body, canvas.linear(ramp('#a0a1a6', [0.3, '#b9b9bd'], [0.62, '#74757b'], '#3f4046'), [0, 0, 1, 0.2]));
  canvas.grain(body, {
    colour: '#26262c',
    axis: [x - 200, TOP, x + 330, 860],
    alphas: [
      [0, 0.1],
      [0.5, 0.34],
      [1, 0.9],
    ],
    opacity: 0.7,
  });
  canvas.grain(body, {
    colour: '#ececf0',
    axis: [x + 200, 860, x - 330, TOP],
    alphas: [
      [0, 0],
      [0.6, 0.12],
      [1, 0.55],
    ],
    opacity: 0.5,
  });
  canvas.stroke(`M${x - 330} ${TOP + 34}A344 70 0 0 0 ${x + 330} ${TOP + 34}`, '#f4f4f6', 6, 'opacity=".35"');
  canvas.stroke(`M${x - 172} 850Q${x} 884 ${x + 172} 850`, '#26262c', 8, 'opacity=".4"');
}

const STEADY_FINGERS: readonly (readonly Knot[])[] = [
  [
    [-330, 734, 33],
    [-268, 782, 32],
    [-214, 806, 28],
    [-176, 812, 19],
  ],
  [
    [-318, 700, 36],
    [-244, 740, 34],
    [-178, 758, 30],
    [-130, 762, 20],
  ],
  [
    [-312, 660, 37],
    [-234, 688, 35],
    [-160, 702, 31],
    [-108, 704, 21],
  ],
  [
    [-318, 622, 36],
    [-244, 638, 34],
    [-172, 648, 30],
    [-120, 648, 20],
  ],
];

/** The left hand from the left: fingers down the outer wall, the thumb over the rim. */
function paintSteadyHand(stage: Stage, x: number, skin: string, cloth: string): void {
  const { canvas } = stage;
  paintForearm(
    stage,
    [
      [x - 400, 640, 66],
      [x - 560, 700, 84],
      [x - 860, 800, 120],
    ],
    { skin, sleeve: cloth },
  );
  const back = `M${x - 450} 600C${x - 410} 550 ${x - 340} 548 ${x - 290} 580C${x - 264} 640 ${x - 276} 720 ${x - 320} 748C${x - 380} 752 ${x - 440} 710 ${x - 460} 660Z`;
  canvas.path(back, '#1a0c10', `opacity=".3" transform="translate(6 16)" ${canvas.blur(8)}`);
  canvas.path(back, canvas.radial(ramp(lighten(skin, 0.08), [0.55, skin], lighten(skin, -0.11)), [0.36, 0.3], 0.8));
  for (const finger of STEADY_FINGERS)
    paintDigit(stage, { skin, knots: finger.map(([fx, fy, r]): Knot => [x + fx, fy, r]), nail: true });
  paintDigit(stage, {
    skin: lighten(skin, 0.02),
    knots: [
      [x - 404, 610, 44],
      [x - 356, 556, 39],
      [x - 310, 534, 33],
      [x - 262, 540, 22],
    ],
  });
}

/** What jumps out of the bowl. */
function paintCrumbs(stage: Stage, x: number): void {
  const bits = { centre: [x - 20, 470] as Point, radius: 190, count: 26, grain: [6, 4] as Point };
  paintGrains(stage, { ...bits, colours: ['#d9482a', '#f2d9a0', '#7fa04a'] });
}
