import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** One layer of roof on the right side of a gable: where it starts near the ridge and where its eave ends. */
export interface RoofTier {
  readonly from: Point;
  readonly to: Point;
  readonly thick: number;
}

/** A temple hall seen from its gable end; all tiers are given for the right side, y up from the foot. */
export interface TieredGable {
  readonly foot: Point;
  readonly size: number;
  /** Outer tiers first: each next one lies over the last. */
  readonly tiers: readonly RoofTier[];
  readonly tile: string;
  /** Colour of walls and gable board. */
  readonly wall: string;
  /** Half width and height of the front wall. */
  readonly front: readonly [number, number];
  readonly columns: number;
}

/** Paints walls, door, columns, gable board and the sweeping roofs with gilded edges. */
export function paintTieredGable(stage: Stage, hall: TieredGable): void {
  const { canvas } = stage;
  const drawn = canvas.capture(() => {
    paintWallFront(stage, hall);
    paintBoard(stage, hall);
    for (const tier of hall.tiers) for (const side of [-1, 1] as const) paintTier(stage, hall, tier, side);
    paintRidgeHorn(stage, hall);
  });
  canvas.add(`<g transform="translate(${at(hall.foot)}) scale(${Math.round(hall.size * 1000) / 1000})">${drawn}</g>`);
}

/** A point of the hanging curve of a tier, t from 0 at the ridge to 1 at the eave, `drop` units below it. */
function onTier({ from, to }: RoofTier, t: number, drop: number, side: number): Point {
  const bend: Point = [from[0] + (to[0] - from[0]) * 0.3, from[1] + (to[1] - from[1]) * 0.74];
  const along = (i: 0 | 1): number => (1 - t) ** 2 * from[i] + 2 * (1 - t) * t * bend[i] + t * t * to[i];
  return [side * along(0), -along(1) + drop];
}

function curveOf(tier: RoofTier, drop: number, side: number, back = false): string {
  const points = Array.from({ length: 13 }, (_, i) => onTier(tier, (back ? 12 - i : i) / 12, drop, side));
  return points.map(at).join('L');
}

function paintTier(stage: Stage, { tile }: TieredGable, tier: RoofTier, side: 1 | -1): void {
  const { canvas, palette } = stage;
  const own = lit(stage, tile);
  const gold = lit(stage, '#e2a93c', 0.6);
  const d = `M${curveOf(tier, 0, side)}L${curveOf(tier, tier.thick, side, true)}Z`;
  canvas.path(
    `M${curveOf(tier, 4, side)}L${curveOf(tier, tier.thick + 14, side, true)}Z`,
    palette.deep,
    'opacity=".38"',
  );
  canvas.path(
    d,
    canvas.linear(
      ramp(mix(lighten(own, 0.07), palette.glow, 0.25), [0.6, own], lighten(own, -0.09)),
      side === -1 ? [0, 0, 1, 1] : [1, 0, 0, 1],
    ),
  );
  let [rows, tiles] = ['', ''];
  for (let k = 1; k * 8 < tier.thick - 4; k += 1) rows += `M${curveOf(tier, k * 8, side)}`;
  for (let i = 1; i < 46; i += 1)
    tiles += `M${at(onTier(tier, i / 46, 1, side))}L${at(onTier(tier, i / 46, tier.thick - 2, side))}`;
  canvas.stroke(rows, lighten(own, -0.1), 1.4, 'opacity=".5"');
  canvas.stroke(tiles, lighten(own, -0.1), 1, 'opacity=".35"');
  canvas.stroke(`M${curveOf(tier, tier.thick, side)}`, lighten(gold, -0.08), 6.4);
  canvas.stroke(`M${curveOf(tier, tier.thick - 1.6, side)}`, lighten(gold, 0.07), 2.2);
  canvas.stroke(`M${curveOf(tier, 0, side)}`, gold, 3.4);
  const [ex, ey] = onTier(tier, 1, tier.thick * 0.6, side);
  canvas.path(
    `M${at([ex - side * 10, ey + 12])}Q${at([ex + side * 14, ey + 8])} ${at([ex + side * 16, ey - 30])}Q${at([ex + side * 28, ey - 6])} ${at([ex + side * 10, ey + 20])}Z`,
    gold,
  );
}

/** The long curved horn above the ridge. */
function paintRidgeHorn(stage: Stage, { tiers }: TieredGable): void {
  const { canvas } = stage;
  const top = Math.max(...tiers.map(({ from }) => from[1]));
  const gold = lit(stage, '#f0bb4a', 0.5);
  canvas.path(
    `M-9 ${-top + 16}Q-5 ${-top - 14} 2 ${-top - 36}Q6 ${-top - 60} -6 ${-top - 84}Q16 ${-top - 62} 13 ${-top - 34}Q10 ${-top - 10} 10 ${-top + 16}Z`,
    gold,
  );
  canvas.path(oval(0, -top + 12, 12, 14), gold);
}

/** The carved board under the ridge: a wheel of petals with tendrils, gold on the wall's colour. */
function paintBoard(stage: Stage, { tiers, wall, front }: TieredGable): void {
  const { canvas, palette } = stage;
  const top = Math.max(...tiers.map(({ from }) => from[1]));
  const half = front[0] * 1.06;
  const foot = front[1] - 4;
  const board = `M${-half} ${-foot}Q${num(-half * 0.42)} ${num(-foot - (top - foot) * 0.34)} 0 ${-top}Q${num(half * 0.42)} ${num(-foot - (top - foot) * 0.34)} ${half} ${-foot}Z`;
  canvas.path(board, canvas.linear(ramp(lit(stage, lighten(wall, -0.03)), lit(stage, lighten(wall, -0.1)))));
  const gold = lit(stage, '#e8b34a', 0.6);
  const middle = -foot - (top - foot) * 0.26;
  const r = (top - foot) * 0.15;
  canvas.inside(board, () => {
    let flames = '';
    for (const side of [-1, 1])
      for (let k = 0; k < 6; k += 1) {
        const root: Point = [side * (half * 0.1 + k * half * 0.15), -foot - 16];
        const long = r * (1.5 - k * 0.17);
        for (const turn of [-0.62, 0.05, 0.74])
          flames += leaf(root, long * (turn === 0.05 ? 1 : 0.7), long * 0.17, -Math.PI / 2 + side * (turn - 0.12));
      }
    canvas.path(flames, mix(gold, lit(stage, wall), 0.22));
    canvas.stroke(`M${num(-half)} ${num(-foot - 12)}H${num(half)}`, gold, 4);
    canvas.path(oval(0, middle, r * 1.1), gold, 'opacity=".3"');
    canvas.path(rosette([0, middle], { length: r, halfWidth: r * 0.2 }, 14), gold);
    canvas.path(oval(0, middle, r * 0.34), lit(stage, wall));
    canvas.path(rosette([0, middle - r * 2], { length: r * 0.6, halfWidth: r * 0.13 }, 10), gold, 'opacity=".9"');
    canvas.path(oval(half * 0.5, -foot, half, 30), palette.deep, `opacity=".2" ${canvas.blur(14)}`);
  });
  canvas.path(box(-half - 4, -foot - 4, half * 2 + 8, 14), gold);
  let fringe = '';
  for (let x = -half; x < half; x += 20)
    fringe += `M${num(x)} ${-foot + 10}Q${num(x + 10)} ${-foot + 36} ${num(x + 20)} ${-foot + 10}Z`;
  canvas.path(fringe, lighten(gold, -0.06));
}

function paintWallFront(stage: Stage, { wall, front, columns, tiers }: TieredGable): void {
  const { canvas, palette } = stage;
  const [half, tall] = front;
  const own = lit(stage, wall);
  const gold = lit(stage, '#e2a93c', 0.6);
  const side = lit(stage, '#f2e4cc');
  for (const s of [-1, 1] as const) {
    const shade =
      s === 1
        ? canvas.linear(ramp(side, lighten(side, -0.14)), [0, 0, 1, 0])
        : canvas.linear(ramp(lighten(side, -0.08), side), [0, 0, 1, 0]);
    for (const tier of tiers) {
      const under = Array.from({ length: 11 }, (_, i) => onTier(tier, (i / 10) * 0.9, tier.thick * 0.6, s));
      canvas.path(`M${at([0, 0])}L${at([0, -tier.from[1] + tier.thick])}L${under.map(at).join('L')}V0Z`, shade);
    }
  }
  canvas.path(box(-half * 1.04, -tall, half * 2.08, tall), mix(own, palette.deep, 0.42));
  const door = half * 0.24;
  canvas.path(box(-door * 1.5, -tall * 0.74, door * 3, tall * 0.74), gold);
  canvas.path(
    `M${num(-door * 1.7)} ${num(-tall * 0.72)}Q${num(-door * 0.4)} ${num(-tall * 0.8)} 0 ${num(-tall * 1.02)}Q${num(door * 0.4)} ${num(-tall * 0.8)} ${num(door * 1.7)} ${num(-tall * 0.72)}Z`,
    gold,
  );
  canvas.path(
    box(-door, -tall * 0.68, door * 2, tall * 0.68),
    canvas.linear(
      ramp(mix(palette.lamp, gold, 0.5), mix(lit(stage, '#5a2f1c'), palette.lamp, 0.2 + palette.lampGlow * 0.2)),
    ),
  );
  for (let i = 0; i < columns; i += 1) {
    const x = -half + (i * half * 2) / (columns - 1);
    if (Math.abs(x) < door) continue;
    const w = half * 0.052;
    canvas.path(
      box(x - w, -tall, w * 2, tall),
      canvas.linear(ramp(mix(own, palette.glow, 0.35), [0.5, own], lighten(own, -0.14)), [0, 0, 1, 0]),
    );
    canvas.path(box(x - w, -tall * 0.3, w * 2, 5) + box(x - w, -tall * 0.92, w * 2, 12), gold);
    canvas.path(rosette([x, -tall * 0.55], { length: w * 0.9, halfWidth: w * 0.24 }, 8), gold);
    canvas.path(box(x - w * 1.4, -10, w * 2.8, 10), lit(stage, '#d9c3a0'));
  }
}
