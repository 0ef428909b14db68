import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFlame } from '#demo/art/motifs/flame.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import { paintWorktop } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type SilverBenchOptions = Record<never, never>;

/** A chased silver bowl on a smith's bench, hammers and punches in front, a hearth glowing behind. */
export const silverBench: Scene<SilverBenchOptions> = {
  name: 'silver-bench',
  draw(stage) {
    const x = focalX(stage);
    paintSmithy(stage, x);
    paintWorktop(stage, 720, '#5f3d2a');
    for (const [dx, y, height, shape] of [
      [-560, 850, 250, 'baluster'],
      [560, 830, 190, 'openBowl'],
    ] as const)
      paintVessel(stage, {
        foot: [x + dx, y],
        height,
        shape,
        body: '#c3d0d8',
        decoration: [
          { kind: 'petals', at: 0.24, size: 0.12, count: 9, colour: '#8a959f' },
          { kind: 'zigzag', at: 0.44, size: 0.07, count: 12, colour: '#7d8892' },
          { kind: 'flowers', at: 0.66, size: 0.12, count: 4, colour: '#e6ecf0', heart: '#7d8892' },
          { kind: 'band', from: 0.84, to: 0.87, colour: '#8a959f' },
        ],
      });
    paintCushion(stage, [x, 850]);
    paintBowl(stage, [x, 836]);
    paintTools(stage, x);
    paintGlow(stage, [x - 420, 360], 760, { colour: '#ff9a3c', strength: 0.34 });
  },
};

function paintSmithy(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  const wall = lit(stage, '#2c5a5c', 0.4);
  canvas.path(box(0, 0, WIDTH, 760), canvas.linear(ramp(lighten(wall, 0.02), lighten(wall, -0.14)), [0.2, 0, 0.7, 1]));
  let planks = '';
  for (let px = 40; px < WIDTH; px += 96) planks += `M${px} 0V720`;
  canvas.stroke(planks, lighten(wall, -0.12), 4, 'opacity=".7"');
  const brick = lit(stage, '#7a4436');
  const hearth = `M${x - 720} 720V330Q${x - 720} 210 ${x - 460} 200Q${x - 200} 210 ${x - 200} 330V720Z`;
  canvas.path(hearth, canvas.linear(ramp(lighten(brick, 0.05), lighten(brick, -0.1))));
  canvas.inside(hearth, () => {
    let bricks = '';
    for (let row = 0; row < 20; row += 1)
      for (let px = x - 740 + (row % 2) * 34; px < x - 190; px += 68) bricks += box(px, 206 + row * 27, 64, 23);
    canvas.path(bricks, lighten(brick, random.around(0.03, 0.01)), 'opacity=".7"');
  });
  const mouth = `M${x - 620} 660V420Q${x - 610} 320 ${x - 460} 316Q${x - 310} 320 ${x - 300} 420V660Z`;
  canvas.path(mouth, canvas.radial(ramp('#ffd98a', [0.4, '#e8701e'], '#2a0c0a'), [0.5, 0.86], 0.8));
  for (const [dx, tall, lean] of [
    [-540, 120, -10],
    [-470, 200, 8],
    [-400, 140, 12],
    [-360, 90, -4],
  ] as const)
    paintFlame(stage, [x + dx, 650], tall, lean);
  let coals = '';
  for (let i = 0; i < 34; i += 1) coals += oval(x - 600 + i * 8.6, 650 + (i % 3) * 6, 15, 10);
  canvas.path(coals, '#3a1410');
  canvas.path(oval(x - 520, 644, 12, 7) + oval(x - 450, 650, 12, 7) + oval(x - 380, 644, 12, 7), '#ff8a3c');
  // Hammers hung on a rail.
  const rail = lit(stage, '#6a4a34');
  canvas.path(box(x + 110, 140, 660, 20), canvas.linear(ramp(lighten(rail, 0.14), lighten(rail, -0.06))));
  for (const [i, long] of [230, 190, 260, 210, 240, 180].entries()) {
    const px = x + 160 + i * 104;
    canvas.shadow(`M${px - 6} 150H${px + 6}V${150 + long}H${px - 6}Z`, [14, 10], { blur: 6, opacity: 0.4 });
    canvas.path(
      `M${px - 8} 132L${px - 9} ${150 + long}H${px + 9}L${px + 8} 132Z`,
      canvas.linear(ramp('#d9a868', '#8a5a30'), [0, 0, 1, 0]),
    );
    const head =
      i % 2 === 0
        ? `M${px - 46} ${136 + long}H${px + 30}L${px + 52} ${150 + long}L${px + 30} ${172 + long}H${px - 46}Z`
        : `M${px - 40} ${138 + long}Q${px} ${130 + long} ${px + 40} ${138 + long}V${168 + long}Q${px} ${176 + long} ${px - 40} ${168 + long}Z`;
    canvas.path(head, canvas.linear(ramp('#c9d1d8', '#6f7a84')));
  }
}

/** A leather ring filled with sand carries the bowl. */
function paintCushion(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const leather = lit(stage, '#6a3f28');
  canvas.path(oval(x + 16, y + 50, 310, 44), '#0c0606', `opacity=".6" ${canvas.blur(14)}`);
  canvas.path(
    `M${x - 280} ${y}Q${x - 310} ${y + 66} ${x} ${y + 72}Q${x + 310} ${y + 66} ${x + 280} ${y}Q${x} ${y - 60} ${x - 280} ${y}Z`,
    canvas.linear(ramp(lighten(leather, 0.12), lighten(leather, -0.1))),
  );
  canvas.stroke(
    `M${x - 284} ${y + 22}Q${x} ${y + 70} ${x + 284} ${y + 22}`,
    lighten(leather, 0.2),
    4,
    'stroke-dasharray="10 9"',
  );
}

/** Bands of lotus petals, scrolls and dancing leaves beaten out from the inside. */
function paintBowl(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const [half, tall] = [350, 360];
  const silver = lit(stage, '#c3d0d8', 0.2);
  const at = (t: number): number => half * (0.36 + 0.64 * Math.sin(Math.min(1, t * 1.04) * 1.5) ** 0.75);
  let [left, right] = ['', ''];
  for (let i = 0; i <= 20; i += 1) {
    const t = i / 20;
    left += `${i === 0 ? 'M' : 'L'}${num(x - at(t))} ${num(y - t * tall)}`;
    right = `L${num(x + at(t))} ${num(y - t * tall)}${right}`;
  }
  const outline = `${left}${right}Q${x} ${y + 40} ${num(x - at(0))} ${y}Z`;
  canvas.path(
    outline,
    canvas.linear(
      ramp(
        lighten(silver, -0.16),
        [0.18, lighten(silver, 0.08)],
        [0.34, lighten(silver, -0.06)],
        [0.6, lighten(silver, -0.02)],
        [0.8, lighten(silver, -0.2)],
        lighten(silver, -0.08),
      ),
      [0, 0, 1, 0],
    ),
  );
  chaseBowl(stage, { x, y, tall, outline, at, silver });
  canvas.grain(outline, { colour: '#16242c', axis: [x + 60, 0, x + 440, 0], opacity: 0.5 });
  canvas.path(
    `M${x - 268} ${y - 300}Q${x - 290} ${y - 180} ${x - 200} ${y - 70}L${x - 178} ${y - 80}Q${x - 256} ${y - 180} ${x - 236} ${y - 304}Z`,
    '#ffffff',
    `opacity=".55" ${canvas.blur(5)}`,
  );
  canvas.path(oval(x, y - tall, half, 64), canvas.linear(ramp('#dfe6eb', '#8d98a2'), [0, 0, 1, 0]));
  canvas.path(oval(x, y - tall + 3, half - 20, 51), canvas.linear(ramp('#4a555e', [0.6, '#8f9aa4'], '#e2e9ee')));
  canvas.stroke(
    `M${x - 290} ${y - tall - 8}Q${x} ${y - tall - 66} ${x + 290} ${y - tall - 8}`,
    '#ffffff',
    4,
    'opacity=".8"',
  );
}

interface Bowl {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly outline: string;
  /** Half width at a height from 0 (foot) to 1 (lip). */
  readonly at: (t: number) => number;
  readonly silver: string;
}

function chaseBowl(stage: Stage, { x, y, tall, outline, at, silver }: Bowl): void {
  const { canvas } = stage;
  canvas.inside(outline, () => {
    const warm = canvas.linear(ramp([0, '#ff9a4c', 0.5], [0.3, '#ff9a4c', 0], [1, '#2a4a5a', 0.3]), [0, 0, 1, 0]);
    canvas.path(outline, warm);
    let [raised, beads] = ['', ''];
    for (let i = -9; i <= 9; i += 1) {
      const a = (i / 9) * 1.45;
      const f = Math.max(0.16, Math.cos(a));
      const on = (t: number): Point => [x + Math.sin(a) * at(t), y - t * tall + at(t) * 0.1 * Math.cos(a)];
      const [p, q, s] = [on(0.14), on(0.48), on(0.78)];
      raised += `M${num(p[0] - 32 * f)} ${num(p[1] - 40)}Q${num(p[0] - 30 * f)} ${num(p[1] + 30)} ${num(p[0])} ${num(p[1] + 44)}Q${num(p[0] + 30 * f)} ${num(p[1] + 30)} ${num(p[0] + 32 * f)} ${num(p[1] - 40)}Q${num(p[0])} ${num(p[1] - 54)} ${num(p[0] - 32 * f)} ${num(p[1] - 40)}Z`;
      if (i % 2 === 0)
        for (let k = 0; k < 8; k += 1)
          raised += oval(q[0] + Math.cos(k * 0.785) * 25 * f, q[1] + Math.sin(k * 0.785) * 25, 12 * f, 12);
      if (i % 2 !== 0)
        raised +=
          leaf([q[0], q[1] + 40], 70, 15 * f, -Math.PI / 2) +
          leaf([q[0], q[1] + 34], 50, 13, -Math.PI / 2 - 0.7 * f) +
          leaf([q[0], q[1] + 34], 50, 13, -Math.PI / 2 + 0.7 * f);
      if (i % 2 === 0) beads += oval(q[0], q[1], 12 * f, 12);
      raised += `M${num(s[0] - 26 * f)} ${num(s[1] + 26)}Q${num(s[0] - 22 * f)} ${num(s[1] - 14)} ${num(s[0])} ${num(s[1] - 34)}Q${num(s[0] + 22 * f)} ${num(s[1] - 14)} ${num(s[0] + 26 * f)} ${num(s[1] + 26)}Z`;
      beads += oval(s[0] + 24 * f, s[1] - 28, 6 * f, 6);
    }
    canvas.path(raised, lighten(silver, -0.3), 'transform="translate(4 6)" opacity=".6"');
    canvas.path(raised, '#ffffff', 'opacity=".42"');
    canvas.stroke(raised, '#ffffff', 2.6, 'opacity=".7" transform="translate(-2 -2)"');
    canvas.path(beads, lighten(silver, -0.2), 'transform="translate(2 4)"');
    canvas.path(beads, '#f4f8fb');
    let rings = '';
    for (const t of [0.27, 0.3, 0.64, 0.67, 0.92])
      rings += `M${num(x - at(t))} ${num(y - t * tall)}Q${x} ${num(y - t * tall + at(t) * 0.22)} ${num(x + at(t))} ${num(y - t * tall)}`;
    canvas.stroke(rings, lighten(silver, -0.24), 6);
    canvas.stroke(rings, '#ffffff', 2.6, 'opacity=".8" transform="translate(0 -3)"');
  });
}

function paintTools(stage: Stage, x: number): void {
  const { canvas } = stage;
  for (const [i, tip] of ['#e8b84a', '#c9d1d8', '#c9d1d8', '#b5763a', '#c9d1d8'].entries()) {
    const [px, py] = [x + 300 + i * 44, 950 - i * 9];
    canvas.stroke(`M${px} ${py}L${px + 90} ${py - 100}`, '#0c0606', 13, 'opacity=".4" transform="translate(6 12)"');
    canvas.stroke(`M${px} ${py}L${px + 90} ${py - 100}`, '#7d8892', 13);
    canvas.stroke(`M${px - 2} ${py - 3}L${px + 86} ${py - 101}`, '#d8dfe5', 4);
    canvas.stroke(`M${px + 74} ${py - 82}L${px + 90} ${py - 100}`, tip, 14);
  }
  const [hx, hy] = [x - 330, 940];
  canvas.stroke(`M${hx} ${hy}L${hx - 230} ${hy - 50}`, '#0c0606', 22, 'opacity=".4" transform="translate(8 16)"');
  canvas.stroke(`M${hx} ${hy}L${hx - 230} ${hy - 50}`, lit(stage, '#a8703f'), 20);
  canvas.stroke(`M${hx} ${hy - 5}L${hx - 226} ${hy - 54}`, lit(stage, '#dca76a'), 5);
  canvas.path(
    `M${hx - 20} ${hy - 60}L${hx + 26} ${hy - 52}L${hx + 20} ${hy + 62}L${hx - 36} ${hy + 48}Z`,
    canvas.linear(ramp('#d3dae0', '#6a747e'), [0, 0, 1, 1]),
  );
  canvas.path(oval(hx + 4, hy - 56, 26, 9), '#eef2f5');
  let leaves = '';
  for (let i = 0; i < 9; i += 1) leaves += leaf([x - 90 + ((i * 71) % 260), 944 + ((i * 37) % 40)], 22, 6, i);
  canvas.path(leaves, '#c9d1d8', 'opacity=".9"');
  canvas.path(rosette([x - 40, 968], { length: 22, halfWidth: 7 }, 6), '#e6ecf0');
  canvas.path(box(0, HEIGHT - 6, WIDTH, 6), '#0c0606', 'opacity=".3"');
}
