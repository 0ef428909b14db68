import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintHangingCloth } from '#demo/art/motifs/hanging-cloth.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { limb } from '#demo/art/motifs/limb.ts';
import { paintTextile, type Textile } from '#demo/art/motifs/textile.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type DryingPrintsOptions = Record<never, never>;

const CLOTHS: readonly (Textile & { border: string })[] = [
  { design: 'sprig', colours: ['#f7ead2', '#c23a3f', '#2f7a5e', '#e9a530'], border: '#b7343c' },
  { design: 'kawung', colours: ['#23498f', '#f4ead8', '#8fb3dc', '#f0b43c'], scale: 0.8, border: '#f4ead8' },
  { design: 'sprig', colours: ['#e8a02c', '#a3262e', '#6a3a1c', '#fbe7b8'], scale: 0.9, border: '#a3262e' },
  { design: 'bloom', colours: ['#f9efdc', '#2a56a4', '#2f8a80', '#d8484a'], scale: 0.7, border: '#2a56a4' },
  { design: 'sprig', colours: ['#b5343f', '#fbe3bd', '#f0b43c', '#fbe3bd'], scale: 0.8, border: '#f0b43c' },
  { design: 'kawung', colours: ['#f3d9c4', '#c8584a', '#8a2c34', '#2f7a5e'], scale: 0.7, border: '#8a2c34' },
];

/** Block-printed cloths drying on bamboo frames outside a printers' yard. */
export const dryingPrints: Scene<DryingPrintsOptions> = {
  name: 'drying-prints',
  draw(stage) {
    const x = focalX(stage);
    paintSky(stage, 640);
    paintClouds(stage, [
      { x: x - 420, y: 90, length: 420 },
      { x: x + 520, y: 110, length: 380 },
    ]);
    paintBirds(stage, [x + 620, 240], 6);
    paintRidge(stage, {
      name: 'far',
      y: 560,
      height: 90,
      wave: 240,
      colour: mix(stage.palette.hill, stage.palette.haze, 0.45),
      fade: 0.5,
    });
    paintYard(stage, x);
    paintFrame(stage, { x: x - 560, top: 300, wide: 1000, ground: 700, drops: 290, first: 3, count: 5, thin: 9 });
    paintPrinter(stage, [x + 640, 812]);
    paintGroundCloth(stage, x);
    paintFrame(stage, { x: x - 760, top: 170, wide: 760, ground: 880, drops: 520, first: 0, count: 3, thin: 15 });
    paintFrame(stage, { x: x + 190, top: 190, wide: 330, ground: 890, drops: 500, first: 4, count: 1, thin: 15 });
    paintVessel(stage, { foot: [x + 690, 950], height: 150, shape: 'basin', body: '#b5623c', glaze: false });
    paintVessel(stage, { foot: [x + 540, 972], height: 110, shape: 'basin', body: '#8f4630', glaze: false });
    stage.canvas.path(oval(x + 690, 810, 60, 11), lit(stage, '#1f3f86'));
    stage.canvas.path(oval(x + 540, 869, 44, 8), lit(stage, '#b5262e'));
  },
};

/** A printed length weighed down with stones on the sand. */
function paintGroundCloth(stage: Stage, x: number): void {
  const { canvas } = stage;
  const cloth = `M${x - 300} 800L${x + 150} 790Q${x + 200} 880 ${x + 250} 984L${x - 370} 994Q${x - 320} 900 ${x - 300} 800Z`;
  canvas.shadow(cloth, [6, 8], { blur: 6, opacity: 0.3 });
  paintTextile(stage, cloth, { design: 'bloom', colours: ['#f9efdc', '#c23a3f', '#2f7a5e', '#2a56a4'], scale: 0.55 });
  canvas.stroke(cloth, lit(stage, '#2a56a4'), 12);
  for (const [px, y] of [
    [x - 296, 802],
    [x + 150, 794],
    [x - 356, 976],
    [x + 236, 966],
  ] as const)
    canvas.path(oval(px, y, 24, 15), canvas.linear(ramp(lit(stage, '#b5a494'), lit(stage, '#7a6a60'))));
}

/** A woman with a basket of wet cloths, seen from behind: veil, long skirt. */
function paintPrinter(stage: Stage, [x, y]: readonly [number, number]): void {
  const { canvas, palette } = stage;
  const skin = lit(stage, '#a8714a');
  canvas.path(oval(x + 40, y + 4, 130, 15), palette.deep, `opacity=".34" ${canvas.blur(6)}`);
  const skirt = `M${x - 40} ${y - 170}C${x - 60} ${y - 110} ${x - 96} ${y - 50} ${x - 104} ${y}Q${x} ${y + 16} ${x + 104} ${y}C${x + 96} ${y - 50} ${x + 60} ${y - 110} ${x + 40} ${y - 170}Z`;
  paintTextile(stage, skirt, { design: 'sprig', colours: ['#1f6f6a', '#f7d98c', '#f0a83c', '#f7d98c'], scale: 0.36 });
  canvas.stroke(`M${x - 102} ${y - 8}Q${x} ${y + 8} ${x + 102} ${y - 8}`, lit(stage, '#f0b43c'), 9);
  for (const side of [-1, 1])
    canvas.path(
      limb(
        [
          [x + side * 40, y - 262],
          [x + side * 78, y - 300],
          [x + side * 52, y - 384],
        ],
        [16, 14, 10],
      ),
      skin,
    );
  const veil = `M${x - 36} ${y - 330}C${x - 40} ${y - 366} ${x + 40} ${y - 366} ${x + 36} ${y - 330}C${x + 62} ${y - 290} ${x + 76} ${y - 200} ${x + 66} ${y - 96}Q${x} ${y - 76} ${x - 60} ${y - 100}C${x - 74} ${y - 200} ${x - 60} ${y - 290} ${x - 36} ${y - 330}Z`;
  canvas.path(
    veil,
    canvas.linear(ramp(lit(stage, '#e8584a'), [0.6, lit(stage, '#d03a40')], lit(stage, '#a8242e')), [0, 0, 1, 0.2]),
  );
  canvas.stroke(
    `M${x - 12} ${y - 340}Q${x - 26} ${y - 220} ${x - 20} ${y - 92}M${x + 18} ${y - 336}Q${x + 34} ${y - 220} ${x + 26} ${y - 90}`,
    lit(stage, '#8a1f2c'),
    4,
    'opacity=".5"',
  );
  canvas.stroke(`M${x - 60} ${y - 104}Q${x} ${y - 80} ${x + 66} ${y - 100}`, lit(stage, '#f0c25c'), 7);
  for (const [dx, tone] of [
    [-40, '#2a56a4'],
    [0, '#e8a02c'],
    [36, '#f7ead2'],
  ] as const)
    canvas.path(oval(x + dx, y - 412, 42, 30), lit(stage, tone));
  canvas.path(
    `M${x - 88} ${y - 412}Q${x - 60} ${y - 356} ${x} ${y - 354}Q${x + 60} ${y - 356} ${x + 88} ${y - 412}Q${x} ${y - 386} ${x - 88} ${y - 412}Z`,
    canvas.linear(ramp(lit(stage, '#d0a05a'), lit(stage, '#9a6a30')), [0, 0, 1, 0]),
  );
}

function paintYard(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  const sand = lit(stage, '#e4b07c');
  const wall = lit(stage, '#df8b76');
  const top = 560;
  let crown = '';
  for (let px = -20; px < WIDTH + 40; px += 56)
    crown += `M${px} ${top}V${top - 30}Q${px + 2} ${top - 48} ${px + 22} ${top - 58}Q${px + 42} ${top - 48} ${px + 44} ${top - 30}V${top}Z`;
  canvas.path(crown, lighten(wall, 0.02));
  canvas.path(box(0, top - 4, WIDTH, 170), canvas.linear(ramp(lighten(wall, 0.03), lighten(wall, -0.08))));
  canvas.path(box(0, top - 6, WIDTH, 12), lit(stage, '#fbe7cf'));
  let niches = '';
  for (let px = (x % 132) - 132; px < WIDTH; px += 132)
    niches += `M${num(px)} 690V${top + 58}Q${num(px + 8)} ${top + 40} ${num(px + 26)} ${top + 34}Q${num(px + 36)} ${top + 24} ${num(px + 46)} ${top + 34}Q${num(px + 64)} ${top + 40} ${num(px + 72)} ${top + 58}V690Z`;
  canvas.path(niches, lighten(wall, -0.1), 'opacity=".75"');
  canvas.stroke(niches, lit(stage, '#fbe7cf'), 4);
  canvas.path(
    box(0, 686, WIDTH, HEIGHT - 686),
    canvas.linear(ramp(mix(sand, palette.haze, 0.3), [0.3, sand], lighten(sand, -0.13))),
  );
  let tufts = '';
  for (let i = 0; i < 90; i += 1) {
    const t = random.next();
    tufts += `M${num(random.between(0, WIDTH))} ${num(706 + t * t * 280)}h${num(20 + t * 90)}`;
  }
  canvas.stroke(tufts, lighten(sand, -0.08), 3, 'opacity=".45"');
}

interface Frame {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
  readonly ground: number;
  readonly drops: number;
  readonly first: number;
  readonly count: number;
  readonly thin: number;
}

function paintFrame(stage: Stage, { x, top, wide, ground, drops, first, count, thin }: Frame): void {
  const { canvas, random } = stage;
  const cane = lit(stage, '#a8783f');
  const posts = `M${x} ${ground}L${x + 8} ${top - 34}M${x + wide} ${ground}L${x + wide - 8} ${top - 34}`;
  canvas.path(
    oval(x + wide / 2 + 60, ground + 4, wide * 0.56, thin * 2),
    stage.palette.deep,
    `opacity=".34" ${canvas.blur(8)}`,
  );
  canvas.stroke(posts, lighten(cane, -0.06), thin);
  canvas.stroke(posts, lighten(cane, 0.12), thin * 0.3, `transform="translate(${num(-thin * 0.2)} 0)"`);
  canvas.stroke(`M${x - 40} ${top}Q${x + wide / 2} ${top + 16} ${x + wide + 40} ${top}`, cane, thin * 0.9);
  const each = wide / count;
  for (let i = 0; i < count; i += 1) {
    const textile = CLOTHS[(first + i) % CLOTHS.length];
    if (textile === undefined) continue;
    const scale = ((textile.scale ?? 1) * thin) / 15;
    paintHangingCloth(stage, {
      corner: [x + 16 + i * each + random.between(0, 6), top + 4],
      width: each * 0.9,
      drop: drops * random.between(0.93, 1.06),
      sway: 26 + random.around(0, 10),
      textile: { ...textile, scale },
      border: textile.border,
      sag: 14,
    });
  }
}
