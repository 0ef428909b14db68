import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBanig, paintTiles } from './patterned-floor.ts';

/** What the table is covered with or made of. */
export type TabletopKind = 'planks' | 'mat' | 'check' | 'marble' | 'banig' | 'tiles' | 'kolam' | 'formica';

/** A table seen from above: its kind, main colour, and the colour of pattern or joints. */
export interface Tabletop {
  readonly kind: TabletopKind;
  readonly base: string;
  readonly line: string;
}

const WHOLE = `width="${WIDTH}" height="${HEIGHT}"`;

/** Covers the canvas with the table, lit from the upper left. */
export function paintTabletop(stage: Stage, { kind, base, line }: Tabletop): void {
  const { canvas } = stage;
  const [tone, mark] = [lit(stage, base), lit(stage, line)];
  canvas.add(`<rect ${WHOLE} fill="${canvas.linear(ramp(lighten(tone, 0.03), lighten(tone, -0.09)), [0, 0, 1, 1])}"/>`);
  PAINTERS[kind](stage, tone, mark);
  const gleam = canvas.radial(ramp([0, '#fff3d6', 0.26], [1, '#fff3d6', 0]), [0.3, 0.2], 0.75);
  canvas.add(`<rect ${WHOLE} fill="${gleam}"/>`);
}

type Painter = (stage: Stage, tone: string, mark: string) => void;

const PAINTERS: Record<TabletopKind, Painter> = {
  planks: paintPlanks,
  mat: paintMat,
  check: paintCheck,
  marble: paintMarble,
  banig: paintBanig,
  tiles: paintTiles,
  kolam: paintKolam,
  formica: paintFormica,
};

function paintPlanks(stage: Stage, tone: string, mark: string): void {
  const { canvas, random } = stage;
  let y = -20;
  while (y < HEIGHT) {
    const wide = random.between(120, 170);
    const board = box(0, y, WIDTH, wide - 5);
    const own = lighten(tone, random.around(0, 0.022));
    canvas.path(board, canvas.linear(ramp(lighten(own, 0.035), own, lighten(own, -0.04))));
    let grain = '';
    for (let k = 0; k < 7; k += 1) {
      const gy = y + random.between(8, wide - 14);
      const bend = random.around(0, 12);
      grain += `M-10 ${num(gy)}C${num(random.between(200, 600))} ${num(gy + bend)} ${num(random.between(800, 1300))} ${num(gy - bend)} 1610 ${num(gy + random.around(0, 6))}`;
    }
    canvas.stroke(grain, mark, 2, 'opacity=".3"');
    const kx = random.between(80, 1500);
    const ky = y + wide * 0.5;
    canvas.stroke(oval(kx, ky, 26, 9) + oval(kx, ky, 15, 5) + oval(kx, ky, 40, 15), mark, 2, 'opacity=".34"');
    canvas.path(box(0, y + wide - 6, WIDTH, 6), lighten(tone, -0.2), 'opacity=".75"');
    y += wide;
  }
}

/** Split bamboo or reed, two over two. */
function paintMat(stage: Stage, tone: string, mark: string): void {
  const { canvas } = stage;
  let [across, down] = ['', ''];
  for (let row = 0; row < 23; row += 1)
    for (let column = -1; column < 20; column += 1) {
      const [x, y] = [column * 88 + (row % 2) * 44, row * 44];
      across += `M${x + 3} ${y + 4}h38v17h-38zm0 20h38v17h-38z`;
      down += `M${x + 48} ${y + 3}h17v38h-17zm20 0h17v38h-17z`;
    }
  canvas.add(`<rect ${WHOLE} fill="${mark}" opacity=".4"/>`);
  canvas.path(across, canvas.linear(ramp(lighten(tone, 0.05), lighten(tone, -0.05)), [0, 0, 1, 1]));
  canvas.path(down, canvas.linear(ramp(lighten(tone, -0.005), lighten(tone, -0.1)), [0, 0, 1, 1]));
}

/** Small checks as on a krama or gamcha. */
function paintCheck(stage: Stage, tone: string, mark: string): void {
  const { canvas } = stage;
  let [across, down, fine] = ['', '', ''];
  for (let y = 0; y < HEIGHT; y += 52) across += box(0, y, WIDTH, 26);
  for (let x = 0; x < WIDTH; x += 52) down += box(x, 0, 26, HEIGHT);
  for (let y = 39; y < HEIGHT; y += 52) fine += `M0 ${y}H${WIDTH}`;
  for (let x = 39; x < WIDTH; x += 52) fine += `M${x} 0V${HEIGHT}`;
  canvas.path(across, mark, 'opacity=".55"');
  canvas.path(down, mark, 'opacity=".5"');
  canvas.stroke(fine, lighten(tone, 0.1), 3, 'opacity=".35"');
}

function paintMarble(stage: Stage, tone: string, mark: string): void {
  const { canvas, random } = stage;
  for (let i = 0; i < 15; i += 1) {
    let [x, y] = [random.between(-200, WIDTH), random.between(-100, HEIGHT)];
    let d = `M${num(x)} ${num(y)}`;
    for (let k = 0; k < 6; k += 1) {
      x += random.between(50, 150);
      y += random.between(-26, 74);
      d += `Q${num(x - 40)} ${num(y + random.around(0, 40))} ${num(x)} ${num(y)}`;
    }
    canvas.stroke(d, mark, random.between(8, 22), `opacity=".14" ${canvas.blur(7)}`);
    canvas.stroke(d, lighten(mark, -0.08), random.between(1.2, 2.6), 'opacity=".34"');
  }
  canvas.path(oval(1250, 800, 500, 300), tone, `opacity=".3" ${canvas.blur(60)}`);
}

/** White lines drawn round dots on a red floor, as on thresholds in the south of India. */
function paintKolam(stage: Stage, tone: string, mark: string): void {
  const { canvas } = stage;
  canvas.grain(box(0, 0, WIDTH, HEIGHT), { colour: lighten(tone, -0.12), axis: [0, 0, WIDTH, HEIGHT], opacity: 0.4 });
  let [loops, dots] = ['', ''];
  const step = 92;
  for (let row = -1; row < 12; row += 1)
    for (let column = -1; column < 19; column += 1) {
      const [x, y] = [column * step + (row % 2) * (step / 2), row * step];
      dots += oval(x, y, 6.5);
      loops += `M${x - 46} ${y}Q${x - 46} ${y - 46} ${x} ${y - 46}Q${x + 46} ${y - 46} ${x + 46} ${y}Q${x + 46} ${y + 46} ${x} ${y + 46}Q${x - 46} ${y + 46} ${x - 46} ${y}Z`;
      if ((row + column) % 3 === 0) loops += rosette([x, y], { length: 34, halfWidth: 9 }, 4, Math.PI / 4);
    }
  canvas.stroke(loops, mark, 4, 'opacity=".5"');
  canvas.path(dots, mark, 'opacity=".7"');
}

/** A printed laminate of leaf sprays, the kitchen table of the sixties. */
function paintFormica(stage: Stage, tone: string, mark: string): void {
  const { canvas, random } = stage;
  let [sprays, flecks] = ['', ''];
  for (let i = 0; i < 60; i += 1) {
    const root: readonly [number, number] = [
      (i % 10) * 168 + random.around(40, 44),
      Math.floor(i / 10) * 172 + random.around(40, 44),
    ];
    const turn = random.between(0, 6.2);
    for (const spread of [-0.5, 0, 0.5]) sprays += leaf(root, random.between(26, 42), 7, turn + spread);
  }
  for (let i = 0; i < 260; i += 1)
    flecks += oval(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(1.5, 4));
  canvas.path(sprays, mark, 'opacity=".35"');
  canvas.path(flecks, mix(tone, '#ffffff', 0.6), 'opacity=".5"');
}
