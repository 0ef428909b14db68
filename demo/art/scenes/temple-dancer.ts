import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { limbAlong } from '#demo/art/motifs/limb.ts';
import { paintPrang } from '#demo/art/motifs/prang.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStageFace } from '#demo/art/motifs/stage-face.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type TempleDancerOptions = Record<never, never>;

/** A classical dancer against the setting sun on a stone terrace, temple towers behind. */
export const templeDancer: Scene<TempleDancerOptions> = {
  name: 'temple-dancer',
  draw(stage) {
    const x = focalX(stage);
    const { palette } = stage;
    paintSky(stage, 700);
    paintClouds(stage, [
      { x: x - 520, y: 170, length: 420 },
      { x: x + 560, y: 240, length: 380 },
    ]);
    paintSun(stage, [x + 20, 420], 250);
    paintBirds(stage, [x + 480, 150], 6);
    paintRidge(stage, {
      name: 'jungle',
      y: 690,
      height: 60,
      wave: 190,
      colour: mix(palette.hill, palette.haze, 0.2),
      fade: 0.3,
      trees: 26,
    });
    for (const [dx, wide, tall] of [
      [-690, 120, 250],
      [-540, 140, 330],
      [-380, 120, 250],
      [400, 120, 250],
      [560, 140, 330],
      [710, 120, 250],
    ] as const)
      paintPrang(stage, [x + dx, 760], wide, tall);
    paintTerrace(stage, x);
    paintDancer(stage, [x, 898], 1.06);
    for (const dx of [-560, -400, 420, 580]) paintBowlLamp(stage, [x + dx, 920]);
    paintGlow(stage, [x + 20, 430], 640, { colour: palette.glow, strength: 0.26 });
  },
};

function paintTerrace(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const stone = mix(palette.deep, lit(stage, '#8a6a66'), 0.4);
  canvas.path(box(0, 750, WIDTH, 250), canvas.linear(ramp(mix(stone, palette.glow, 0.25), lighten(stone, -0.08))));
  let [carved, joints] = ['', ''];
  for (let px = (x % 96) - 96; px < WIDTH; px += 96)
    carved +=
      rosette([px, 962], { length: 26, halfWidth: 9 }, 8) +
      leaf([px + 48, 976], 34, 9, -Math.PI / 2) +
      leaf([px + 48, 976], 26, 7, -0.9) +
      leaf([px + 48, 976], 26, 7, -2.2);
  for (let i = 0; i < 4; i += 1) joints += `M0 ${760 + i * 34 + i * i * 4}H${WIDTH}`;
  for (let i = -12; i <= 12; i += 1) joints += `M${x + i * 110} 752L${x + i * 156} 926`;
  canvas.stroke(joints, palette.deep, 3, 'opacity=".45"');
  canvas.path(box(0, 926, WIDTH, 74), mix(stone, palette.deep, 0.5));
  canvas.path(box(0, 920, WIDTH, 10), mix(stone, palette.glow, 0.4));
  canvas.path(carved, mix(stone, palette.glow, 0.25), 'opacity=".8"');
}

function paintBowlLamp(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  paintGlow(stage, [x, y - 50], 170, { strength: 0.6 });
  canvas.path(
    `M${x - 40} ${y - 30}Q${x} ${y + 20} ${x + 40} ${y - 30}ZM${x - 26} ${y + 6}H${x + 26}L${x + 16} ${y - 12}H${x - 16}Z`,
    stage.palette.deep,
  );
  canvas.path(
    `M${x} ${y - 96}C${x + 22} ${y - 62} ${x + 20} ${y - 44} ${x} ${y - 30}C${x - 20} ${y - 44} ${x - 22} ${y - 62} ${x} ${y - 96}Z`,
    '#ffa53c',
  );
  canvas.path(
    `M${x} ${y - 72}C${x + 11} ${y - 54} ${x + 10} ${y - 42} ${x} ${y - 34}C${x - 10} ${y - 42} ${x - 11} ${y - 54} ${x} ${y - 72}Z`,
    '#fff3c0',
  );
}

/** Bent knees, one foot lifted behind, fingers bent back, a crown of three points; the low sun edges her with gold. */
function paintDancer(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  const dark = mix(palette.deep, '#14060f', 0.35);
  const skin = lit(stage, '#d29a70', 0.5);
  const gold = lit(stage, palette.gold, 0.2);
  canvas.group(`transform="translate(${foot[0]} ${foot[1]}) scale(${size})"`, () => {
    canvas.path(oval(10, 4, 150, 12), palette.deep, `opacity=".6" ${canvas.blur(5)}`);
    paintLegs(stage, skin, gold);
    paintArms(stage, skin, gold);
    const torso =
      'M-64 -470C-70 -430 -50 -390 -46 -340Q0 -318 46 -340C50 -390 72 -430 66 -470C50 -486 24 -484 16 -498H-14C-22 -484 -50 -486 -64 -470Z';
    canvas.path(torso, canvas.linear(ramp(mix(dark, '#8a2a4a', 0.35), dark), [0, 0, 1, 0.3]));
    const collar = 'M-66 -470C-40 -486 40 -486 68 -470C60 -436 30 -420 0 -416C-30 -420 -58 -436 -66 -470Z';
    canvas.path(collar, canvas.linear(ramp(gold, lighten(gold, -0.22))));
    let beads = '';
    for (let i = -4; i <= 4; i += 1)
      beads +=
        oval(i * 13, -450 + (4 - Math.abs(i)) * 6, 3.6) +
        leaf([i * 12, -424 + (4 - Math.abs(i)) * 4 - 6], 18, 4, Math.PI / 2);
    canvas.path(beads, lit(stage, '#a8243c', 0.3));
    canvas.path('M-10 -416H10L6 -352Q0 -340 -6 -352Z', lighten(gold, -0.06));
    canvas.path('M-52 -352Q0 -326 54 -352L52 -316Q0 -292 -52 -316Z', gold);
    canvas.path(rosette([0, -322], { length: 22, halfWidth: 7 }, 8), lighten(gold, 0.14));
    canvas.stroke(
      'M-64 -468C-72 -430 -52 -390 -47 -344M66 -468C72 -430 52 -390 47 -344',
      palette.sun,
      3,
      'opacity=".6"',
    );
    paintHead(stage, skin, gold);
  });
}

function paintLegs(stage: Stage, skin: string, gold: string): void {
  const { canvas, palette } = stage;
  const silk = mix(lit(stage, '#a8243c', 0.6), palette.deep, 0.3);
  canvas.path(limbAlong([110, -190, 176, -130, 196, -226], [34, 24, 13]), lighten(skin, -0.08));
  canvas.path(limbAlong([194, -226, 204, -262, 236, -276], [12, 11, 7]), lighten(skin, -0.08));
  canvas.stroke('M182 -206L210 -204', gold, 11);
  canvas.path(limbAlong([-74, -150, -60, -70, -52, -10], [34, 25, 14]), skin);
  canvas.path(limbAlong([-52, -10, -80, 0, -112, 2], [13, 11, 7]), skin);
  canvas.stroke('M-68 -26L-38 -22', gold, 12);
  const sampot =
    'M-50 -334C-90 -310 -150 -250 -146 -190C-138 -150 -108 -120 -96 -84C-70 -70 -40 -72 -26 -90C-30 -130 -20 -170 4 -196C50 -176 110 -150 150 -150C176 -160 178 -196 160 -220C130 -270 84 -316 50 -334Q0 -310 -50 -334Z';
  canvas.path(sampot, canvas.linear(ramp(lighten(silk, 0.06), lighten(silk, -0.08)), [0, 0, 1, 0.4]));
  canvas.inside(sampot, () => {
    let motifs = '';
    for (let row = 0; row < 13; row += 1)
      for (let i = -9; i <= 10; i += 1)
        motifs += rosette([i * 20 + (row % 2) * 10, -326 + row * 20], { length: 7, halfWidth: 2.2 }, 4);
    canvas.path(motifs, gold, 'opacity=".8"');
    canvas.stroke('M-100 -100Q-60 -84 -20 -100M150 -140Q176 -180 166 -226', gold, 11);
  });
  const fan = 'M-16 -316C-40 -240 -40 -180 -62 -120C-30 -100 0 -112 14 -130C12 -190 20 -250 18 -316Z';
  canvas.path(fan, canvas.linear(ramp(lighten(gold, 0.04), lighten(gold, -0.24))));
  canvas.stroke('M-6 -310Q-24 -220 -40 -120M4 -310Q-4 -220 -14 -118M12 -310Q12 -220 6 -126', lighten(gold, -0.3), 3);
  canvas.stroke(
    'M50 -334C90 -312 134 -264 160 -220M-50 -334C-90 -310 -150 -250 -146 -190',
    palette.sun,
    3,
    'opacity=".6"',
  );
}

function paintArms(stage: Stage, skin: string, gold: string): void {
  const { canvas } = stage;
  const parts = [
    limbAlong([-58, -466, -130, -440, -176, -430], [21, 17, 15]),
    limbAlong([-174, -430, -204, -486, -206, -534], [15, 12, 8]),
    limbAlong([60, -466, 128, -424, 164, -390], [21, 17, 15]),
    limbAlong([162, -392, 214, -404, 252, -396], [15, 12, 8]),
  ];
  for (const part of parts) {
    canvas.path(part, skin);
  }
  canvas.stroke('M-110 -462L-104 -428M106 -458L90 -424M-220 -518L-192 -520M238 -412L240 -384', gold, 11);
  // Fingers bent back, each a slim curve.
  for (const [hand, curves] of [
    [
      [-206, -534],
      [
        [-6, -30, -38, -40],
        [4, -40, -22, -62],
        [14, -40, 4, -66],
        [22, -32, 28, -54],
        [-14, -12, -34, -8],
      ],
    ],
    [
      [252, -396],
      [
        [30, 4, 46, -22],
        [36, 14, 62, -4],
        [34, 24, 62, 18],
        [24, 30, 46, 40],
        [8, -22, 0, -40],
      ],
    ],
  ] as const)
    for (const [bx, by, tx, ty] of curves) canvas.stroke(`M${hand[0]} ${hand[1]}q${bx} ${by} ${tx} ${ty}`, skin, 7.4);
  canvas.path(rosette([-190, -548], { length: 13, halfWidth: 5 }, 6), lit(stage, '#f7c6d8', 0.3));
}

function paintHead(stage: Stage, skin: string, gold: string): void {
  const { canvas, palette } = stage;
  canvas.path('M-15 -520H17V-488Q0 -476 -15 -488Z', lighten(skin, -0.1));
  canvas.path(
    'M-42 -570C-46 -620 48 -620 46 -570L42 -530Q30 -560 2 -560Q-26 -560 -38 -530Z',
    lit(stage, '#1d1118', 0.3),
  );
  paintStageFace(stage, { centre: [1, -554], size: 1, skin, turn: -3 });
  canvas.path('M-42 -574Q2 -600 46 -574L42 -602Q2 -622 -38 -602Z', gold);
  canvas.path(
    [-2, -1, 0, 1, 2].map((i) => leaf([2 + i * 17, -598], 34 - Math.abs(i) * 5, 8, -Math.PI / 2 + i * 0.12)).join(''),
    lighten(gold, -0.12),
  );
  for (const [dx, tall, half] of [
    [0, 130, 13],
    [-27, 84, 10],
    [31, 84, 10],
  ] as const) {
    const base = -606 + Math.abs(dx) * 0.3;
    canvas.path(
      `M${2 + dx - half} ${base}Q${2 + dx - half * 0.8} ${num(base - tall * 0.4)} ${2 + dx} ${base - tall}Q${2 + dx + half * 0.8} ${num(base - tall * 0.4)} ${2 + dx + half} ${base}Z`,
      canvas.linear(ramp(lighten(gold, 0.1), lighten(gold, -0.2)), [0, 0, 1, 0]),
    );
    canvas.stroke(
      [0.2, 0.36, 0.5, 0.62]
        .map((t) => `M${num(2 + dx - half * (1 - t))} ${num(base - tall * t)}h${num(half * 2 * (1 - t))}`)
        .join(''),
      lighten(gold, -0.26),
      3,
    );
  }
  canvas.path(
    `${leaf([-40, -566], 36, 8, 1.8)}${leaf([44, -566], 36, 8, 1.3)}${oval(-40, -540, 7, 9)}${oval(44, -540, 7, 9)}`,
    gold,
  );
  let flowers = '';
  for (let k = 0; k < 6; k += 1)
    flowers += rosette([52 + Math.sin(k) * 3, -560 + k * 17], { length: 10, halfWidth: 4 }, 5, k);
  canvas.path(flowers, lit(stage, '#f7e0d0', 0.4));
  canvas.stroke('M-36 -570C-38 -532 -18 -510 2 -507', palette.sun, 3, 'opacity=".5"');
}
