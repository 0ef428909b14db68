import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type PalmCarpOptions = Record<never, never>;

/** Woven palm-leaf carps hung in tiers in an open window, red and gold, a river beyond. */
export const palmCarp: Scene<PalmCarpOptions> = {
  name: 'palm-carp',
  draw(stage) {
    const x = focalX(stage);
    paintOutside(stage, x);
    paintMobile(stage, [x - 570, -60], 0.62, ['#e8a02c', '#2f8f7a']);
    paintMobile(stage, [x + 570, -60], 0.62, ['#2f7fae', '#d8486e']);
    paintMobile(stage, [x, -10], 1, ['#c8283a', '#e8a02c']);
    paintSill(stage, x);
    paintGlow(stage, [x + 300, 200], 700, { colour: stage.palette.sun, strength: 0.2 });
  },
};

function paintOutside(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 520);
  paintRidge(stage, {
    name: 'bank',
    y: 480,
    height: 40,
    wave: 200,
    colour: mix(palette.leaf, palette.haze, 0.4),
    fade: 0.3,
    trees: 18,
  });
  for (const [dx, h] of [
    [-360, 300],
    [-240, 240],
    [330, 320],
    [230, 250],
  ] as const)
    paintPalm(stage, {
      foot: [x + dx, 540],
      height: h,
      lean: dx * 0.06,
      colour: mix(palette.leaf, palette.haze, 0.15),
    });
  canvas.path(
    box(0, 520, WIDTH, 300),
    canvas.linear(ramp(palette.water[0], [0.4, palette.water[1]], palette.water[2])),
  );
  let gleams = '';
  for (let i = 0; i < 60; i += 1) {
    const t = random.next();
    gleams += `M${num(random.between(-50, WIDTH))} ${num(530 + t * t * 240)}h${num(30 + t * 130)}`;
  }
  canvas.stroke(gleams, palette.sun, 3, 'opacity=".45"');
  const wood = lit(stage, '#6a3a24');
  for (const px of [x - 330, x + 330])
    canvas.path(
      box(px - 20, 0, 40, 780),
      canvas.linear(ramp(lighten(wood, 0.1), [0.4, wood], lighten(wood, -0.14)), [0, 0, 1, 0]),
    );
  for (const px of [20, 1540])
    canvas.path(box(px, 0, 44, 780), canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.14)), [0, 0, 1, 0]));
  let lattice = '';
  for (let px = -40; px < WIDTH + 60; px += 52) lattice += `M${px} 0L${px + 52} 84M${px + 52} 0L${px} 84`;
  canvas.path(box(0, 0, WIDTH, 84), lighten(wood, -0.12), 'opacity=".6"');
  canvas.stroke(lattice, lighten(wood, 0.04), 9);
  canvas.path(box(0, 80, WIDTH, 22), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.06))));
}

/** A rhombus of plaited leaf on top, the large mother carp, and two rings of small ones below. */
function paintMobile(stage: Stage, [x, y]: Point, size: number, tones: readonly [string, string]): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${size})"`, () => {
    const cord = lit(stage, '#7a4a2c');
    canvas.stroke('M0 60V250', cord, 3);
    plaitedSquare(stage, [0, 190], 54, tones[1]);
    canvas.stroke('M0 250V330', cord, 3);
    paintCarp(stage, [0, 372], 1.5, tones);
    const tiers = [
      [560, 230, 5, 0.74],
      [720, 150, 3, 0.66],
    ] as const;
    canvas.stroke('M0 420V720', cord, 3);
    for (const [ty, reach, count, scale] of tiers) {
      canvas.stroke(`M${-reach} ${ty - 60}H${reach}`, lit(stage, '#b98a4c'), 8);
      canvas.stroke(`M0 ${ty - 140}L${-reach} ${ty - 60}M0 ${ty - 140}L${reach} ${ty - 60}`, cord, 2.4);
      for (let i = 0; i < count; i += 1) {
        const px = ((i / (count - 1)) * 2 - 1) * reach;
        const long = 30 + ((i * 17 + ty) % 34);
        canvas.stroke(`M${num(px)} ${ty - 60}v${long}`, cord, 2.4);
        plaitedSquare(stage, [px, ty - 50 + long], 14, tones[1]);
        paintCarp(stage, [px, ty - 14 + long], scale, i % 2 === 0 ? tones : [tones[1], tones[0]]);
        let tail = '';
        for (let k = 0; k < 3; k += 1) tail += leaf([px, ty + 10 + long], 46, 6, Math.PI / 2 + (k - 1) * 0.24);
        canvas.path(tail, lit(stage, '#f0d48a'));
      }
    }
  });
}

function plaitedSquare(stage: Stage, [x, y]: Point, r: number, tone: string): void {
  const { canvas } = stage;
  const colour = lit(stage, tone);
  canvas.path(
    `M${num(x)} ${num(y - r)}L${num(x + r)} ${num(y)}L${num(x)} ${num(y + r)}L${num(x - r)} ${num(y)}Z`,
    colour,
  );
  canvas.stroke(
    [-0.5, 0, 0.5]
      .map(
        (s) =>
          `M${num(x + (s - 0.5) * r)} ${num(y + (s + 0.5) * r)}l${num(r)} ${num(-r)}M${num(x + (s - 0.5) * r)} ${num(y - (s + 0.5) * r)}l${num(r)} ${num(r)}`,
      )
      .join(''),
    lighten(colour, 0.16),
    r * 0.12,
  );
}

/** A carp folded from leaf strips: plaited body in two tones, pointed fins, round painted eye. */
function paintCarp(stage: Stage, [x, y]: Point, size: number, [first, second]: readonly [string, string]): void {
  const { canvas } = stage;
  const [a, b] = [lit(stage, first), lit(stage, second)];
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${size})"`, () => {
    canvas.path(
      `${leaf([66, 0], 70, 12, -0.5)}${leaf([66, 0], 76, 12, -0.16)}${leaf([66, 0], 76, 12, 0.16)}${leaf([66, 0], 70, 12, 0.5)}`,
      canvas.linear(ramp(a, lighten(b, 0.06)), [0, 0, 1, 0]),
    );
    canvas.path(
      `${leaf([-8, -32], 54, 11, -1)}${leaf([14, -32], 54, 11, -0.8)}${leaf([-6, 34], 40, 9, 1.2)}${leaf([20, 32], 40, 9, 0.9)}`,
      b,
    );
    const body = 'M-96 0C-74 -44 -20 -54 20 -40C46 -30 66 -14 76 0C66 14 46 30 20 40C-20 54 -74 44 -96 0Z';
    canvas.path(body, canvas.linear(ramp(lighten(a, 0.1), [0.5, a], lighten(a, -0.14))));
    canvas.inside(body, () => {
      let [squares, edges] = ['', ''];
      for (let row = -3; row <= 3; row += 1)
        for (let i = -2; i <= 4; i += 1) {
          const [px, py] = [i * 24 + (row % 2) * 12 - 8, row * 13];
          const d = `M${px} ${py - 11}L${px + 11} ${py}L${px} ${py + 11}L${px - 11} ${py}Z`;
          if ((i + row) % 2 === 0) squares += d;
          edges += d;
        }
      canvas.path(squares, b);
      canvas.stroke(edges, lighten(a, 0.2), 2, 'opacity=".7"');
      canvas.path('M-100 -60H-46Q-34 0 -46 60H-100Z', lighten(a, 0.02));
      canvas.stroke('M-46 -50Q-34 0 -46 50', b, 6);
    });
    canvas.stroke(body, lighten(a, -0.18), 2.6, 'opacity=".7"');
    canvas.path(oval(-66, -8, 11), lit(stage, '#fff6e0'));
    canvas.path(oval(-67, -8, 6), '#1a1014');
    canvas.stroke('M-94 6Q-84 14 -74 12', lighten(a, -0.22), 3.4);
  });
}

/** The window board with leaf strips, dye cups and one carp in work. */
function paintSill(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#7a4a2c');
  canvas.path(box(0, 780, WIDTH, HEIGHT - 780), canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.12))));
  canvas.path(box(0, 774, WIDTH, 14), lighten(wood, 0.2));
  canvas.stroke(`M0 860H${WIDTH}M0 930H${WIDTH}`, lighten(wood, -0.12), 3, 'opacity=".6"');
  for (const [i, tone] of ['#f0d48a', '#c8283a', '#e8a02c', '#dfe0a0', '#2f8f7a', '#c8283a', '#f0d48a'].entries()) {
    const [px, py] = [x - 640 + i * 22, 880 + i * 12];
    canvas.stroke(`M${px} ${py + 8}q120 ${-20 + i * 6} 300 0`, '#140a08', 15, 'opacity=".3"');
    canvas.stroke(`M${px} ${py}q120 ${-20 + i * 6} 300 0`, lit(stage, tone), 14);
    canvas.stroke(`M${px} ${py - 3}q120 ${-20 + i * 6} 300 0`, lighten(lit(stage, tone), 0.14), 3);
  }
  for (const [dx, tone] of [
    [430, '#c8283a'],
    [560, '#e8a02c'],
    [680, '#2f7fae'],
  ] as const) {
    canvas.path(oval(x + dx + 8, 930, 58, 15), '#140a08', `opacity=".45" ${canvas.blur(5)}`);
    canvas.path(
      `M${x + dx - 50} 876L${x + dx - 38} 930H${x + dx + 38}L${x + dx + 50} 876Z`,
      canvas.linear(ramp(lit(stage, '#f1e6d6'), lit(stage, '#b5a48e')), [0, 0, 1, 0]),
    );
    canvas.path(oval(x + dx, 876, 50, 13), lit(stage, '#f7efdf'));
    canvas.path(oval(x + dx, 878, 43, 10), lit(stage, tone));
  }
  canvas.path(oval(x + 130, 936, 130, 16), '#140a08', `opacity=".4" ${canvas.blur(6)}`);
  paintCarp(stage, [x + 120, 896], 1, ['#f0d48a', '#e8b45c']);
  canvas.path(rosette([x + 300, 950], { length: 20, halfWidth: 7 }, 6), lit(stage, '#f0d48a'));
}
