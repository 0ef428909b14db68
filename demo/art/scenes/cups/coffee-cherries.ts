import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';

/** Ripe cherries crowded along two twigs, the shrub and its light out of focus behind. */
export function paintCherries(stage: Stage): void {
  paintShrub(stage);
  paintTwig(stage, [1700, 60], [180, 420], 0.8);
  paintTwig(stage, [-80, 960], [1420, 620], 1.12);
  paintDrift(stage);
}

function paintShrub(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const green = mix(palette.leaf, palette.deep, 0.35);
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(mix(palette.sky[2], palette.leaf, 0.3), [0.5, mix(green, palette.haze, 0.2)], lighten(green, -0.06)), [0, 0, 0.6, 1])}"/>`,
  );
  canvas.group(canvas.blur(9), () => {
    for (let i = 0; i < 90; i += 1) {
      const tone = mix(green, palette.sun, random.between(0, 0.34));
      const root: Point = [random.between(-100, WIDTH), random.between(-60, HEIGHT)];
      canvas.path(
        leaf(root, random.between(160, 300), random.between(36, 70), random.between(-0.6, 2.4)),
        tone,
        'opacity=".6"',
      );
    }
    for (const [x, y] of scatterOn(stage, [800, 460], 760, 46))
      canvas.path(
        oval(x, y * 0.9, random.between(16, 34)),
        lit(stage, random.pick(['#c8262a', '#d9402c', '#e8903a'])),
        'opacity=".55"',
      );
    for (const [x, y] of scatterOn(stage, [500, 200], 600, 34))
      canvas.path(oval(x, y, random.between(20, 60)), palette.sun, 'opacity=".16"');
  });
}

/** A twig from root to tip: at every node two long leaves and a ring of cherries. */
function paintTwig(stage: Stage, root: Point, tip: Point, size: number): void {
  const { canvas } = stage;
  const angle = Math.atan2(tip[1] - root[1], tip[0] - root[0]);
  const path = `M${num(root[0])} ${num(root[1])}Q${num((root[0] + tip[0]) / 2)} ${num((root[1] + tip[1]) / 2 - 40)} ${num(tip[0])} ${num(tip[1])}`;
  const on = (t: number): Point => [
    root[0] + (tip[0] - root[0]) * t,
    root[1] + (tip[1] - root[1]) * t - 80 * t * (1 - t),
  ];
  const nodes = [0.2, 0.38, 0.56, 0.74, 0.92];
  for (const t of nodes)
    for (const side of [-1, 1]) paintBlade(stage, on(t), { long: 330 * size, angle: angle + side * (0.7 + t * 0.2) });
  canvas.stroke(path, '#1c120a', 26 * size, `opacity=".35" transform="translate(6 18)" ${canvas.blur(7)}`);
  canvas.stroke(path, lit(stage, '#6a4a2c'), 22 * size);
  canvas.stroke(path, lit(stage, '#b08a58'), 6 * size, 'transform="translate(-2 -6)" opacity=".8"');
  for (const t of nodes) paintCluster(stage, on(t), size);
}

function paintBlade(stage: Stage, root: Point, { long, angle }: { long: number; angle: number }): void {
  const { canvas, palette, random } = stage;
  const green = mix(palette.leaf, '#1f6a34', 0.5);
  const half = long * 0.2;
  const shape = leaf(root, long, half, angle);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): string =>
    `${num(root[0] + u * cos - v * sin)} ${num(root[1] + u * sin + v * cos)}`;
  canvas.path(shape, '#0c1a0c', `opacity=".35" transform="translate(10 22)" ${canvas.blur(10)}`);
  canvas.path(shape, canvas.linear(ramp(lighten(green, 0.12), [0.5, green], lighten(green, -0.1)), [0, 0, 1, 1]));
  canvas.inside(shape, () => {
    canvas.path(
      `M${at(0, 0)}L${at(long, 0)}L${at(long * 0.7, half * 1.2)}L${at(0, half * 1.2)}Z`,
      '#0c2a14',
      'opacity=".2"',
    );
    let veins = '';
    for (let i = 1; i < 9; i += 1)
      for (const side of [-1, 1])
        veins += `M${at((long * i) / 10, 0)}Q${at((long * i) / 10 + long * 0.06, side * half * 0.5)} ${at((long * i) / 10 + long * 0.13, side * half)}`;
    canvas.stroke(veins, lighten(green, 0.17), 3, 'opacity=".5"');
  });
  canvas.stroke(`M${at(0, 0)}L${at(long * 0.96, 0)}`, lighten(green, 0.22), 5, 'opacity=".85"');
  canvas.stroke(shape, lighten(green, 0.2), 2, 'opacity=".4"');
  if (random.chance(0.6))
    canvas.path(oval(root[0] + cos * long * 0.6, root[1] + sin * long * 0.6, 9, 7), '#ffffff', 'opacity=".6"');
}

function paintCluster(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas, random } = stage;
  for (let i = 0; i < 11; i += 1) {
    const angle = i * 2.4;
    const away = (18 + 12 * Math.sqrt(i)) * size;
    const [cx, cy] = [x + Math.cos(angle) * away * 1.2, y + Math.sin(angle) * away + 16 * size];
    const r = random.between(30, 37) * size;
    const ripe = lit(stage, random.pick(['#c8202a', '#b0182a', '#d93a2c', '#e2662c', '#c8202a', '#8fa03a']), 0.5);
    canvas.path(oval(cx + 4, cy + 10, r, r * 1.05), '#1c0608', `opacity=".4" ${canvas.blur(5)}`);
    canvas.path(
      oval(cx, cy, r, r * 1.06),
      canvas.radial(ramp(lighten(ripe, 0.15), [0.5, ripe], lighten(ripe, -0.18)), [0.36, 0.3], 0.76),
    );
    canvas.path(oval(cx + r * 0.2, cy + r * 0.86, r * 0.17, r * 0.1), lighten(ripe, -0.22));
    canvas.path(oval(cx - r * 0.34, cy - r * 0.42, r * 0.24, r * 0.15), '#ffffff', 'opacity=".75"');
    canvas.stroke(
      `M${num(cx - r * 0.5)} ${num(cy + r * 0.7)}A${num(r)} ${num(r)} 0 0 0 ${num(cx + r * 0.8)} ${num(cy + r * 0.4)}`,
      lighten(ripe, 0.14),
      3,
      'opacity=".5"',
    );
  }
}

/** Light falling through from the upper left. */
function paintDrift(stage: Stage): void {
  const { canvas, palette } = stage;
  canvas.path(
    'M-40 -40H760L1500 1040H500Z',
    palette.sun,
    `opacity=".12" ${canvas.blur(40)} style="mix-blend-mode:screen"`,
  );
}
