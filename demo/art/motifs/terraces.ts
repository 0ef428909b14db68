import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { areaAbove, num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Curved rice terraces from `top` down to the lower edge. */
export interface Terraces {
  readonly top: number;
  readonly rows: number;
  /** Young rice is green, ripe rice golden. */
  readonly crop: 'green' | 'gold';
  /** Every how many rows one lies flooded and mirrors the sky. */
  readonly floodedEvery: number;
  /** Called after each row is painted, with the row's upper edge: the place to stand things on it. */
  readonly onRow?: (row: number, edge: readonly Point[], nearness: number) => void;
}

/** Paints the terraces from far to near. */
export function paintTerraces(stage: Stage, terraces: Terraces): void {
  for (let row = 0; row < terraces.rows; row += 1) {
    const nearness = row / (terraces.rows - 1);
    const edge = edgeOf(stage, terraces, nearness, row);
    paintRow(stage, terraces, { row, nearness, edge });
    terraces.onRow?.(row, edge, nearness);
  }
}

function edgeOf(stage: Stage, { top }: Terraces, nearness: number, row: number): Point[] {
  const noise = layeredNoise(`${stage.seed}:terraces`, 3);
  const y = top + nearness ** 1.32 * (HEIGHT - top + 130);
  const swing = 16 + nearness * 78;
  const points: Point[] = [];
  for (let x = -40; x <= WIDTH + 40; x += 20) {
    const u = x / WIDTH;
    const hill =
      Math.sin(u * Math.PI * 1.3 + 0.25) * swing - Math.sin(u * Math.PI * 2.7 + 1 + nearness * 0.9) * swing * 0.4;
    points.push([x, y - hill + (noise(x / (240 + nearness * 220) + row * 0.34) - 0.5) * swing * 0.8]);
  }
  return points;
}

interface Row {
  readonly row: number;
  readonly nearness: number;
  readonly edge: readonly Point[];
}

function paintRow(stage: Stage, { crop, floodedEvery }: Terraces, { row, nearness, edge }: Row): void {
  const { canvas, palette } = stage;
  const fresh = crop === 'green' ? mix(palette.leaf, '#c9df6c', 0.55) : mix(palette.gold, '#d9b648', 0.5);
  const deep = crop === 'green' ? palette.leaf : mix(palette.leaf, palette.gold, 0.42);
  const airy = (colour: string): string => mix(lit(stage, colour, 0.9), palette.haze, (1 - nearness) * 0.32);
  const field = airy(mix(fresh, deep, nearness * 0.75));
  const lip = airy(mix(fresh, '#f6f3b0', 0.5 - nearness * 0.2));
  const riser = airy(mix(deep, palette.deep, 0.35 + nearness * 0.4));
  const noise = layeredNoise(`${stage.seed}:width`, 2);
  const depth = 7 + nearness * 22;
  const lower = edge.map(([x, y]): Point => [x, y + depth * (0.65 + 0.6 * noise(x / 300 + row * 1.7))]);
  const strip = polyline([...edge, ...lower.toReversed()], true);
  const flooded = row % floodedEvery === floodedEvery - 1;
  canvas.path(areaAbove(edge, HEIGHT + 20), riser);
  canvas.path(
    strip,
    flooded ? mirrorOfSky(stage) : canvas.linear(ramp(lip, [0.45, field], mix(lip, field, 0.5)), [0, 0, 1, 0]),
  );
  canvas.stroke(
    polyline(lower),
    flooded ? mix(palette.water[0], '#ffffff', 0.4) : lip,
    1.2 + nearness * 2.6,
    'opacity=".85"',
  );
  if (!flooded) paintTufts(stage, { row, nearness, edge: lower }, mix(field, riser, 0.5), depth);
  canvas.grain(areaAbove(edge, Math.min(HEIGHT + 20, (edge[0]?.[1] ?? 0) + 240)), {
    colour: lighten(riser, -0.09),
    axis: [0, (edge[40]?.[1] ?? 0) + depth, 0, (edge[40]?.[1] ?? 0) + depth + 40 + nearness * 60],
    alphas: [
      [0, 0.5],
      [1, 0],
    ],
    opacity: 0.4,
  });
}

function mirrorOfSky(stage: Stage): string {
  const [far, middle] = stage.palette.water;
  return stage.canvas.linear(ramp(far, [0.35, mix(far, middle, 0.45)], [0.7, middle], far), [0, 0, 1, 0]);
}

function paintTufts(stage: Stage, { nearness, edge }: Row, colour: string, depth: number): void {
  const { canvas, random } = stage;
  let d = '';
  const count = 40 + Math.round(nearness * 44);
  for (let i = 0; i < count; i += 1) {
    const from = edge[Math.floor(random.next() * edge.length)] ?? [0, 0];
    const [x, y] = [random.around(from[0], 10), from[1] - random.next() * depth * 0.8];
    const tall = 4 + nearness * 14;
    d += `M${num(x)} ${num(y)}L${num(x - tall * 0.32)} ${num(y - tall)}M${num(x)} ${num(y)}L${num(x + tall * 0.05)} ${num(y - tall * 1.15)}M${num(x)} ${num(y)}L${num(x + tall * 0.36)} ${num(y - tall * 0.9)}`;
  }
  canvas.stroke(d, colour, 1 + nearness * 1.3, 'opacity=".65"');
}
