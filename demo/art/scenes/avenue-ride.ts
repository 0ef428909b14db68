import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintCyclistBehind } from '#demo/art/motifs/cyclist-behind.ts';
import { paintGildedStupa } from '#demo/art/motifs/gilded-stupa.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface AvenueRideOptions {
  readonly riders?: number;
  /** Whether a white pagoda closes the avenue; without it the road leads on to the hills. */
  readonly pagoda?: boolean;
  /** Old shade trees on dust, or fan palms along red earth between rice fields. */
  readonly along?: 'shade' | 'palms';
}

const HORIZON = 560;

/** Riders seen from behind on a dusty avenue of old trees, a white pagoda at its end. */
export const avenueRide: Scene<AvenueRideOptions> = {
  name: 'avenue-ride',
  draw(stage, { riders = 3, pagoda = true, along = 'shade' }) {
    const { palette } = stage;
    const x = focalX(stage);
    const view: View = { vanishing: [x, HORIZON], eye: 230 };
    paintSky(stage, HORIZON);
    paintSun(stage, [x + 210, 330], 80);
    paintClouds(stage, [
      { x: x - 420, y: 150, length: 420, opacity: 0.5 },
      { x: x + 520, y: 210, length: 360, bar: 11, opacity: 0.5 },
    ]);
    paintRidge(stage, {
      name: 'hills',
      y: HORIZON - 40,
      height: 70,
      wave: 340,
      colour: mix(palette.hill, palette.haze, 0.5),
      fade: 0.6,
    });
    paintBirds(stage, [x - 260, 260], 8);
    if (pagoda)
      paintGildedStupa(stage, {
        foot: [x, HORIZON + 12],
        size: 0.74,
        colour: mix('#fbf3e4', palette.haze, 0.2),
        form: 'pagoda',
        dull: true,
        haze: 0.15,
      });
    for (const [px, size] of [
      [x - 640, 0.2],
      [x - 480, 0.14],
      [x + 560, 0.18],
      [x + 690, 0.13],
    ] as const)
      paintGildedStupa(stage, {
        foot: [px, HORIZON + 8],
        size,
        colour: mix('#f6e6d0', palette.haze, 0.3),
        form: 'chedi',
        dull: true,
        haze: 0.3,
      });
    paintMist(stage, HORIZON - 90, HORIZON + 14, { opacity: 0.7 });
    paintGround(stage, view, along);
    const paintBeside = along === 'shade' ? paintPair : paintPalms;
    for (const z of [5.6, 4.2, 3.1, 2.3, 1.7]) paintBeside(stage, view, z);
    paintRiders(stage, view, riders);
    paintBeside(stage, view, 1.2);
    paintShafts(stage, x);
  },
};

const GROUNDS = {
  shade: { grass: '#8f9a58', dust: '#e0b07c' },
  palms: { grass: '#a8b850', dust: '#cf7a48' },
} as const;

function paintGround(stage: Stage, view: View, along: 'shade' | 'palms'): void {
  const { canvas, palette, random } = stage;
  const [x, y] = view.vanishing;
  const [grass, dust] = [lit(stage, GROUNDS[along].grass), lit(stage, GROUNDS[along].dust)];
  canvas.path(
    box(0, y, WIDTH, HEIGHT - y),
    canvas.linear(ramp(mix(grass, palette.haze, 0.5), [0.4, grass], mix(grass, palette.deep, 0.35))),
  );
  canvas.path(
    `M${x - 20} ${y + 4}H${x + 20}L${x + 820} ${HEIGHT}H${x - 820}Z`,
    canvas.linear(ramp(mix(dust, palette.haze, 0.6), [0.4, dust], lighten(dust, -0.09))),
  );
  canvas.grain(`M${x - 20} ${y + 4}H${x + 20}L${x + 820} ${HEIGHT}H${x - 820}Z`, {
    colour: lighten(dust, -0.2),
    axis: [0, y, 0, HEIGHT + 60],
    opacity: 0.5,
  });
  canvas.path(
    `M${x - 5} ${y + 6}L${x - 210} ${HEIGHT}H${x - 130}L${x - 2} ${y + 6}ZM${x + 4} ${y + 6}L${x + 150} ${HEIGHT}H${x + 236}L${x + 7} ${y + 6}Z`,
    lighten(dust, -0.05),
    'opacity=".7"',
  );
  for (const side of [-1, 1]) {
    let blades = '';
    for (let i = 0; i < 150; i += 1) {
      const z = 1 / random.between(0.12, 2.1);
      const [px, py] = project(view, [side * random.between(430, 1300), 0, z]);
      for (const turn of [-0.4, 0.05, 0.45])
        blades += leaf([px, py], random.between(14, 26) / z, 2.4 / z, -1.57 + turn);
    }
    canvas.path(blades, mix(grass, palette.deep, 0.22));
  }
}

/** One pair of trees with their shadows across the dust. */
function paintPair(stage: Stage, view: View, z: number): void {
  const { canvas, palette } = stage;
  const far = Math.min(0.6, (z - 1) * 0.13);
  for (const side of [-1, 1] as const) {
    const foot: Point = project(view, [side * 660, 0, z]);
    const [w, h] = [520 / z, 24 / z];
    canvas.path(
      oval(foot[0] - (side === 1 ? w * 0.7 : -w * 0.2), foot[1] + h, w, h),
      palette.deep,
      `opacity=".18" ${canvas.blur(4)}`,
    );
    paintShadeTree(stage, {
      foot,
      height: 800 / z,
      half: 360 / z,
      colour: mix(mix(lit(stage, '#5f7a44'), palette.deep, 0.24), palette.haze, far),
      bark: mix(mix(lit(stage, '#6a4a38'), palette.deep, 0.2), palette.haze, far),
    });
  }
}

/** A fan palm on either side, none as tall as the other. */
function paintPalms(stage: Stage, view: View, z: number): void {
  const { palette, random } = stage;
  const far = Math.min(0.5, (z - 1) * 0.11);
  const colour = mix(mix(lit(stage, '#3f5a3c'), palette.deep, 0.42), palette.haze, far);
  for (const side of [-1, 1] as const)
    paintSugarPalm(stage, {
      foot: project(view, [side * random.between(500, 680), 0, z]),
      height: random.between(430, 640) / z,
      colour,
      lean: (side * random.between(-10, 40)) / z,
    });
}

function paintRiders(stage: Stage, view: View, riders: number): void {
  paintPasserBy(stage, {
    foot: project(view, [-230, 0, 3.2]),
    size: 0.66,
    dress: 'sarong',
    colours: ['#f4ead2', '#8a3a5c'],
    facing: 1,
    pose: 'carry',
    headwear: 'bun',
    skin: '#a86a45',
  });
  const looks = [
    { x: -150, z: 0.92, shirt: '#c84a3a', legs: '#3a4a5c', hat: 'cone', pedal: 1, load: '#f0a83c' },
    { x: 150, z: 1.14, shirt: '#f4ead2', legs: '#5a3a4c', hat: 'straw', pedal: -1 },
    { x: -30, z: 1.95, shirt: '#3f8a8a', legs: '#4a4038', hat: 'cone', pedal: 1 },
  ] as const;
  for (const { x, z, ...look } of looks.slice(0, riders).reverse()) {
    const foot = project(view, [x, 0, z]);
    const { canvas, palette } = stage;
    canvas.path(
      oval(foot[0], foot[1] - 6, 70 / z, 16 / z),
      mix('#e0b07c', palette.haze, 0.5),
      `opacity=".4" ${canvas.blur(9)}`,
    );
    paintCyclistBehind(stage, { ...look, foot, size: 2.9 / z });
  }
}

/** Sun comes slanting through the crowns and lights the dust. */
function paintShafts(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const light = canvas.linear(ramp([0, palette.glow, 0.42], [1, palette.glow, 0]));
  for (const [a, b, c, d] of [
    [180, 250, -420, -250],
    [250, 300, -120, 10],
    [300, 340, 190, 320],
  ] as const)
    canvas.path(
      `M${num(x + a)} 300L${num(x + b)} 300L${num(x + d)} 900L${num(x + c)} 900Z`,
      light,
      `${canvas.blur(14)} opacity=".55" style="mix-blend-mode:screen"`,
    );
}
