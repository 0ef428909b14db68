import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintDuck } from '#demo/art/motifs/duck.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintHut } from '#demo/art/motifs/hut.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm, paintPalmGrove } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type DuckWalkOptions = Record<never, never>;

const HORIZON = 430;
/** The dykes between the flooded fields: y at the left, the middle and the right, and how thick. */
const DYKES = [
  [452, 446, 458, 4],
  [488, 500, 480, 6],
  [548, 532, 556, 9],
  [622, 640, 606, 13],
] as const;
/** The near dyke, on which everybody walks. */
const WAY: readonly Point[] = [
  [-60, 742],
  [260, 782],
  [620, 800],
  [980, 776],
  [1300, 748],
  [1660, 756],
];

/** Ducks driven home along a dyke between flooded rice fields that mirror the sky. */
export const duckWalk: Scene<DuckWalkOptions> = {
  name: 'duck-walk',
  draw(stage) {
    const { palette } = stage;
    const x = focalX(stage);
    paintSky(stage, HORIZON);
    paintSun(stage, [x + 330, 330], 84);
    paintClouds(stage, [
      { x: x - 470, y: 150, length: 420, opacity: 0.5 },
      { x: x + 30, y: 230, length: 300, opacity: 0.5 },
      { x: x + 560, y: 130, length: 340, opacity: 0.5 },
    ]);
    paintBirds(stage, [x - 160, 280], 9);
    paintRidge(stage, {
      name: 'hills',
      y: 396,
      height: 70,
      wave: 380,
      colour: mix(palette.hill, palette.haze, 0.4),
      fade: 0.5,
    });
    const wood = paintRidge(stage, {
      name: 'wood',
      y: 424,
      height: 22,
      wave: 230,
      colour: mix(mix(palette.leaf, palette.deep, 0.5), palette.haze, 0.2),
      trees: 13,
      fade: 0.2,
    });
    paintPalmGrove(stage, wood, { count: 12, height: 96, colour: mix(palette.leaf, palette.deep, 0.6) });
    paintMist(stage, 390, 450, { opacity: 0.5 });
    paintFields(stage, x);
    paintWay(stage);
    paintProcession(stage);
    paintYoungRice(stage);
  },
};

function paintFields(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  const [far, middle, near] = palette.sky;
  canvas.add(
    `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="${canvas.linear(ramp(palette.sky[3], [0.3, near], [0.65, middle], far))}"/>`,
  );
  paintGlow(stage, [x + 330, HORIZON + 120], 420, { colour: palette.glow, strength: 0.6 });
  let glints = '';
  for (let i = 0; i < 90; i += 1) {
    const t = random.next();
    const wide = random.between(20, 90) * (0.3 + t);
    glints += `M${num(x + 330 + random.around(0, 90 + t * 240))} ${num(HORIZON + 14 + t * 330)}h${num(wide)}`;
  }
  canvas.stroke(glints, palette.sun, 2.4, 'opacity=".55"');
  const grass = mix(lit(stage, '#6f8f4a'), palette.deep, 0.4);
  for (const [left, mid, right, thick] of DYKES) {
    const d = `M-20 ${left}Q800 ${mid * 2 - (left + right) / 2} 1620 ${right}V${right + thick}Q800 ${mid * 2 - (left + right) / 2 + thick * 1.4} -20 ${left + thick}Z`;
    canvas.path(d, mix(grass, palette.haze, 0.4 - thick * 0.025));
    let blades = '';
    for (let px = 0; px < WIDTH; px += 9 + thick) {
      const t = px / WIDTH;
      const y = (1 - t) ** 2 * left + 2 * t * (1 - t) * (mid * 2 - (left + right) / 2) + t * t * right;
      blades += leaf([px, y + 3], thick * random.between(0.8, 1.7), thick * 0.14, -1.57 + random.around(0, 0.5));
    }
    canvas.path(blades, mix(grass, palette.haze, 0.34 - thick * 0.022));
  }
  paintHut(stage, [x + 540, 560], 0.9);
  for (const [px, y, height, lean] of [
    [x - 610, 560, 250, -16],
    [x - 690, 566, 320, -30],
    [x + 660, 546, 230, 20],
  ] as const)
    paintPalm(stage, { foot: [px, y], height, lean, colour: mix(palette.leaf, palette.deep, 0.66) });
}

function wayAt(px: number): number {
  const next = Math.max(
    1,
    WAY.findIndex(([cx]) => cx > px),
  );
  const [a, b] = [WAY[next - 1] ?? [0, 0], WAY[next] ?? [0, 0]];
  return a[1] + ((b[1] - a[1]) * (px - a[0])) / (b[0] - a[0]);
}

function paintWay(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const earth = mix(lit(stage, '#9a6f4a'), palette.deep, 0.2);
  const grass = mix(lit(stage, '#5f8a3f'), palette.deep, 0.42);
  const lower = WAY.map(([px, y], i): Point => [px, y + 84 + (i % 2) * 10]);
  const bank = `${smooth([...WAY])}L${smooth([...lower].reverse()).slice(1)}Z`;
  canvas.path(bank, '#140a18', `opacity=".4" transform="translate(0 22)" ${canvas.blur(12)}`);
  canvas.path(bank, canvas.linear(ramp(mix(earth, palette.glow, 0.3), [0.45, earth], mix(earth, palette.deep, 0.6))));
  canvas.grain(bank, { colour: palette.deep, axis: [0, 780, 0, 880], opacity: 0.5 });
  let blades = '';
  for (let px = -10; px < WIDTH + 10; px += 7)
    blades += leaf(
      [px, wayAt(px) + 58 + random.between(0, 34)],
      random.between(14, 34),
      2.6,
      -1.57 + random.around(0, 0.6),
    );
  canvas.path(blades, grass);
}

/** The drover with his white flag, and the flock before him in twos and threes. */
function paintProcession(stage: Stage): void {
  const { canvas, random, palette } = stage;
  const man: Point = [300, wayAt(300) + 40];
  paintWalker(stage, {
    foot: man,
    size: 2.7,
    top: '#3f6f9a',
    bottom: '#4a3a34',
    head: 'cone',
    heading: 1,
    stride: true,
    arms: 'forward',
  });
  const grip: Point = [man[0] + 52, man[1] - 150];
  const top: Point = [man[0] + 150, man[1] - 470];
  canvas.stroke(`M${at([grip[0] - 22, grip[1] + 70])}L${at(top)}`, lit(stage, '#c9a45c', 0.5), 7);
  const flag = `M${at(top)}C${at([top[0] + 60, top[1] - 26])} ${at([top[0] + 110, top[1] + 34])} ${at([top[0] + 180, top[1] + 4])}C${at([top[0] + 168, top[1] + 50])} ${at([top[0] + 160, top[1] + 70])} ${at([top[0] + 150, top[1] + 104])}C${at([top[0] + 90, top[1] + 124])} ${at([top[0] + 40, top[1] + 76])} ${at([top[0] - 26, top[1] + 92])}Z`;
  canvas.path(
    flag,
    canvas.linear(ramp('#fff6e6', [0.6, mix('#fff6e6', palette.haze, 0.3)], '#fffaf0'), [0, 0, 1, 0.2]),
  );
  canvas.stroke(
    `M${at([top[0] + 62, top[1] + 4])}Q${at([top[0] + 50, top[1] + 50])} ${at([top[0] + 44, top[1] + 90])}`,
    lighten(palette.haze, -0.1),
    4,
    'opacity=".4"',
  );
  const flock: { x: number; y: number; size: number; colour: string }[] = [];
  for (let px = 520; px < 1640; px += 47)
    for (let k = 0; k < 2; k += 1) {
      const depth = random.between(8, 60);
      flock.push({
        x: px + random.around(0, 16) + k * 20,
        y: wayAt(px) + depth,
        size: 1.16 + depth * 0.008,
        colour: random.pick(['#f7f0e2', '#f7f0e2', '#e6d3ae', '#a8764a', '#7d5a40']),
      });
    }
  for (const { x, y, ...look } of flock.toSorted((a, b) => a.y - b.y))
    paintDuck(stage, { ...look, foot: [x, y], facing: 1 });
}

/** Young rice in the nearest field, dark against the mirrored sky. */
function paintYoungRice(stage: Stage): void {
  const { canvas, palette, random } = stage;
  for (let row = 0; row < 4; row += 1) {
    const y = 896 + row * 38;
    let blades = '';
    for (let px = -20 + (row % 2) * 34; px < WIDTH + 30; px += 70 + row * 6)
      for (const turn of [-0.5, -0.2, 0.12, 0.42])
        blades += leaf(
          [px + random.around(0, 6), y],
          (44 + row * 12) * random.between(0.8, 1.15),
          3 + row * 0.5,
          -1.57 + turn,
        );
    canvas.path(blades, mix(lit(stage, '#4f8f4a'), palette.deep, 0.4 + row * 0.1));
  }
}
