import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintDumpling } from '#demo/art/motifs/dumpling.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintTextile, type Textile } from '#demo/art/motifs/textile.ts';

/** A mat on the floor; the point is the middle of its near edge. */
export function paintMat(stage: Stage, [x, y]: Point, [half, deep]: Point, textile: Textile): void {
  const { canvas } = stage;
  const d = `M${x - half} ${y}L${x - half * 0.84} ${y - deep}H${x + half * 0.84}L${x + half} ${y}Z`;
  canvas.shadow(d, [4, 8], { blur: 6, opacity: 0.35 });
  paintTextile(stage, d, textile);
  canvas.stroke(`M${x - half} ${y}H${x + half}`, lit(stage, textile.colours[1]), 8, 'opacity=".8"');
}

/** The outline of a length of cloth that hangs from its upper left corner. */
export const hung = (x: number, y: number, wide: number, drop: number): string =>
  `M${x} ${y}H${x + wide}V${y + drop}Q${x + wide / 2} ${y + drop + 26} ${x} ${y + drop}Z`;

/** Cloth that hangs over a bamboo bar on two feet, and the feet; the point is the middle of the bar. */
export function paintBarCloth(stage: Stage, [x, y]: Point, [wide, drop]: Point, textile: Textile): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a5630', 0.6);
  for (const side of [-1, 1])
    canvas.stroke(`M${x + side * (wide / 2 + 34)} ${y - 14}V${y + drop + 70}`, lighten(wood, -0.06), 18);
  const [left, right, foot] = [x - wide / 2, x + wide / 2, y + drop];
  const d = `M${left} ${y}H${right}C${right + 6} ${y + drop * 0.4} ${right - 8} ${y + drop * 0.7} ${right + 4} ${foot}Q${x} ${foot + 16} ${left - 4} ${foot}C${left + 8} ${y + drop * 0.7} ${left - 6} ${y + drop * 0.4} ${left} ${y}Z`;
  canvas.shadow(d, [10, 10], { blur: 10, opacity: 0.4 });
  paintTextile(stage, d, textile);
  const folds = ramp(
    [0, '#140a10', 0.24],
    [0.2, '#140a10', 0],
    [0.5, '#140a10', 0.16],
    [0.7, '#ffffff', 0.12],
    [1, '#140a10', 0.3],
  );
  canvas.path(d, canvas.linear(folds, [0, 0, 1, 0]));
  canvas.path(box(left - 60, y - 14, wide + 120, 20), canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.08))));
}

/** Half the width of a tower, its trays, and whether the topmost is open. */
export interface Steamers {
  readonly half: number;
  readonly layers: number;
  readonly lid?: boolean;
}

/** A tower of bamboo steamers seen from the side; the point is the middle of its foot. */
export function paintSteamers(stage: Stage, [x, y]: Point, { half, layers, lid = true }: Steamers): void {
  const { canvas } = stage;
  const cane = lit(stage, '#d9a95c', 0.5);
  const tall = half * 0.42;
  canvas.path(oval(x + 8, y, half * 1.1, half * 0.14), '#140a10', `opacity=".4" ${canvas.blur(8)}`);
  for (let i = 0; i < layers; i += 1) {
    const top = y - (i + 1) * tall;
    const d = `M${x - half} ${top}V${top + tall}Q${x} ${top + tall + half * 0.16} ${x + half} ${top + tall}V${top}Z`;
    canvas.path(
      d,
      canvas.linear(ramp(lighten(cane, -0.03), [0.3, lighten(cane, 0.09)], lighten(cane, -0.17)), [0, 0, 1, 0]),
    );
    canvas.stroke(
      `M${x - half} ${num(top + tall * 0.74)}Q${x} ${num(top + tall * 0.74 + half * 0.16)} ${x + half} ${num(top + tall * 0.74)}`,
      lighten(cane, -0.18),
      5,
    );
  }
  const top = y - layers * tall;
  canvas.path(oval(x, top, half, half * 0.2), lighten(cane, 0.02));
  if (lid)
    canvas.path(
      `M${x - half} ${top}C${x - half * 0.6} ${top - half * 0.34} ${x + half * 0.6} ${top - half * 0.34} ${x + half} ${top}Q${x} ${top + half * 0.2} ${x - half} ${top}Z`,
      canvas.linear(ramp(lighten(cane, 0.08), lighten(cane, -0.12)), [0, 0, 1, 0.4]),
    );
  else {
    canvas.path(oval(x, top + 2, half * 0.88, half * 0.15), lighten(cane, -0.24));
    for (const [i, dx] of [-0.58, -0.2, 0.2, 0.58].entries())
      paintDumpling(stage, [x + dx * half, top - half * 0.06], half * 0.19, i);
  }
  paintSteam(stage, [x, top - 10], { width: half * 1.2, height: half * 1.7, count: 4, opacity: 0.32 });
}

/** A clay stove with a glow in its mouth; the point is the middle of its foot. */
export function paintStove(stage: Stage, [x, y]: Point, half: number): void {
  const { canvas, palette } = stage;
  const clay = lit(stage, '#b5673f', 0.6);
  const d = `M${x - half * 0.8} ${y}C${x - half * 1.1} ${y - half * 0.6} ${x - half} ${y - half} ${x - half} ${y - half * 1.1}H${x + half}C${x + half} ${y - half} ${x + half * 1.1} ${y - half * 0.6} ${x + half * 0.8} ${y}Z`;
  canvas.path(oval(x, y, half * 1.1, half * 0.14), '#140a10', `opacity=".4" ${canvas.blur(8)}`);
  canvas.path(d, canvas.linear(ramp(lighten(clay, 0.06), [0.4, clay], lighten(clay, -0.16)), [0, 0, 1, 0.2]));
  canvas.path(oval(x, y - half * 0.36, half * 0.42, half * 0.24), '#2a0f0a');
  canvas.path(
    oval(x, y - half * 0.3, half * 0.34, half * 0.16),
    canvas.radial(ramp('#ffd27a', [0.5, '#f0702a'], [1, '#7a1f10'])),
  );
  canvas.path(
    oval(x, y - half * 0.3, half * 1.6),
    canvas.radial(ramp([0, palette.lamp, 0.4], [1, palette.lamp, 0])),
    'style="mix-blend-mode:screen"',
  );
}

/** What is woven into a basket, and whether it is finished. */
export interface Basket {
  readonly textile: Textile;
  readonly done?: boolean;
}

/** A woven basket, ribs standing up until it is done; the point is the middle of its rim. */
export function paintBasket(stage: Stage, [x, y]: Point, half: number, { textile, done = false }: Basket): void {
  const { canvas, random } = stage;
  const straw = lit(stage, '#e2c07c', 0.5);
  let far = '';
  if (!done)
    for (let i = 0; i <= 16; i += 1) {
      const dx = (i / 8 - 1) * half * 0.92;
      far += `M${num(x + dx)} ${y}Q${num(x + dx * 1.2)} ${num(y - half * 0.3)} ${num(x + dx * 1.35 + random.around(0, half * 0.06))} ${num(y - half * (0.56 + random.next() * 0.14))}`;
    }
  canvas.stroke(far, lighten(straw, -0.08), half * 0.04);
  const d = `M${x - half} ${y}C${x - half * 0.97} ${y + half * 0.4} ${x - half * 0.85} ${y + half * 0.7} ${x - half * 0.72} ${y + half * 0.82}C${x - half * 0.4} ${y + half * 0.92} ${x + half * 0.4} ${y + half * 0.92} ${x + half * 0.72} ${y + half * 0.82}C${x + half * 0.85} ${y + half * 0.7} ${x + half * 0.97} ${y + half * 0.4} ${x + half} ${y}Z`;
  canvas.shadow(d, [6, 10], { blur: 8, opacity: 0.4 });
  paintTextile(stage, d, textile);
  canvas.path(
    d,
    canvas.linear(
      ramp([0, '#140a10', 0.3], [0.3, '#ffffff', 0.12], [0.6, '#140a10', 0.05], [1, '#140a10', 0.42]),
      [0, 0, 1, 0],
    ),
  );
  canvas.path(oval(x, y, half, half * 0.22), lighten(straw, -0.22));
  canvas.stroke(oval(x, y, half, half * 0.22), straw, half * 0.08);
}

/** A bundle of reeds or split cane on the floor. */
export function paintBundle(stage: Stage, [x, y]: Point, long: number, colour: string): void {
  const { canvas, random } = stage;
  const straw = lit(stage, colour, 0.5);
  for (let i = 0; i < 14; i += 1)
    canvas.stroke(
      `M${num(x + random.around(0, 12))} ${num(y - i * 2.4)}q${num(long / 2)} ${num(random.around(-8, 12))} ${num(long + random.around(0, 30))} ${num(random.around(0, 10))}`,
      lighten(straw, random.around(0, 0.06)),
      5,
    );
  canvas.stroke(`M${num(x + long * 0.4)} ${y + 4}q10 -22 0 -40`, lit(stage, '#a9362c'), 9);
}

/** A hanging oil or paper lamp and its glow. */
export function paintBulb(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  canvas.stroke(`M${x} 0V${y - 40}`, '#1a1210', 4);
  canvas.path(
    oval(x, y, 210),
    canvas.radial(ramp([0, palette.lamp, 0.7], [0.25, palette.lamp, 0.3], [1, palette.lamp, 0])),
  );
  canvas.path(
    `M${x - 44} ${y - 4}Q${x - 40} ${y - 44} ${x} ${y - 46}Q${x + 40} ${y - 44} ${x + 44} ${y - 4}Z`,
    '#5a2f22',
  );
  canvas.path(oval(x, y, 22, 24), '#fff4cf');
}
