import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Fruit of a tropical market. */
export type Fruit =
  | 'mango'
  | 'mangosteen'
  | 'rambutan'
  | 'dragonfruit'
  | 'orange'
  | 'coconut'
  | 'durian'
  | 'pineapple'
  | 'rose-apple';

type Painter = (stage: Stage, centre: Point, radius: number) => void;

/** Paints one fruit seen from the front; radius in units. */
export function paintFruit(stage: Stage, kind: Fruit, centre: Point, radius: number): void {
  PAINTERS[kind](stage, centre, radius);
}

const PAINTERS: Record<Fruit, Painter> = {
  mango: (s, c, r) => paintMango(s, c, r),
  mangosteen: paintMangosteen,
  rambutan: paintRambutan,
  dragonfruit: paintDragonfruit,
  orange: paintOrange,
  coconut: (s, c, r) => paintBall(s, c, [r, r * 1.06], '#6fa544'),
  durian: paintDurian,
  pineapple: paintPineapple,
  'rose-apple': (s, c, r) => paintBall(s, c, [r * 0.82, r], '#d9385a'),
};

function paintBall(stage: Stage, [x, y]: Point, [rx, ry]: Point, colour: string): void {
  const { canvas } = stage;
  const own = lit(stage, colour, 0.7);
  canvas.path(oval(x + rx * 0.06, y + ry * 0.14, rx, ry), '#1a0c0c', 'opacity=".4"');
  canvas.path(
    oval(x, y, rx, ry),
    canvas.radial(ramp(lighten(own, 0.14), [0.5, own], lighten(own, -0.2)), [0.36, 0.3], 0.76),
  );
  canvas.path(oval(x - rx * 0.34, y - ry * 0.42, rx * 0.2, ry * 0.13), '#ffffff', 'opacity=".5"');
}

function paintMango(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas, random } = stage;
  const own = lit(stage, '#f2b531', 0.7);
  const turn = `transform="translate(${num(x)} ${num(y)}) rotate(${num(random.between(-34, -4))})"`;
  const shape = `M${num(-r * 1.16)} ${num(r * 0.1)}C${num(-r * 1.2)} ${num(-r * 0.9)} ${num(r * 0.5)} ${num(-r * 1.1)} ${num(r * 1.1)} ${num(-r * 0.2)}C${num(r * 1.4)} ${num(r * 0.3)} ${num(r * 0.7)} ${num(r * 0.86)} 0 ${num(r * 0.86)}C${num(-r * 0.7)} ${num(r * 0.86)} ${num(-r * 1.12)} ${num(r * 0.7)} ${num(-r * 1.16)} ${num(r * 0.1)}Z`;
  canvas.group(turn, () => {
    canvas.path(shape, '#1a0c0c', `opacity=".4" transform="translate(${num(r * 0.06)} ${num(r * 0.16)})"`);
    canvas.path(shape, canvas.radial(ramp(lighten(own, 0.1), [0.5, own], lit(stage, '#d9782a')), [0.36, 0.3], 0.8));
    canvas.path(oval(-r * 0.4, -r * 0.38, r * 0.4, r * 0.13), '#fff8dc', 'opacity=".5"');
  });
}

function paintMangosteen(stage: Stage, centre: Point, r: number): void {
  const { canvas } = stage;
  const [x, y] = centre;
  paintBall(stage, centre, [r, r * 0.94], '#5a2142');
  let cap = '';
  for (const angle of [-2.6, -1.9, -1.2, -0.5]) cap += leaf([x, y - r * 0.6], r * 0.56, r * 0.24, angle + 0.3);
  canvas.path(cap, lit(stage, '#7fa04a', 0.7));
  canvas.path(oval(x, y - r * 0.7, r * 0.15, r * 0.1), lit(stage, '#4a6a2c', 0.7));
}

function paintRambutan(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas, random } = stage;
  paintBall(stage, [x, y], [r * 0.86, r * 0.9], '#c8262f');
  let [hairs, tips] = ['', ''];
  for (let i = 0; i < 26; i += 1) {
    const angle = random.between(0, Math.PI * 2);
    const from = random.between(0.1, 0.84) * r;
    const [px, py] = [x + Math.cos(angle) * from, y + Math.sin(angle) * from];
    const d = `M${num(px)} ${num(py)}q${num(Math.cos(angle) * r * 0.2)} ${num(Math.sin(angle) * r * 0.2 - 2)} ${num(Math.cos(angle + 0.5) * r * 0.36)} ${num(Math.sin(angle + 0.5) * r * 0.36)}`;
    if (i % 3 === 0) tips += d;
    else hairs += d;
  }
  canvas.stroke(hairs, lit(stage, '#e8505a', 0.7), Math.max(1.6, r * 0.06));
  canvas.stroke(tips, lit(stage, '#a9c25a', 0.7), Math.max(1.6, r * 0.06));
}

function paintDragonfruit(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas } = stage;
  paintBall(stage, [x, y], [r * 0.86, r], '#e0397e');
  let [scales, tips] = ['', ''];
  for (const [dx, dy, angle] of [
    [-0.5, -0.3, -2.1],
    [0.44, -0.4, -1],
    [0, -0.7, -1.6],
    [-0.2, 0.1, -1.9],
    [0.3, 0.1, -1.2],
    [-0.56, 0.4, -2.2],
    [0.56, 0.36, -0.9],
    [0.02, 0.56, -1.5],
  ] as const) {
    scales += leaf([x + dx * r, y + dy * r], r * 0.5, r * 0.13, angle);
    tips += leaf(
      [x + dx * r + Math.cos(angle) * r * 0.26, y + dy * r + Math.sin(angle) * r * 0.26],
      r * 0.3,
      r * 0.08,
      angle,
    );
  }
  canvas.path(scales, lit(stage, '#f06aa0', 0.7));
  canvas.path(tips, lit(stage, '#9cc25a', 0.7));
}

function paintOrange(stage: Stage, centre: Point, r: number): void {
  paintBall(stage, centre, [r, r * 0.94], '#ee8a22');
  stage.canvas.path(oval(centre[0] + r * 0.1, centre[1] - r * 0.62, r * 0.1, r * 0.07), lit(stage, '#5a7a2c', 0.7));
  if (stage.random.chance(0.3))
    stage.canvas.path(
      leaf([centre[0] + r * 0.1, centre[1] - r * 0.62], r * 0.9, r * 0.24, -0.5),
      lit(stage, '#3f8f40', 0.7),
    );
}

function paintDurian(stage: Stage, centre: Point, r: number): void {
  const { canvas } = stage;
  const [x, y] = centre;
  paintBall(stage, centre, [r * 0.92, r], '#8f9a3c');
  let [spikes, shade] = ['', ''];
  for (let row = -3; row <= 3; row += 1)
    for (let column = -3; column <= 3; column += 1) {
      const [px, py] = [x + (column + (row % 2) * 0.5) * r * 0.27, y + row * r * 0.27];
      if (((px - x) / (r * 0.92)) ** 2 + ((py - y) / r) ** 2 > 0.96) continue;
      spikes += `M${num(px - r * 0.13)} ${num(py + r * 0.1)}L${num(px - r * 0.02)} ${num(py - r * 0.17)}L${num(px + r * 0.03)} ${num(py + r * 0.1)}Z`;
      shade += `M${num(px + r * 0.13)} ${num(py + r * 0.1)}L${num(px - r * 0.02)} ${num(py - r * 0.17)}L${num(px + r * 0.03)} ${num(py + r * 0.1)}Z`;
    }
  canvas.path(spikes, lit(stage, '#c3c766', 0.7));
  canvas.path(shade, lit(stage, '#5f6a24', 0.7));
}

function paintPineapple(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas } = stage;
  let crown = '';
  for (let i = -4; i <= 4; i += 1)
    crown += leaf([x + i * r * 0.05, y - r * 0.9], r * (1.1 - Math.abs(i) * 0.09), r * 0.12, -Math.PI / 2 + i * 0.24);
  canvas.path(crown, canvas.linear(ramp(lit(stage, '#7fae5a'), lit(stage, '#2f6f3c'))));
  const body = oval(x, y, r * 0.78, r * 1.08);
  paintBall(stage, [x, y], [r * 0.78, r * 1.08], '#e0992f');
  canvas.inside(body, () => {
    let [lattice, eyes] = ['', ''];
    for (let i = -6; i <= 6; i += 1) {
      lattice += `M${num(x + i * r * 0.3 - r)} ${num(y - r * 1.1)}l${num(r * 2)} ${num(r * 2.3)}M${num(x + i * r * 0.3 + r)} ${num(y - r * 1.1)}l${num(-r * 2)} ${num(r * 2.3)}`;
      for (let k = -4; k <= 4; k += 1) eyes += oval(x + i * r * 0.3, y + k * r * 0.34 + (i % 2) * r * 0.17, r * 0.045);
    }
    canvas.stroke(lattice, lit(stage, '#8a5418'), Math.max(1.5, r * 0.04), 'opacity=".6"');
    canvas.path(eyes, lit(stage, '#fbe2a0'), 'opacity=".7"');
  });
}
