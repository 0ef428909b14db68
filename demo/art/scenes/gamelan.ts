import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type GamelanOptions = Record<never, never>;

/** A gamelan in a pillared hall: great gongs in their carved frame, rows of kettles, bronze bars in front. */
export const gamelan: Scene<GamelanOptions> = {
  name: 'gamelan',
  draw(stage) {
    const x = focalX(stage);
    paintHall(stage, x);
    paintGongFrame(stage, x);
    paintKettles(stage, [x - 500, 700], 5, 0.92);
    paintKettles(stage, [x + 500, 700], 5, 0.92);
    paintBars(stage, [x, 850]);
    paintGlow(stage, [x, 120], 620, { strength: 0.42 });
  },
};

function paintHall(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6a3a22');
  canvas.path(box(0, 0, WIDTH, 640), canvas.linear(ramp(palette.sky[1], [0.5, palette.sky[2]], palette.sky[3])));
  let trees = '';
  for (let px = -20; px < WIDTH + 60; px += 74) trees += oval(px, 560 + ((px * 7) % 40), 70, 90);
  canvas.path(trees, mix(palette.leaf, palette.haze, 0.35));
  canvas.path(box(0, 596, WIDTH, 30), lit(stage, '#e8d3b0'));
  const floor = lit(stage, '#9a4f3a');
  canvas.path(box(0, 620, WIDTH, 380), canvas.linear(ramp(lighten(floor, 0.06), lighten(floor, -0.14))));
  let tiles = '';
  for (let i = 0; i < 7; i += 1) tiles += `M0 ${num(630 + i * i * 8 + i * 8)}H${WIDTH}`;
  for (let i = -18; i <= 18; i += 1) tiles += `M${num(800 + i * 80)} 620L${num(800 + i * 190)} ${HEIGHT}`;
  canvas.stroke(tiles, lighten(floor, -0.12), 2.4, 'opacity=".5"');
  for (const px of [x - 660, x - 420, x + 420, x + 660]) {
    const near = Math.abs(px - x) > 500 ? 1 : 0.72;
    canvas.path(
      box(px - 26 * near, 90, 52 * near, 560),
      canvas.linear(ramp(lighten(wood, 0.1), [0.4, wood], lighten(wood, -0.14)), [0, 0, 1, 0]),
    );
    canvas.path(
      `M${px - 52 * near} 668L${px - 34 * near} 610H${px + 34 * near}L${px + 52 * near} 668Z`,
      lit(stage, '#8f8578'),
    );
  }
  canvas.path(
    `M0 0H${WIDTH}V60L${x + 300} 130H${x - 300}L0 60Z`,
    canvas.linear(ramp(lighten(wood, -0.12), lighten(wood, 0.04))),
  );
  let rafters = '';
  for (let i = -14; i <= 14; i += 1) rafters += `M${x + i * 22} 128L${x + i * 90} 0`;
  canvas.stroke(rafters, lighten(wood, -0.16), 6, 'opacity=".6"');
  const gold = lit(stage, palette.gold, 0.5);
  canvas.stroke(`M0 62L${x - 300} 132H${x + 300}L${WIDTH} 62`, gold, 9);
  let drops = '';
  for (let px = x - 290; px <= x + 290; px += 29) drops += leaf([px, 134], 24, 7, Math.PI / 2);
  canvas.path(drops, gold);
}

function paintGong(stage: Stage, [x, y]: Point, r: number): void {
  const { canvas, palette } = stage;
  const bronze = lit(stage, '#b5792c', 0.5);
  canvas.shadow(oval(x, y, r), [10, 14], { blur: 12, opacity: 0.5 });
  canvas.path(oval(x + 6, y + 5, r), lighten(bronze, -0.24));
  canvas.path(
    oval(x, y, r),
    canvas.radial(
      ramp(lighten(bronze, 0.16), [0.45, lighten(bronze, 0.03)], [0.8, bronze], lighten(bronze, -0.16)),
      [0.38, 0.34],
      0.68,
    ),
  );
  let rings = '';
  for (const share of [0.9, 0.72, 0.55]) rings += oval(x, y, r * share);
  canvas.stroke(rings, lighten(bronze, -0.14), 3, 'opacity=".6"');
  canvas.path(oval(x + 3, y + 5, r * 0.25), lighten(bronze, -0.2), 'opacity=".7"');
  canvas.path(
    oval(x, y, r * 0.23),
    canvas.radial(ramp('#fff0c0', [0.4, lighten(bronze, 0.2)], lighten(bronze, -0.08)), [0.36, 0.32], 0.7),
  );
  canvas.stroke(
    `M${num(x - r * 0.8)} ${num(y - r * 0.2)}A${num(r * 0.82)} ${num(r * 0.82)} 0 0 1 ${num(x - r * 0.1)} ${num(y - r * 0.81)}`,
    mix('#ffffff', palette.lamp, 0.3),
    r * 0.05,
    'opacity=".6"',
  );
}

function paintGongFrame(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const red = lit(stage, '#9c2a24', 0.7);
  const gold = lit(stage, palette.gold, 0.5);
  canvas.path(oval(x, 678, 400, 26), palette.deep, `opacity=".4" ${canvas.blur(10)}`);
  for (const side of [-1, 1]) {
    const px = x + side * 350;
    canvas.path(box(px - 17, 250, 34, 410), canvas.linear(ramp(lighten(red, 0.08), lighten(red, -0.1)), [0, 0, 1, 0]));
    canvas.path(`M${px - 84} 680Q${px - 60} 640 ${px - 20} 634H${px + 20}Q${px + 60} 640 ${px + 84} 680Z`, red);
    canvas.stroke(`M${px - 60} 668Q${px} 630 ${px + 60} 668M${px - 17} 300h34M${px - 17} 560h34`, gold, 6);
    // The bar ends in gilded scrolls.
    const out = (u: number): number => x + side * u;
    canvas.stroke(
      `M${out(350)} 270C${out(420)} 266 ${out(440)} 210 ${out(486)} 214C${out(520)} 220 ${out(514)} 262 ${out(486)} 260C${out(468)} 256 ${out(470)} 236 ${out(484)} 238`,
      lighten(gold, -0.14),
      24,
    );
    canvas.stroke(
      `M${out(350)} 266C${out(420)} 262 ${out(440)} 206 ${out(486)} 210C${out(520)} 216 ${out(514)} 258 ${out(486)} 256C${out(468)} 252 ${out(470)} 232 ${out(484)} 234`,
      gold,
      17,
    );
    canvas.path(
      leaf([out(440), 226], 70, 13, side > 0 ? -1.9 : -1.24) + leaf([out(470), 210], 52, 11, side > 0 ? -1.2 : -1.94),
      red,
    );
  }
  canvas.path(
    `M${x - 380} 292V252Q${x} 190 ${x + 380} 252V292Q${x} 240 ${x - 380} 292Z`,
    canvas.linear(ramp(lighten(red, 0.1), lighten(red, -0.08))),
  );
  canvas.stroke(`M${x - 380} 254Q${x} 192 ${x + 380} 254M${x - 380} 290Q${x} 238 ${x + 380} 290`, gold, 6);
  let [scales, crown] = ['', ''];
  for (let i = -12; i <= 12; i += 1) scales += leaf([x + i * 29 - 10, 252 - 26 * (1 - (i / 13) ** 2) + 18], 24, 7, 0);
  for (let i = -4; i <= 4; i += 1) crown += leaf([x + i * 20, 222], 74 - Math.abs(i) * 10, 13, -Math.PI / 2 + i * 0.14);
  canvas.path(scales, gold, 'opacity=".9"');
  canvas.path(crown, canvas.linear(ramp(lighten(gold, 0.1), lighten(gold, -0.14))));
  canvas.path(rosette([x, 214], { length: 22, halfWidth: 7 }, 8), red);
  for (const [dx, y, r] of [
    [-170, 456, 148],
    [176, 444, 126],
  ] as const) {
    canvas.stroke(
      `M${x + dx - r * 0.4} 266L${x + dx - r * 0.5} ${num(y - r * 0.8)}M${x + dx + r * 0.4} 266L${x + dx + r * 0.5} ${num(y - r * 0.8)}`,
      lit(stage, '#f3e3c4'),
      7,
    );
    paintGong(stage, [x + dx, y], r);
  }
}

/** Two rows of kettle gongs on a low rack. */
function paintKettles(stage: Stage, [x, y]: Point, count: number, size: number): void {
  const { canvas, palette } = stage;
  const red = lit(stage, '#8a2a24', 0.7);
  const gold = lit(stage, palette.gold, 0.5);
  const bronze = lit(stage, '#c08a38', 0.5);
  const half = count * 54 * size;
  canvas.path(oval(x, y + 108, half * 1.08, 22), palette.deep, `opacity=".45" ${canvas.blur(9)}`);
  const top = `M${x - half * 0.9} ${y - 74}H${x + half * 0.9}L${x + half} ${y + 30}H${x - half}Z`;
  canvas.path(top, lighten(red, -0.16));
  const front = `M${x - half} ${y + 26}H${x + half}L${x + half - 10} ${y + 100}Q${x} ${y + 78} ${x - half + 10} ${y + 100}Z`;
  for (const [row, dy] of [
    [0, -62],
    [1, -8],
  ] as const)
    for (let i = 0; i < count; i += 1) {
      const share = (i + 0.5) / count - 0.5;
      const [kx, ky, r] = [x + share * 2 * half * (row === 0 ? 0.9 : 0.98), y + dy, (row === 0 ? 42 : 47) * size];
      const kettle = `M${num(kx - r)} ${num(ky + r * 0.66)}V${num(ky)}C${num(kx - r)} ${num(ky - r * 0.5)} ${num(kx - r * 0.4)} ${num(ky - r * 0.52)} ${num(kx - r * 0.26)} ${num(ky - r * 0.56)}Q${num(kx)} ${num(ky - r * 1.05)} ${num(kx + r * 0.26)} ${num(ky - r * 0.56)}C${num(kx + r * 0.4)} ${num(ky - r * 0.52)} ${num(kx + r)} ${num(ky - r * 0.5)} ${num(kx + r)} ${num(ky)}V${num(ky + r * 0.66)}Q${num(kx)} ${num(ky + r * 0.96)} ${num(kx - r)} ${num(ky + r * 0.66)}Z`;
      canvas.path(
        kettle,
        canvas.linear(
          ramp(lighten(bronze, -0.06), [0.3, lighten(bronze, 0.16)], [0.6, bronze], lighten(bronze, -0.2)),
          [0, 0, 1, 0],
        ),
      );
      canvas.stroke(
        `M${num(kx - r * 0.98)} ${num(ky + 2)}Q${num(kx)} ${num(ky + r * 0.3)} ${num(kx + r * 0.98)} ${num(ky + 2)}`,
        lighten(bronze, -0.16),
        3,
        'opacity=".7"',
      );
      canvas.path(oval(kx - r * 0.08, ky - r * 0.72, r * 0.1, r * 0.06), '#fff6d8', 'opacity=".9"');
    }
  canvas.path(front, canvas.linear(ramp(lighten(red, 0.1), lighten(red, -0.08))));
  canvas.stroke(`M${x - half} ${y + 29}H${x + half}`, gold, 8);
  let scrolls = '';
  for (let i = 0; i < count * 2; i += 1)
    scrolls += rosette(
      [x - half + (i + 0.5) * ((half * 2) / (count * 2)), y + 60],
      { length: 20, halfWidth: 6 },
      6,
      0.3,
    );
  canvas.path(scrolls, gold);
  canvas.stroke(`M${x + half * 0.2} ${y - 40}L${x + half * 0.72} ${y - 6}`, lit(stage, '#e2b476'), 10);
  canvas.stroke(`M${x + half * 0.2} ${y - 40}L${x + half * 0.38} ${y - 28}`, lit(stage, '#b5322c'), 19);
}

/** Bronze bars over a carved trough, with a horn-shaped mallet. */
function paintBars(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const red = lit(stage, '#a8322a', 0.7);
  const gold = lit(stage, palette.gold, 0.5);
  const bronze = lit(stage, '#c8953f', 0.5);
  canvas.path(oval(x, y + 122, 420, 26), palette.deep, `opacity=".5" ${canvas.blur(11)}`);
  const body = `M${x - 400} ${y - 30}C${x - 420} ${y + 40} ${x - 360} ${y + 60} ${x - 376} ${y + 118}H${x + 376}C${x + 360} ${y + 60} ${x + 420} ${y + 40} ${x + 400} ${y - 30}Z`;
  canvas.path(body, canvas.linear(ramp(lighten(red, 0.08), lighten(red, -0.12))));
  canvas.inside(body, () => {
    let vine = `M${x - 380} ${y + 70}`;
    for (let i = 0; i < 9; i += 1) vine += `q42 ${i % 2 === 0 ? -46 : 46} 84 0`;
    canvas.stroke(vine, gold, 6);
    let leaves = '';
    for (let i = 0; i < 9; i += 1)
      leaves +=
        leaf([x - 338 + i * 84, y + 70], 34, 10, i % 2 === 0 ? 1.2 : -1.2) +
        leaf([x - 338 + i * 84, y + 70], 30, 9, i % 2 === 0 ? 2.2 : -2.2) +
        rosette([x - 338 + i * 84, y + (i % 2 === 0 ? 44 : 96)], { length: 15, halfWidth: 5 }, 6);
    canvas.path(leaves, gold);
  });
  canvas.stroke(`M${x - 396} ${y - 10}Q${x} ${y + 8} ${x + 396} ${y - 10}M${x - 374} ${y + 110}H${x + 374}`, gold, 7);
  for (let i = 0; i < 7; i += 1) {
    const px = x - 354 + i * 102;
    const tall = 62 - i * 4;
    const bar = `M${px} ${y - 24}L${px + 12} ${y - 24 - tall}H${px + 84}L${px + 96} ${y - 24}Q${px + 48} ${y - 12} ${px} ${y - 24}Z`;
    canvas.path(bar, lighten(bronze, -0.24), 'transform="translate(0 12)"');
    canvas.path(
      bar,
      canvas.linear(ramp(lighten(bronze, 0.14), [0.5, bronze], lighten(bronze, -0.12)), [0.2, 0, 0.7, 1]),
    );
    canvas.path(
      `M${px + 22} ${y - 24 - tall + 8}H${px + 40}L${px + 30} ${y - 24}H${px + 12}Z`,
      '#fff3cc',
      'opacity=".5"',
    );
    canvas.path(oval(px + 48, y - 24 - tall + 10, 5, 3) + oval(px + 48, y - 32, 6, 4), lighten(bronze, -0.34));
  }
  const wood = lit(stage, '#6a3f22');
  canvas.stroke(
    `M${x + 96} ${y - 60}L${x + 300} ${y - 140}`,
    '#140a0a',
    16,
    'opacity=".35" transform="translate(8 18)"',
  );
  canvas.stroke(`M${x + 90} ${y - 60}L${x + 310} ${y - 144}`, lighten(wood, 0.1), 14);
  canvas.path(
    `M${x + 66} ${y - 96}L${x + 100} ${y - 108}L${x + 128} ${y - 30}L${x + 92} ${y - 20}Z`,
    canvas.linear(ramp(lighten(wood, 0.18), wood)),
  );
}
