import { lighten } from '#demo/art/kit/colour.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Cloths of the region: Nepali dhaka, Lao sinh, Burmese acheik, Javanese parang, Malay songket, Rajasthani stripe. */
export type RunnerKind = 'dhaka' | 'sinh' | 'acheik' | 'parang' | 'songket' | 'leheriya';

/** A strip of cloth lying across the table. */
export interface Runner {
  readonly kind: RunnerKind;
  /** Where its middle lies, how long and wide it is, and how it is turned in degrees. */
  readonly middle: Point;
  readonly size: Point;
  readonly turn: number;
  readonly base: string;
  readonly colours: readonly [string, string, string];
}

/** Paints cloth, weave, hem and fringe. */
export function paintRunner(stage: Stage, runner: Runner): void {
  const { canvas } = stage;
  const [long, wide] = runner.size;
  const strip = box(-long / 2, -wide / 2, long, wide);
  const base = lit(stage, runner.base);
  canvas.group(
    `transform="translate(${num(runner.middle[0])} ${num(runner.middle[1])}) rotate(${num(runner.turn)})"`,
    () => {
      canvas.shadow(strip, [8, 12], { blur: 8, opacity: 0.4 });
      paintFringe(stage, runner);
      canvas.path(strip, canvas.linear(ramp(lighten(base, 0.04), base, lighten(base, -0.05))));
      canvas.inside(strip, () => PATTERNS[runner.kind](stage, runner));
      canvas.stroke(
        `M${num(-long / 2)} ${num(-wide / 2 + 7)}H${num(long / 2)}M${num(-long / 2)} ${num(wide / 2 - 7)}H${num(long / 2)}`,
        lit(stage, runner.colours[0]),
        5,
        'opacity=".8"',
      );
    },
  );
}

function paintFringe(stage: Stage, { size: [long, wide], colours }: Runner): void {
  let threads = '';
  for (let v = -wide / 2 + 6; v < wide / 2; v += 11)
    threads += `M${num(long / 2)} ${num(v)}l${num(stage.random.between(26, 40))} ${num(stage.random.around(0, 5))}M${num(-long / 2)} ${num(v)}l${num(-stage.random.between(26, 40))} ${num(stage.random.around(0, 5))}`;
  stage.canvas.stroke(threads, lit(stage, colours[0]), 3.4);
}

type Pattern = (stage: Stage, runner: Runner) => void;

const PATTERNS: Record<RunnerKind, Pattern> = {
  dhaka: paintDhaka,
  sinh: paintSinh,
  acheik: paintAcheik,
  parang: paintParang,
  songket: paintSongket,
  leheriya: paintLeheriya,
};

const diamond = (x: number, y: number, rx: number, ry = rx): string =>
  `M${num(x)} ${num(y - ry)}L${num(x + rx)} ${num(y)}L${num(x)} ${num(y + ry)}L${num(x - rx)} ${num(y)}Z`;

/** Small stepped triangles in close columns. */
function paintDhaka(stage: Stage, { size: [long, wide], colours }: Runner): void {
  const groups = ['', '', ''];
  const step = 36;
  for (let i = 0; i * step < long; i += 1)
    for (let k = 0; k * step < wide; k += 1) {
      const [x, y] = [-long / 2 + i * step + step / 2, -wide / 2 + k * step + step / 2];
      const up = (i + k) % 2 === 0 ? 1 : -1;
      for (const [row, half] of [15, 11, 7, 3].entries())
        groups[(i * 2 + k) % 3] += box(x - half, y - up * (12 - row * 7) - 3.5, half * 2, 6.4);
      groups[(i + k + 1) % 3] += diamond(x + step / 2, y, 4.5);
    }
  for (const [i, d] of groups.entries()) stage.canvas.path(d, lit(stage, colours[i] ?? colours[0]), 'opacity=".88"');
}

/** Fine stripes along, and a deep border of hooks and diamonds. */
function paintSinh(stage: Stage, { size: [long, wide], colours }: Runner): void {
  const { canvas } = stage;
  for (const [i, share] of [0.1, 0.17, 0.83, 0.9].entries())
    canvas.path(
      box(-long / 2, -wide / 2 + wide * share, long, 6),
      lit(stage, colours[i % 3] ?? colours[0]),
      'opacity=".9"',
    );
  let [hooks, hearts] = ['', ''];
  for (let x = -long / 2; x < long / 2; x += 74) {
    hooks += diamond(x, 0, 34, wide * 0.25) + diamond(x, 0, 24, wide * 0.17);
    hearts +=
      diamond(x, 0, 13, wide * 0.09) +
      diamond(x + 37, wide * 0.2, 9) +
      diamond(x + 37, -wide * 0.2, 9) +
      diamond(x + 37, 0, 6);
  }
  canvas.path(hooks, lit(stage, colours[0]), 'fill-rule="evenodd" opacity=".9"');
  canvas.path(hearts, lit(stage, colours[1]), 'opacity=".95"');
}

/** Interlocking waves in many threads, the court cloth of Mandalay. */
function paintAcheik(stage: Stage, { size: [long, wide], colours }: Runner): void {
  const { canvas } = stage;
  for (let k = 0; k * 20 < wide + 60; k += 1) {
    const points: Point[] = [];
    for (let i = 0; i * 12 <= long; i += 1)
      points.push([-long / 2 + i * 12, -wide / 2 - 20 + k * 20 + Math.sin(i * 0.62) * 17 + (i % 4 === 0 ? -5 : 0)]);
    canvas.stroke(polyline(points), lit(stage, colours[k % 3] ?? colours[0]), k % 3 === 0 ? 7 : 4.4, 'opacity=".9"');
  }
}

/** Slanting rows of the broken-blade figure, between lines. */
function paintParang(stage: Stage, { size: [long, wide], colours }: Runner): void {
  const { canvas } = stage;
  let [blades, lines, dots] = ['', '', ''];
  for (let x = -long / 2 - wide; x < long / 2 + wide; x += 62) {
    lines += `M${num(x)} ${num(wide / 2)}L${num(x + wide)} ${num(-wide / 2)}`;
    for (let k = 0; k * 44 < wide; k += 1) {
      const [px, py] = [x + 31 + k * 44, wide / 2 - k * 44 - 16];
      blades += `M${num(px - 14)} ${num(py + 16)}C${num(px - 20)} ${num(py - 10)} ${num(px + 16)} ${num(py + 8)} ${num(px + 12)} ${num(py - 16)}C${num(px + 24)} ${num(py + 8)} ${num(px - 4)} ${num(py + 22)} ${num(px - 14)} ${num(py + 16)}Z`;
      dots += oval(px + 8, py + 12, 4);
    }
  }
  canvas.path(blades, lit(stage, colours[0]), 'opacity=".9"');
  canvas.stroke(lines, lit(stage, colours[1]), 5, 'opacity=".8"');
  canvas.path(dots, lit(stage, colours[2]), 'opacity=".9"');
}

/** Gold thread flowers scattered on a plain ground, shoots along the edge. */
function paintSongket(stage: Stage, { size: [long, wide], colours }: Runner): void {
  const { canvas } = stage;
  let [flowers, shoots] = ['', ''];
  for (let i = 0; i * 66 < long; i += 1) {
    const x = -long / 2 + i * 66 + 33;
    for (let k = 0; k * 60 < wide - 100; k += 1)
      flowers += rosette([x + (k % 2) * 33, -wide / 2 + 80 + k * 60], { length: 16, halfWidth: 5 }, 8);
    for (const side of [-1, 1])
      shoots += `M${num(x - 26)} ${num(side * (wide / 2 - 14))}L${num(x)} ${num(side * (wide / 2 - 58))}L${num(x + 26)} ${num(side * (wide / 2 - 14))}Z`;
  }
  canvas.path(flowers, lit(stage, colours[0]), 'opacity=".85"');
  canvas.path(shoots, lit(stage, colours[1]), 'opacity=".7"');
}

/** Diagonal tie-dyed waves. */
function paintLeheriya(stage: Stage, { size: [long, wide], colours }: Runner): void {
  const { canvas } = stage;
  for (let i = 0; i * 22 < long + wide; i += 1) {
    const x = -long / 2 - wide + i * 22;
    const points: Point[] = [];
    for (let k = 0; k <= 10; k += 1)
      points.push([x + (k / 10) * wide + (k % 2 === 0 ? 5 : -5), -wide / 2 + (k / 10) * wide]);
    canvas.stroke(polyline(points), lit(stage, colours[i % 3] ?? colours[0]), i % 3 === 0 ? 9 : 5, 'opacity=".75"');
  }
}
