import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFlame } from '#demo/art/motifs/flame.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import type { Decoration } from '#demo/art/motifs/vessel-decoration.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type JarKilnOptions = Record<never, never>;

const BODIES = ['#7a4226', '#5f3220', '#8f5230', '#6a3a2a', '#9a5c38'] as const;

const RINGS: readonly Decoration[] = [
  { kind: 'wave', at: 0.72, size: 0.035, count: 12, colour: '#c98a54' },
  { kind: 'band', from: 0.78, to: 0.79, colour: '#3a1c12' },
  { kind: 'band', from: 0.64, to: 0.648, colour: '#3a1c12' },
  { kind: 'dots', at: 0.6, size: 0.009, count: 14, colour: '#c98a54' },
];

/** Big brown jars stacked before the glowing mouth of a brick kiln. */
export const jarKiln: Scene<JarKilnOptions> = {
  name: 'jar-kiln',
  draw(stage) {
    const x = focalX(stage);
    paintGrounds(stage, x);
    paintKiln(stage, [x - 40, 640]);
    for (const [i, [dx, y, h]] of (
      [
        [-700, 690, 260],
        [-560, 700, 280],
        [560, 690, 270],
        [700, 684, 250],
      ] as const
    ).entries())
      jar(stage, [x + dx, y], h, i);
    for (const [i, [dx, y, h]] of (
      [
        [-630, 470, 210],
        [630, 464, 200],
      ] as const
    ).entries())
      jar(stage, [x + dx, y], h, i + 2);
    for (const [i, [dx, y, h]] of (
      [
        [-440, 790, 330],
        [-690, 840, 380],
        [470, 800, 340],
        [720, 850, 390],
        [-270, 880, 270],
        [300, 890, 280],
      ] as const
    ).entries())
      jar(stage, [x + dx, y], h, i + 1);
    jar(stage, [x + 30, 960], 300, 4);
    for (const [dx, y, h] of [
      [-120, 970, 120],
      [180, 976, 130],
      [-540, 960, 140],
    ] as const)
      paintVessel(stage, { foot: [x + dx, y], height: h, shape: 'basin', body: '#b5683c', glaze: false });
    paintGlow(stage, [x - 40, 600], 620, { colour: '#ff9a3c', strength: 0.36 });
  },
};

function jar(stage: Stage, foot: Point, height: number, i: number): void {
  paintVessel(stage, {
    foot,
    height,
    shape: 'storageJar',
    body: BODIES[i % BODIES.length] ?? BODIES[0],
    decoration: RINGS,
    glaze: i % 3 !== 1,
  });
  const { canvas } = stage;
  const [x, y] = foot;
  for (const side of [-1, 1])
    canvas.stroke(
      `M${num(x + side * height * 0.27)} ${num(y - height * 0.84)}q${num(side * height * 0.06)} ${num(height * 0.02)} ${num(side * height * 0.05)} ${num(height * 0.08)}`,
      lit(stage, '#4a2618'),
      height * 0.03,
    );
  if (i % 2 === 0)
    canvas.stroke(
      `M${num(x - height * 0.1)} ${num(y - height * 0.8)}q${num(height * 0.02)} ${num(height * 0.2)} ${num(height * -0.03)} ${num(height * 0.34)}`,
      lit(stage, '#c99a5c'),
      height * 0.02,
      'opacity=".5"',
    );
}

function paintGrounds(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 520);
  paintRidge(stage, {
    name: 'far',
    y: 360,
    height: 120,
    wave: 300,
    colour: mix(palette.hill, palette.haze, 0.4),
    fade: 0.4,
  });
  paintRidge(stage, {
    name: 'near',
    y: 440,
    height: 60,
    wave: 200,
    colour: mix(palette.leaf, palette.haze, 0.2),
    fade: 0.3,
    trees: 22,
  });
  for (const [dx, h, lean] of [
    [-520, 420, -40],
    [440, 460, 50],
    [610, 380, 20],
    [-700, 360, 30],
  ] as const)
    paintPalm(stage, { foot: [x + dx, 560], height: h, lean, colour: mix(palette.leaf, palette.deep, 0.4) });
  const earth = lit(stage, '#b97a4c');
  canvas.path(
    box(0, 540, WIDTH, HEIGHT - 540),
    canvas.linear(ramp(mix(earth, palette.haze, 0.2), [0.3, earth], lighten(earth, -0.16))),
  );
  let [marks, shards] = ['', ''];
  for (let i = 0; i < 130; i += 1) {
    const t = random.next();
    marks += `M${num(random.between(-40, WIDTH))} ${num(556 + t * t * 430)}h${num(16 + t * 70)}`;
    if (i % 3 === 0)
      shards += `M${num(random.between(0, WIDTH))} ${num(600 + random.next() * 390)}l${num(8 + t * 14)} -6l4 10Z`;
  }
  canvas.stroke(marks, lighten(earth, -0.08), 3, 'opacity=".5"');
  canvas.path(shards, lit(stage, '#6a3622'), 'opacity=".7"');
}

/** A long kiln seen from its mouth: a barrel of brick that climbs away, fire inside. */
function paintKiln(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const brick = lit(stage, '#a8583c');
  paintSteam(stage, [x + 190, 200], { width: 80, height: 220, count: 4, opacity: 0.4 });
  const hump = `M${x - 300} ${y}C${x - 300} ${y - 260} ${x - 150} ${y - 330} ${x} ${y - 332}C${x + 120} ${y - 400} ${x + 240} ${y - 440} ${x + 300} ${y - 420}C${x + 400} ${y - 400} ${x + 430} ${y - 260} ${x + 420} ${y}Z`;
  canvas.path(hump, canvas.linear(ramp(lighten(brick, 0.03), lighten(brick, -0.12)), [0, 0, 1, 0.4]));
  canvas.path(
    box(x + 160, y - 500, 66, 130),
    canvas.linear(ramp(lighten(brick, 0.02), lighten(brick, -0.14)), [0, 0, 1, 0]),
  );
  canvas.path(box(x + 150, y - 510, 86, 20), lighten(brick, 0.05));
  const front = `M${x - 300} ${y}C${x - 300} ${y - 250} ${x - 160} ${y - 332} ${x} ${y - 332}C${x + 160} ${y - 332} ${x + 300} ${y - 250} ${x + 300} ${y}Z`;
  canvas.shadow(front, [14, 0], { blur: 12, opacity: 0.4 });
  canvas.path(front, canvas.linear(ramp(lighten(brick, 0.06), lighten(brick, -0.06))));
  paintBricks(stage, [x, y], front, brick);
  paintFire(stage, [x, y], brick);
  let logs = '';
  for (let i = 0; i < 5; i += 1) logs += `M${x + 330 + i * 30} ${y + 20}L${x + 400 + i * 26} ${y - 30}`;
  canvas.stroke(logs, lit(stage, '#6a4530'), 26);
}

function paintBricks(stage: Stage, [x, y]: Point, front: string, brick: string): void {
  const { canvas } = stage;
  canvas.inside(front, () => {
    let [bricks, dark] = ['', ''];
    for (let row = 0; row < 15; row += 1)
      for (let px = x - 320 + (row % 2) * 30; px < x + 320; px += 60) {
        if (stage.random.chance(0.3)) dark += box(px, y - 336 + row * 24, 56, 20);
        else bricks += box(px, y - 336 + row * 24, 56, 20);
      }
    canvas.path(front, lighten(brick, -0.14), 'opacity=".6"');
    canvas.path(bricks, lighten(brick, 0.02));
    canvas.path(dark, lighten(brick, -0.07));
  });
}

/** The arched mouth, pots in the glow and flames before them. */
function paintFire(stage: Stage, [x, y]: Point, brick: string): void {
  const { canvas, palette } = stage;
  const mouth = `M${x - 150} ${y}V${y - 110}C${x - 150} ${y - 190} ${x - 80} ${y - 224} ${x} ${y - 226}C${x + 80} ${y - 224} ${x + 150} ${y - 190} ${x + 150} ${y - 110}V${y}Z`;
  let arch = '';
  for (let i = 0; i <= 16; i += 1) {
    const a = Math.PI + (i / 16) * Math.PI;
    arch += `M${num(x + Math.cos(a) * 156)} ${num(y - 90 + Math.sin(a) * 140)}L${num(x + Math.cos(a) * 200)} ${num(y - 90 + Math.sin(a) * 184)}`;
  }
  canvas.stroke(arch, lighten(brick, -0.1), 24);
  canvas.stroke(arch, lighten(brick, 0.08), 18);
  canvas.path(mouth, canvas.radial(ramp('#fff0b4', [0.4, '#ff9a2c'], [0.75, '#c2401a'], '#3a0c0a'), [0.5, 0.9], 0.85));
  canvas.inside(mouth, () => {
    for (const [dx, tall] of [
      [-80, 150],
      [-30, 110],
      [30, 130],
      [86, 160],
    ] as const)
      canvas.path(
        `M${x + dx - 40} ${y}C${x + dx - 60} ${y - tall * 0.5} ${x + dx - 30} ${y - tall * 0.8} ${x + dx - 20} ${y - tall}H${x + dx + 20}C${x + dx + 30} ${y - tall * 0.8} ${x + dx + 60} ${y - tall * 0.5} ${x + dx + 40} ${y}Z`,
        '#8f2a14',
        'opacity=".6"',
      );
    for (const [dx, tall, lean] of [
      [-110, 90, -8],
      [-50, 140, 6],
      [10, 170, -6],
      [70, 130, 10],
      [120, 90, -4],
    ] as const)
      paintFlame(stage, [x + dx, y + 4], tall, lean);
  });
  canvas.stroke(mouth, mix(brick, palette.deep, 0.5), 8);
}
