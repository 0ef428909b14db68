import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBicycle, type Bicycle } from '#demo/art/motifs/bicycle.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import type { Scene } from '#demo/art/picture.ts';
import { paintLaneLand, type LanePlace } from './village-lane-land.ts';

/** What may be chosen in the scene. */
export interface VillageLaneOptions {
  readonly place: LanePlace;
}

const LANES: Record<LanePlace, { top: number; bottom: number; earth: string; facing: 1 | -1; size: number }> = {
  'sugar-palms': { top: 800, bottom: 916, earth: '#c9703f', facing: 1, size: 2.7 },
  paddies: { top: 790, bottom: 890, earth: '#d9c3a0', facing: -1, size: 2.5 },
  volcano: { top: 742, bottom: 784, earth: '#7f6a4c', facing: 1, size: 2.2 },
};

const RIDERS: Record<LanePlace, readonly [Bicycle['rider'] & object, Bicycle['rider'] & object]> = {
  'sugar-palms': [
    { shirt: '#e8a23c', legs: '#3a4a5c', hat: 'straw', skin: '#b07a54' },
    { shirt: '#3f8a9a', legs: '#6a4a3c', hat: 'none', skin: '#8f5a3c' },
  ],
  paddies: [
    { shirt: '#d8485c', legs: '#f3ead6', hat: 'cone', skin: '#c08a5c' },
    { shirt: '#f6efe0', legs: '#2f4f6a', hat: 'cone', skin: '#b9805a' },
  ],
  volcano: [
    { shirt: '#c84a3a', legs: '#33344a', hat: 'none', skin: '#a86a45' },
    { shirt: '#f0e2c4', legs: '#4a3a54', hat: 'straw', skin: '#a06a48' },
  ],
};

/** Two bicycles on a village lane. */
export const villageLane: Scene<VillageLaneOptions> = {
  name: 'village-lane',
  draw(stage, { place }) {
    const lane = LANES[place];
    paintLaneLand(stage, place, lane.top);
    if (place === 'volcano') {
      paintReflected(stage, lane.bottom, () => paintDyke(stage, place), { squash: 0.86, opacity: 0.5 });
      paintFloodedFront(stage, lane.bottom);
      return;
    }
    paintLane(stage, place);
    paintRiders(stage, place);
    paintVerge(stage, place);
  },
};

function paintRiders(stage: Stage, place: LanePlace): void {
  const { facing, size, top, bottom } = LANES[place];
  const [first, second] = RIDERS[place];
  const x = focalX(stage);
  const y = top + (bottom - top) * 0.62;
  paintBicycle(stage, {
    foot: [x + facing * -230, y - 16],
    size: size * 0.96,
    frame: '#2f6f8a',
    facing,
    rider: second,
    load: '#7ab04a',
  });
  paintBicycle(stage, {
    foot: [x + facing * 170, y + 8],
    size,
    frame: '#c8402f',
    facing,
    rider: first,
    load: '#f0a83c',
  });
}

function paintLane(stage: Stage, place: LanePlace): void {
  const { canvas, random } = stage;
  const { top, bottom, earth } = LANES[place];
  const soil = lit(stage, earth);
  const edge = (y: number, sway: number): Point[] =>
    Array.from({ length: 11 }, (_, i): Point => [i * 180 - 100, y + random.around(0, sway)]);
  const [back, front] = [edge(top, 5), edge(bottom, 8)];
  const lane = `${smooth(back)}L${smooth([...front].reverse()).slice(1)}Z`;
  canvas.path(lane, canvas.linear(ramp(lighten(soil, 0.04), lighten(soil, -0.05))));
  canvas.grain(lane, { colour: lighten(soil, -0.18), axis: [0, top, 0, bottom + 30], opacity: 0.5 });
  let ruts = '';
  for (const share of [0.3, 0.68]) {
    const y = top + (bottom - top) * share;
    ruts += `M-20 ${num(y)}Q400 ${num(y - 9)} 800 ${num(y + 3)}T1640 ${num(y - 4)}`;
  }
  canvas.stroke(ruts, lighten(soil, -0.08), 9, 'opacity=".6"');
  let stones = '';
  for (let i = 0; i < 46; i += 1)
    stones += oval(
      random.between(0, WIDTH),
      random.between(top + 12, bottom - 8),
      random.between(2, 6),
      random.between(1.4, 3.4),
    );
  canvas.path(stones, lighten(soil, 0.1), 'opacity=".7"');
}

/** Grass and flowers along the near edge, darker towards the viewer. */
function paintVerge(stage: Stage, place: LanePlace): void {
  const { canvas, palette, random } = stage;
  const { bottom } = LANES[place];
  const grass = lit(stage, place === 'paddies' ? '#4f9a48' : '#5f8a48');
  canvas.path(
    `M-10 ${bottom + 8}Q400 ${bottom - 8} 800 ${bottom + 6}T1610 ${bottom}V${HEIGHT + 10}H-10Z`,
    canvas.linear(ramp(grass, mix(grass, palette.deep, 0.62))),
  );
  const rows = [
    { y: bottom + 14, tone: lighten(grass, 0.05), tall: 34, count: 170 },
    { y: bottom + 56, tone: mix(grass, palette.deep, 0.24), tall: 54, count: 130 },
    { y: HEIGHT + 8, tone: mix(grass, palette.deep, 0.52), tall: 80, count: 110 },
  ];
  for (const { y, tone, tall, count } of rows) {
    let blades = '';
    for (let i = 0; i < count; i += 1)
      blades += leaf(
        [random.between(-10, WIDTH + 10), y + random.around(0, 9)],
        tall * random.between(0.5, 1.1),
        3.4,
        -1.57 + random.around(0, 0.5),
      );
    canvas.path(blades, tone);
  }
  let [petals, hearts] = ['', ''];
  for (let i = 0; i < 26; i += 1) {
    const [fx, fy] = [random.between(0, WIDTH), bottom + random.between(6, 74)];
    petals += oval(fx - 4, fy, 4, 3) + oval(fx + 4, fy, 4, 3) + oval(fx, fy - 4, 3, 4) + oval(fx, fy + 4, 3, 4);
    hearts += oval(fx, fy, 2);
  }
  canvas.path(petals, lit(stage, place === 'paddies' ? '#fdf6e4' : '#f2a8c0'));
  canvas.path(hearts, lit(stage, '#f2b43c'));
}

/** The riders on a grassy dyke, dark against the light. */
function paintDyke(stage: Stage, place: LanePlace): void {
  const { canvas, palette, random } = stage;
  const { top, bottom } = LANES[place];
  const soil = mix(lit(stage, '#6a7a48'), palette.deep, 0.3);
  canvas.path(
    `M-10 ${top}Q420 ${top - 10} 800 ${top}T1610 ${top - 6}V${bottom}H-10Z`,
    canvas.linear(ramp(lighten(soil, 0.06), mix(soil, palette.deep, 0.4))),
  );
  let blades = '';
  for (let i = 0; i < 190; i += 1)
    blades += leaf(
      [random.between(-10, WIDTH + 10), top + random.between(-2, 30)],
      random.between(10, 26),
      2.4,
      -1.57 + random.around(0, 0.6),
    );
  canvas.path(blades, mix(soil, palette.deep, 0.2));
  const { facing, size } = LANES[place];
  const [first, second] = RIDERS[place];
  const x = focalX(stage);
  paintBicycle(stage, { foot: [x - 190, top + 6], size: size * 0.97, frame: '#2f5a7a', facing, rider: second });
  paintBicycle(stage, { foot: [x + 190, top + 8], size, frame: '#b83a2c', facing, rider: first, load: '#f0a83c' });
}

/** Young rice standing in the flooded field before the dyke. */
function paintFloodedFront(stage: Stage, top: number): void {
  const { canvas, palette, random } = stage;
  const green = mix(lit(stage, '#4f8f4a'), palette.deep, 0.12);
  for (let row = 0; row < 7; row += 1) {
    const t = row / 6;
    const y = top + 34 + t * t * 186;
    let blades = '';
    for (let x = -20 + (row % 2) * 30; x < WIDTH + 30; x += 46 + t * 50) {
      const root: Point = [x + random.around(0, 8), y + random.around(0, 3)];
      for (const turn of [-0.5, -0.2, 0.12, 0.42])
        blades += leaf(
          root,
          (16 + t * 46) * random.between(0.8, 1.15),
          1.6 + t * 2.6,
          -1.57 + turn + random.around(0, 0.12),
        );
    }
    canvas.path(blades, mix(green, palette.deep, t * 0.35));
  }
  let bars = '';
  for (let i = 0; i < 60; i += 1) {
    const t = random.next();
    const w = random.between(20, 110) * (0.4 + t);
    bars += `<rect x="${num(random.between(0, WIDTH))}" y="${num(top + 12 + t * t * 200)}" width="${num(w)}" height="${num(1 + t * 2.4)}" rx="1.5"/>`;
  }
  canvas.add(`<g fill="${mix(palette.water[0], '#ffffff', 0.4)}" opacity=".45">${bars}</g>`);
}
