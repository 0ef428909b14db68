import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintHangingCloth } from '#demo/art/motifs/hanging-cloth.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Textile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type DyeVatsOptions = Record<never, never>;

const SARONGS: readonly Textile[] = [
  { design: 'bloom', colours: ['#c2255c', '#fde3ec', '#f2b431', '#7a1040'], scale: 0.8 },
  { design: 'bloom', colours: ['#12708a', '#f7d98c', '#8fd3c4', '#0b4a63'], scale: 0.8 },
  { design: 'bloom', colours: ['#e8932c', '#fff1cc', '#a3361f', '#7a2a18'], scale: 0.8 },
  { design: 'bloom', colours: ['#4b2a7a', '#f3b8d8', '#7fd0b8', '#f2c84e'], scale: 0.8 },
];

/** Sarongs dripping above vats of colour under a tin roof, palms beyond. */
export const dyeVats: Scene<DyeVatsOptions> = {
  name: 'dye-vats',
  draw(stage) {
    const x = focalX(stage);
    paintSky(stage, 560);
    paintRidge(stage, {
      name: 'hills',
      y: 520,
      height: 90,
      wave: 260,
      colour: mix(stage.palette.hill, stage.palette.leaf, 0.4),
      fade: 0.4,
      trees: 14,
    });
    for (const [px, h] of [
      [x - 660, 420],
      [x - 120, 340],
      [x + 250, 380],
      [x + 700, 450],
    ] as const)
      paintPalm(stage, {
        foot: [px, 640],
        height: h,
        lean: 30,
        colour: mix(stage.palette.leaf, stage.palette.deep, 0.35),
      });
    paintGround(stage);
    paintShed(stage);
    paintGlow(stage, [x + 40, 330], 640, { colour: stage.palette.sun, strength: 0.34 });
    for (const [i, px] of [-700, -390, -60, 270, 560].entries()) {
      const textile = SARONGS[(i * 3 + 1) % SARONGS.length];
      if (textile !== undefined)
        paintHangingCloth(stage, {
          corner: [x + px, 216],
          width: 290 - (i % 2) * 40,
          drop: 340 + ((i * 67) % 90),
          sway: 8,
          textile,
          border: textile.colours[3],
        });
    }
    for (const [px, y, r, dye] of [
      [-430, 760, 150, '#e2a21c'],
      [430, 770, 150, '#12708a'],
      [0, 850, 210, '#c2255c'],
    ] as const)
      paintVat(stage, [x + px, y], r, dye);
    paintVat(stage, [x - 720, 900], 170, '#4b2a7a');
    paintVat(stage, [x + 730, 910], 180, '#2f8f5e');
    paintDip(stage, [x, 850]);
  },
};

function paintGround(stage: Stage): void {
  const { canvas, random } = stage;
  const floor = lit(stage, '#a89a8c');
  canvas.path(box(0, 640, WIDTH, HEIGHT - 640), canvas.linear(ramp(lighten(floor, 0.02), lighten(floor, -0.16))));
  for (const dye of ['#c2255c', '#12708a', '#e2a21c', '#4b2a7a']) {
    let splash = '';
    for (let i = 0; i < 26; i += 1) {
      const t = random.next();
      splash += oval(
        random.between(0, WIDTH),
        690 + t * 300,
        random.between(6, 40) * (0.5 + t),
        random.between(2, 8) * (0.5 + t),
      );
    }
    canvas.path(splash, lit(stage, dye), 'opacity=".4"');
  }
}

function paintShed(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#4f3526');
  const tin = lit(stage, '#6f7f86');
  canvas.path(`M0 0H${WIDTH}V128L0 128Z`, canvas.linear(ramp(lighten(tin, -0.26), lighten(tin, -0.14))));
  let ribs = '';
  for (let px = -200; px < WIDTH + 200; px += 46) ribs += `M${num(800 + (px - 800) * 0.84)} 0L${px} 128`;
  canvas.stroke(ribs, lighten(tin, -0.32), 8, 'opacity=".6"');
  canvas.path(box(0, 120, WIDTH, 30), canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.08))));
  for (const px of [70, 1500])
    canvas.path(box(px, 120, 44, 620), canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.1)), [0, 0, 1, 0]));
  canvas.stroke(`M0 208Q800 234 ${WIDTH} 208`, lit(stage, '#c9a468'), 12);
  canvas.stroke(`M0 205Q800 231 ${WIDTH} 205`, lit(stage, '#ecd29a'), 3);
}

function paintVat(stage: Stage, [x, y]: Point, r: number, dye: string): void {
  const { canvas, palette } = stage;
  const tub = lit(stage, '#8a8f94');
  const colour = lit(stage, dye, 0.6);
  const tall = r * 0.72;
  canvas.path(oval(x + 14, y + tall, r * 1.1, r * 0.26), '#120a14', `opacity=".45" ${canvas.blur(12)}`);
  canvas.path(
    `M${num(x - r)} ${y}L${num(x - r * 0.88)} ${num(y + tall)}A${num(r * 0.88)} ${num(r * 0.22)} 0 0 0 ${num(x + r * 0.88)} ${num(y + tall)}L${num(x + r)} ${y}Z`,
    canvas.linear(ramp(lighten(tub, 0.02), [0.28, lighten(tub, 0.12)], [0.6, tub], lighten(tub, -0.2)), [0, 0, 1, 0]),
  );
  canvas.stroke(
    `M${num(x - r * 0.96)} ${num(y + tall * 0.3)}A${num(r * 0.96)} ${num(r * 0.26)} 0 0 0 ${num(x + r * 0.96)} ${num(y + tall * 0.3)}`,
    lighten(tub, -0.14),
    6,
    'opacity=".7"',
  );
  let drips = '';
  for (let i = -4; i <= 4; i += 1) {
    const px = x + i * r * 0.2;
    drips += `M${num(px)} ${num(y + r * 0.26 * Math.sqrt(1 - (i / 5) ** 2))}v${num(14 + ((i * i * 37) % 60))}`;
  }
  canvas.stroke(drips, colour, 9, 'opacity=".85"');
  canvas.path(oval(x, y, r, r * 0.28), lighten(tub, 0.16));
  canvas.path(
    oval(x, y + 5, r * 0.9, r * 0.235),
    canvas.linear(ramp(lighten(colour, -0.12), [0.5, colour], lighten(colour, 0.07)), [0, 0, 1, 1]),
  );
  canvas.stroke(
    `M${num(x - r * 0.6)} ${num(y - r * 0.04)}q${num(r * 0.4)} ${num(-r * 0.12)} ${num(r * 0.8)} ${num(-r * 0.06)}M${num(x - r * 0.3)} ${num(y + r * 0.12)}q${num(r * 0.3)} ${num(r * 0.06)} ${num(r * 0.7)} 0`,
    mix(colour, palette.sun, 0.6),
    5,
    'opacity=".7"',
  );
  paintSteam(stage, [x, y - 4], { width: r, height: r * 1.2, count: 3, opacity: 0.2 });
}

/** A stick that lifts a freshly dyed length out of the middle vat. */
function paintDip(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const shape = `M${x - 96} ${y - 196}C${x - 60} ${y - 180} ${x + 60} ${y - 180} ${x + 100} ${y - 190}C${x + 110} ${y - 100} ${x + 84} ${y - 30} ${x + 96} ${y + 12}Q${x} ${y + 44} ${x - 92} ${y + 8}C${x - 80} ${y - 60} ${x - 104} ${y - 120} ${x - 96} ${y - 196}Z`;
  const pink = lit(stage, '#d13a74', 0.6);
  canvas.path(shape, canvas.linear(ramp(lighten(pink, 0.1), [0.5, pink], lighten(pink, -0.12))));
  canvas.stroke(
    `M${x - 60} ${y - 180}Q${x - 40} ${y - 80} ${x - 62} ${y + 16}M${x} ${y - 182}Q${x - 10} ${y - 80} ${x + 6} ${y + 24}M${x + 56} ${y - 184}Q${x + 66} ${y - 90} ${x + 50} ${y + 16}`,
    lighten(pink, -0.16),
    8,
    'opacity=".5"',
  );
  canvas.stroke(
    `M${x - 80} ${y - 176}Q${x - 66} ${y - 80} ${x - 84} ${y}M${x + 24} ${y - 180}Q${x + 34} ${y - 80} ${x + 26} ${y + 20}`,
    lighten(pink, 0.18),
    6,
    'opacity=".6"',
  );
  canvas.stroke(`M${x - 230} ${y - 172}L${x + 250} ${y - 208}`, lit(stage, '#8a5a34'), 17);
  canvas.stroke(`M${x - 230} ${y - 177}L${x + 250} ${y - 213}`, lit(stage, '#c9975c'), 4);
}
