import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintLeafFrame } from '#demo/art/motifs/leaf-frame.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Design } from '#demo/art/motifs/textile-tiles.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type RattanBasketOptions = Record<never, never>;

/** Rattan baskets on a longhouse veranda: two finished, one with its stakes still standing. */
export const rattanBasket: Scene<RattanBasketOptions> = {
  name: 'rattan-basket',
  draw(stage) {
    const x = focalX(stage);
    paintVeranda(stage, x);
    paintCoil(stage, [x - 620, 900], 120);
    paintCarrier(stage, {
      foot: [x - 420, 830],
      wide: 300,
      tall: 430,
      design: 'naga',
      dark: '#2a1c18',
      red: '#a8322a',
    });
    paintCarrier(stage, {
      foot: [x + 470, 800],
      wide: 250,
      tall: 340,
      design: 'hill',
      dark: '#8f2f22',
      red: '#2a1c18',
    });
    paintUnfinished(stage, [x + 20, 900]);
    paintCoil(stage, [x + 400, 930], 96);
    paintKnife(stage, [x + 560, 950]);
    paintLeafFrame(stage, 'right', 0.7);
  },
};

function paintVeranda(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintSky(stage, 420);
  for (const [i, share] of [0.6, 0.36, 0.12].entries())
    paintRidge(stage, {
      name: `forest${i}`,
      y: 240 + i * 90,
      height: 140,
      wave: 220,
      colour: mix(mix(palette.hill, palette.leaf, 0.4 + i * 0.3), palette.haze, share),
      fade: 0.4,
      trees: 12 + i * 14,
    });
  paintMist(stage, 330, 470, { opacity: 0.5 });
  const wood = lit(stage, '#6a4a34');
  let rails = '';
  for (let px = 10; px < WIDTH; px += 86) rails += `M${px} 600L${px + 86} 500M${px + 86} 600L${px} 500`;
  canvas.stroke(rails, lighten(wood, 0.03), 13);
  canvas.stroke(rails, lighten(wood, 0.16), 3, 'transform="translate(-2 -3)"');
  canvas.path(
    box(0, 480, WIDTH, 26) + box(0, 590, WIDTH, 24),
    canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.04))),
  );
  canvas.path(box(0, 612, WIDTH, HEIGHT - 612), canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.12))));
  let slats = '';
  for (let i = 0; i < 13; i += 1) slats += `M0 ${num(618 + i * 16 + i * i * 1.3)}H${WIDTH}`;
  canvas.stroke(slats, lighten(wood, -0.18), 5, 'opacity=".75"');
  canvas.stroke(slats, lighten(wood, 0.14), 2, 'opacity=".5" transform="translate(0 5)"');
  for (const px of [60, 1490])
    canvas.path(
      box(px, 0, 50, 640),
      canvas.linear(ramp(lighten(wood, 0.12), [0.4, wood], lighten(wood, -0.16)), [0, 0, 1, 0]),
    );
  canvas.path(box(0, 0, WIDTH, 44), lighten(wood, -0.18));
  let thatch = '';
  for (let px = -10; px < WIDTH; px += 13)
    thatch += `M${px} 38L${num(px + stage.random.around(0, 5))} ${num(70 + stage.random.between(0, 30))}`;
  canvas.stroke(thatch, lit(stage, '#7a6244'), 6);
  const mat = `M${x - 640} 690H${x + 620}L${x + 760} 990H${x - 790}Z`;
  paintTextile(stage, mat, { design: 'naga', colours: ['#d8b274', '#8f2f22', '#2a1c18', '#2a1c18'], scale: 0.9 });
}

/** Over-and-under lines that turn a drawn pattern into plaiting. */
function plait(stage: Stage, shape: string, colour: string): void {
  const { canvas } = stage;
  canvas.inside(shape, () => {
    let [down, across] = ['', ''];
    for (let px = 0; px < WIDTH; px += 12) down += `M${px} 300V1000`;
    for (let py = 300; py < HEIGHT; py += 12) across += `M0 ${py}H${WIDTH}`;
    canvas.stroke(down, colour, 1.6, 'opacity=".35"');
    canvas.stroke(across, colour, 2.4, 'opacity=".4" stroke-dasharray="12 12"');
    canvas.stroke(
      across,
      '#fff3d0',
      1.6,
      'opacity=".25" stroke-dasharray="12 12" stroke-dashoffset="12" transform="translate(0 3)"',
    );
  });
}

interface Carrier {
  readonly foot: Point;
  readonly wide: number;
  readonly tall: number;
  readonly design: Design;
  readonly dark: string;
  readonly red: string;
}

/** A tall burden basket with patterned sides, a plaited rim, cane legs and a shoulder strap. */
function paintCarrier(stage: Stage, { foot, wide, tall, design, dark, red }: Carrier): void {
  const { canvas, palette } = stage;
  const [x, y] = foot;
  const cane = lit(stage, '#dcb46c');
  const [top, low] = [wide / 2, wide * 0.42];
  canvas.path(oval(x + 20, y + 8, wide * 0.62, 24), palette.deep, `opacity=".5" ${canvas.blur(10)}`);
  canvas.path(oval(x, y - tall, top, wide * 0.14), lighten(cane, -0.26));
  const body = `M${num(x - top)} ${y - tall}C${num(x - top * 1.04)} ${num(y - tall * 0.5)} ${num(x - low)} ${num(y - tall * 0.2)} ${num(x - low)} ${y - 20}Q${x} ${num(y + wide * 0.09)} ${num(x + low)} ${y - 20}C${num(x + low)} ${num(y - tall * 0.2)} ${num(x + top * 1.04)} ${num(y - tall * 0.5)} ${num(x + top)} ${y - tall}Q${x} ${num(y - tall + wide * 0.28)} ${num(x - top)} ${y - tall}Z`;
  paintTextile(stage, body, { design, colours: ['#dcb46c', dark, red, dark], scale: 0.62 });
  plait(stage, body, lit(stage, '#5a3a1c'));
  canvas.path(
    body,
    canvas.linear(
      ramp([0, palette.deep, 0.34], [0.28, '#fff3d0', 0.2], [0.5, palette.deep, 0.02], [1, palette.deep, 0.6]),
      [0, 0, 1, 0],
    ),
  );
  for (const share of [-0.46, -0.16, 0.16, 0.46])
    canvas.stroke(
      `M${num(x + wide * share)} ${y - tall + 20}Q${num(x + wide * share * 1.02)} ${num(y - tall * 0.4)} ${num(x + wide * share * 0.88)} ${y + 16}`,
      lit(stage, '#8f5a2c'),
      9,
    );
  for (const at of [0.06, 0.5, 0.95])
    canvas.stroke(
      `M${num(x - top * (1.02 - at * 0.16))} ${num(y - tall + tall * at)}Q${x} ${num(y - tall + tall * at + wide * 0.28)} ${num(x + top * (1.02 - at * 0.16))} ${num(y - tall + tall * at)}`,
      lit(stage, '#8f5a2c'),
      10,
      'stroke-dasharray="14 3"',
    );
  const rim = (sweep: 0 | 1): string =>
    `M${num(x - top)} ${y - tall}A${num(top)} ${num(wide * 0.14)} 0 0 ${sweep} ${num(x + top)} ${y - tall}`;
  canvas.stroke(rim(0), lighten(cane, -0.04), 20);
  canvas.stroke(rim(0), lighten(cane, 0.14), 18, 'stroke-dasharray="5 9"');
  canvas.stroke(rim(1), lighten(cane, -0.1), 12);
  canvas.stroke(
    `M${num(x + top * 0.9)} ${num(y - tall * 0.8)}C${num(x + top * 1.7)} ${num(y - tall * 0.7)} ${num(x + top * 1.5)} ${num(y - tall * 0.2)} ${num(x + low * 0.96)} ${num(y - tall * 0.14)}`,
    lit(stage, '#b5884a'),
    20,
  );
}

/** Rows woven in red and black. */
const BANDS: Readonly<Record<number, string>> = { 4: '#a8322a', 5: '#2a1c18', 9: '#a8322a', 10: '#2a1c18' };

/** Woven half way up; the stakes above fan out, one weaver still trailing. */
function paintUnfinished(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const cane = lit(stage, '#e8c784');
  const [half, tall] = [290, 230];
  canvas.path(oval(x + 20, y + 12, 320, 40), palette.deep, `opacity=".5" ${canvas.blur(12)}`);
  let [back, front] = ['', ''];
  for (let i = 0; i <= 22; i += 1) {
    const t = (i / 22) * 2 - 1;
    back += `M${num(x + t * half)} ${num(y - tall - 34 * Math.sqrt(1 - t * t))}Q${num(x + t * half * 1.1)} ${num(y - tall - 160)} ${num(x + t * half * 1.35)} ${num(y - tall - 250 + Math.abs(t) * 60)}`;
    front += `M${num(x + t * half)} ${num(y - tall + 46 * Math.sqrt(1 - t * t))}Q${num(x + t * half * 1.18)} ${num(y - tall - 90)} ${num(x + t * half * 1.62 + ((i * 7) % 5) * 4)} ${num(y - tall - 190 + Math.abs(t) * 50 + ((i * 13) % 7) * 6)}`;
  }
  canvas.stroke(back, lighten(cane, -0.16), 8);
  canvas.path(oval(x, y - tall, half, 50), lighten(cane, -0.3));
  const body = `M${x - half} ${y - tall}C${x - half + 6} ${y - 90} ${x - half + 40} ${y - 20} ${x - half + 70} ${y}Q${x} ${y + 50} ${x + half - 70} ${y}C${x + half - 40} ${y - 20} ${x + half - 6} ${y - 90} ${x + half} ${y - tall}Q${x} ${y - tall + 100} ${x - half} ${y - tall}Z`;
  canvas.path(
    body,
    canvas.linear(ramp(lighten(cane, -0.08), [0.3, lighten(cane, 0.04)], lighten(cane, -0.18)), [0, 0, 1, 0]),
  );
  canvas.inside(body, () => {
    for (let row = 0; row < 15; row += 1) {
      const py = y - tall + 6 + row * 18;
      const tone = lighten(lit(stage, BANDS[row] ?? '#e8c784'), BANDS[row] === undefined ? -0.02 : 0);
      const d = `M${x - half - 10} ${py - 6}Q${x} ${py + 88} ${x + half + 10} ${py - 6}`;
      canvas.stroke(d, lighten(tone, -0.16), 17);
      canvas.stroke(d, tone, 14, `stroke-dasharray="24 6" stroke-dashoffset="${(row % 2) * 15}"`);
      canvas.stroke(
        d,
        '#fff6dc',
        3,
        `opacity=".4" stroke-dasharray="18 12" stroke-dashoffset="${(row % 2) * 15 - 3}" transform="translate(0 -4)"`,
      );
    }
  });
  canvas.path(
    body,
    canvas.linear(ramp([0, palette.deep, 0.3], [0.3, palette.deep, 0], [1, palette.deep, 0.5]), [0, 0, 1, 0]),
  );
  canvas.stroke(front, '#1a100a', 9, 'opacity=".3" transform="translate(5 5)"');
  canvas.stroke(front, lighten(cane, -0.05), 9);
  canvas.stroke(front, lighten(cane, 0.12), 3, 'transform="translate(-2 0)"');
  canvas.stroke(
    `M${x - 120} ${y - tall + 42}C${x + 60} ${y - tall + 60} ${x + 240} ${y - tall + 40} ${x + 330} ${y - tall + 60}S${x + 420} ${y - 60} ${x + 330} ${y + 20}`,
    lit(stage, '#a8322a'),
    9,
  );
}

function paintCoil(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas } = stage;
  const cane = lit(stage, '#d9ae62');
  canvas.path(oval(x + 8, y + 22, r * 1.06, r * 0.4), '#140a08', `opacity=".5" ${canvas.blur(8)}`);
  for (let i = 0; i < 9; i += 1) {
    const ring = oval(x + ((i * 5) % 7), y - i * 6 + 16, r * (1 - (i % 3) * 0.07), r * 0.36 * (1 - (i % 3) * 0.07));
    canvas.stroke(ring, lighten(cane, -0.18), 11);
    canvas.stroke(ring, lighten(cane, i % 2 === 0 ? 0.02 : 0.08), 7);
  }
  canvas.stroke(`M${x - r} ${y - 20}Q${x - r - 50} ${y + 30} ${x - r + 30} ${y + 60}`, cane, 8);
}

function paintKnife(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  canvas.path(
    `M${x} ${y}Q${x + 90} ${y - 46} ${x + 160} ${y - 40}L${x + 150} ${y - 20}Z`,
    '#140a08',
    'opacity=".4" transform="translate(6 12)"',
  );
  canvas.path(
    `M${x} ${y}Q${x + 90} ${y - 46} ${x + 160} ${y - 40}L${x + 150} ${y - 20}Z`,
    canvas.linear(ramp('#eef2f5', '#8f98a2')),
  );
  canvas.stroke(`M${x + 154} ${y - 30}L${x + 250} ${y - 34}`, lit(stage, '#6a4226'), 20);
}
