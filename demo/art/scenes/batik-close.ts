import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { paintWaxPen } from '#demo/art/motifs/wax-pen.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface BatikCloseOptions {
  readonly sleeve: string;
  /** Javanese flowers on cotton, or the spirals and crosses of the northern hills on hemp. */
  readonly style?: 'flowers' | 'hills';
}

const SOGA = '#7a3f1c';
const INDIGO = '#1f3a63';

/** A hand drawing hot wax on cloth, seen close: finished batik at one side, a pencilled bird and flowers at the other. */
export const batikClose: Scene<BatikCloseOptions> = {
  name: 'batik-close',
  draw(stage, { sleeve, style = 'flowers' }) {
    if (style === 'hills') return drawHemp(stage, sleeve);
    const { canvas } = stage;
    const x = focalX(stage);
    const cloth = lit(stage, '#f4e6c8');
    canvas.path(
      box(0, 0, WIDTH, HEIGHT),
      canvas.linear(ramp(lighten(cloth, 0.03), lighten(cloth, -0.05)), [0, 0, 1, 1]),
    );
    paintWeave(stage, cloth);
    const done = `M0 0H${x - 130}C${x - 250} 200 ${x - 210} 330 ${x - 330} 520S${x - 400} 830 ${x - 520} 1000H0Z`;
    paintTextile(stage, done, { design: 'parang', colours: ['#f3e0b4', SOGA, INDIGO, SOGA], turn: -38, scale: 1.5 });
    canvas.stroke(
      `M${x - 130} 0C${x - 250} 200 ${x - 210} 330 ${x - 330} 520S${x - 400} 830 ${x - 520} 1000`,
      lit(stage, '#b5772e'),
      16,
    );
    canvas.stroke(
      `M${x - 112} 0C${x - 232} 200 ${x - 192} 330 ${x - 312} 520S${x - 382} 830 ${x - 502} 1000`,
      lit(stage, '#d9a24c'),
      4,
    );
    paintBouquet(stage, [x + 60, 560]);
    paintFolds(stage);
    paintPan(stage, [x + 560, 210]);
    paintGripHand(stage, {
      transform: `translate(${x + 70} 470) rotate(30) scale(1.18)`,
      skin: '#b9774c',
      sleeve,
      tool: () => paintWaxPen(stage),
    });
  },
};

/** Hemp: dyed and boiled cloth above, wax lines on the raw cloth below, drawn from the lower edge. */
function drawHemp(stage: Stage, sleeve: string): void {
  const { canvas } = stage;
  const x = focalX(stage);
  const hemp = lit(stage, '#e9dfca');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(hemp, 0.02), lighten(hemp, -0.06)), [0, 0, 1, 1]));
  paintWeave(stage, hemp);
  paintWaxedHills(stage, x);
  const dyed = `M0 0H${WIDTH}V250C${x + 500} 330 ${x + 260} 280 ${x + 40} 330S${x - 420} 400 0 350Z`;
  canvas.shadow(dyed, [0, 16], { blur: 14, opacity: 0.5 });
  paintTextile(stage, dyed, { design: 'hill', colours: ['#1c2f63', '#e9eef6', '#8fb0dd', '#d8486a'], scale: 1.25 });
  canvas.stroke(
    `M${WIDTH} 250C${x + 500} 330 ${x + 260} 280 ${x + 40} 330S${x - 420} 400 0 350`,
    lit(stage, '#14224a'),
    14,
  );
  paintFolds(stage);
  paintPan(stage, [x - 560, 740]);
  paintGripHand(stage, {
    transform: `translate(${x + 60} 560) rotate(48) scale(1.02)`,
    skin: '#b9845a',
    sleeve,
    tool: () => paintWaxPen(stage),
  });
}

/** Bands of teeth, crosses and coiled lines in brown wax; the last band ends at the pen. */
function paintWaxedHills(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wax = lit(stage, '#7a4a22');
  const coil = (px: number, py: number, s: number): string =>
    `M${num(px)} ${num(py)}h${6 * s}v${6 * s}h${-12 * s}v${-12 * s}h${18 * s}v${18 * s}h${-24 * s}v${-24 * s}h${24 * s}`;
  let [lines, pencil] = ['', ''];
  for (const y of [430, 446, 690, 706, 940, 956]) pencil += `M0 ${y}H${WIDTH}`;
  lines += `M0 430H${WIDTH}M0 446H${WIDTH}M0 690H${x + 40}M0 706H${x + 20}`;
  for (let px = 60; px < WIDTH; px += 180) {
    const done = px < x + 20;
    const d =
      coil(px, 560, 4.4) +
      `M${px + 90} 480V650M${px + 62} 566h56M${px + 70} 500l20 -24l20 24M${px + 70} 630l20 24l20 -24`;
    if (done) lines += d;
    else pencil += d;
    pencil += coil(px + 90, 820, 4.4);
  }
  canvas.stroke(pencil, lit(stage, '#8a8a92'), 2.4, 'opacity=".5" stroke-dasharray="9 8"');
  canvas.stroke(lines, wax, 9);
  canvas.stroke(lines, lit(stage, '#c99a5c'), 2.6, 'opacity=".8" transform="translate(-1.6 -1.6)"');
}

function paintWeave(stage: Stage, cloth: string): void {
  let threads = '';
  for (let x = 0; x < WIDTH; x += 16) threads += `M${x} 0V${HEIGHT}`;
  for (let y = 0; y < HEIGHT; y += 16) threads += `M0 ${y}H${WIDTH}`;
  stage.canvas.stroke(threads, lighten(cloth, -0.05), 1.4, 'opacity=".5"');
}

/** Flowers and wings in wax, the further ones still in pencil. */
function paintBouquet(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wax = lit(stage, '#a8621f');
  const pencil = lit(stage, '#8a7d74');
  const bloom = (px: number, py: number, r: number): string =>
    rosette([px, py], { length: r, halfWidth: r * 0.36 }, 7, 0.2) +
    rosette([px, py], { length: r * 0.6, halfWidth: r * 0.16 }, 7, 0.65) +
    oval(px, py, r * 0.16);
  const vine = `M${x - 250} ${y + 380}C${x - 200} ${y + 150} ${x - 40} ${y + 220} ${x - 30} ${y + 30}S${x - 30} ${y - 200} ${x + 140} ${y - 330}`;
  const leaves = (list: readonly (readonly [number, number, number, number])[]): string =>
    list
      .map(
        ([dx, dy, long, turn]) =>
          leaf([x + dx, y + dy], long, long * 0.26, turn) +
          `M${num(x + dx)} ${num(y + dy)}L${num(x + dx + Math.cos(turn) * long * 0.8)} ${num(y + dy + Math.sin(turn) * long * 0.8)}`,
      )
      .join('');
  canvas.stroke(vine, pencil, 3, 'stroke-dasharray="7 9" opacity=".8"');
  canvas.stroke(
    bloom(x + 300, y + 300, 110) +
      bloom(x + 150, y - 330, 90) +
      leaves([
        [100, -240, 100, 0.3],
        [20, -160, 110, -2.6],
      ]),
    pencil,
    2.6,
    'opacity=".75" stroke-dasharray="8 6"',
  );
  canvas.stroke(
    `M${x - 250} ${y + 380}C${x - 200} ${y + 150} ${x - 40} ${y + 220} ${x - 30} ${y + 30}S${x - 10} ${y - 40} ${x + 10} ${y - 90}`,
    wax,
    8,
  );
  canvas.path(rosette([x - 110, y + 120], { length: 130, halfWidth: 46 }, 7, 0.2), lit(stage, '#f4e6c8'));
  const sprays = leaves([
    [-218, 290, 130, 0.1],
    [-226, 300, 110, -2.7],
    [-30, 40, 110, 0.5],
    [-28, 0, 130, -2.6],
    [-250, 370, 120, 0.5],
  ]);
  canvas.stroke(bloom(x - 110, y + 120, 130) + sprays, wax, 6);
  canvas.stroke(rosette([x - 330, y + 40], { length: 70, halfWidth: 24 }, 6) + oval(x - 330, y + 40, 14), wax, 5);
  paintDots(stage, [x - 110, y + 120], wax);
  canvas.stroke(bloom(x - 110, y + 120, 130), lit(stage, '#e0a95c'), 2, 'transform="translate(-2 -2)" opacity=".9"');
}

function paintDots(stage: Stage, [x, y]: Point, wax: string): void {
  let dots = '';
  for (let i = 0; i < 70; i += 1) {
    const a = i * 2.399;
    const r = 150 + (i % 14) * 8;
    dots += oval(x + Math.cos(a) * r, y + Math.sin(a) * r * 0.9, 3.4);
  }
  stage.canvas.path(dots, wax, 'opacity=".85"');
}

function paintFolds(stage: Stage): void {
  const { canvas, palette } = stage;
  for (const [x, lean, wide] of [
    [120, 120, 60],
    [560, 200, 80],
    [1180, 160, 70],
    [1480, 90, 50],
  ] as const) {
    const d = `M${x} -20C${x + lean * 0.3} 300 ${x - lean * 0.5} 640 ${x - lean} 1020H${x - lean + wide}C${x - lean * 0.5 + wide} 640 ${x + lean * 0.3 + wide} 300 ${x + wide} -20Z`;
    canvas.path(d, palette.deep, `opacity=".1" ${canvas.blur(16)}`);
    canvas.path(d, '#fffaf0', `opacity=".3" transform="translate(-56 0)" ${canvas.blur(14)}`);
  }
}

/** The pan of melted wax on its little stove. */
function paintPan(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const iron = lit(stage, '#4a3f3c');
  canvas.shadow(oval(x, y, 176), [14, 26], { blur: 18, opacity: 0.5 });
  canvas.path(oval(x, y, 176), lit(stage, '#b5643c'));
  canvas.stroke(oval(x, y, 168), lit(stage, '#d48a58'), 8);
  canvas.path(oval(x, y, 148), lit(stage, '#2c1a14'));
  for (const side of [-1, 1])
    canvas.stroke(`M${x + side * 136} ${y - 34}q${side * 56} 34 0 68`, lighten(iron, 0.06), 16);
  canvas.path(oval(x, y, 138), canvas.linear(ramp(lighten(iron, 0.14), lighten(iron, -0.12)), [0, 0, 1, 1]));
  canvas.path(oval(x + 4, y + 6, 112), canvas.radial(ramp('#e8a53c', [0.7, '#c97f22'], '#8a4a14'), [0.42, 0.4], 0.6));
  canvas.stroke(`M${x - 70} ${y - 40}Q${x - 20} ${y - 90} ${x + 50} ${y - 70}`, '#fff1c8', 10, `opacity=".6"`);
  canvas.path(oval(x - 30, y + 30, 9) + oval(x + 34, y + 50, 6) + oval(x + 56, y + 4, 8), '#ffdf94', 'opacity=".6"');
  paintSteam(stage, [x, y - 20], { width: 120, height: 240, count: 3, opacity: 0.3 });
}
