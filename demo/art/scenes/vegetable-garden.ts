import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { face, project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintVegetable, type Vegetable } from '#demo/art/motifs/vegetables.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintWaterCarrier } from '#demo/art/motifs/water-carrier.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface VegetableGardenOptions {
  /** What grows in the beds, from the left to the right of the picture. */
  readonly beds?: readonly Vegetable[];
}

const VIEW: View = { vanishing: [800, 500], eye: 330 };
const PITCH = 250;

/** Vegetable beds in the morning, a gardener between them with two watering cans. */
export const vegetableGarden: Scene<VegetableGardenOptions> = {
  name: 'vegetable-garden',
  draw(
    stage,
    {
      beds = [
        'herb',
        'lettuce',
        'flower',
        'onion',
        'mustard',
        'redleaf',
        'lettuce',
        'herb',
        'flower',
        'lettuce',
        'onion',
        'redleaf',
        'mustard',
        'herb',
      ],
    },
  ) {
    paintSky(stage, 520);
    paintSun(stage, [1090, 360], 72);
    paintClouds(stage, [
      { x: 320, y: 170, length: 460, opacity: 0.46 },
      { x: 1250, y: 140, length: 380, bar: 12, opacity: 0.44 },
      { x: 800, y: 260, length: 260, bar: 9, opacity: 0.4 },
    ]);
    paintBackground(stage);
    paintBeds(stage, beds);
  },
};

function paintBackground(stage: Stage): void {
  const { canvas, palette } = stage;
  paintRidge(stage, {
    name: 'hills',
    y: 440,
    height: 60,
    wave: 420,
    colour: mix(palette.hill, palette.haze, 0.56),
    fade: 0.5,
  });
  paintMist(stage, 420, 510, { opacity: 0.6 });
  paintBirds(stage, [620, 250], 6);
  const green = mix(mix(palette.leaf, palette.deep, 0.16), palette.haze, 0.34);
  for (const [x, tall] of [
    [170, 250],
    [250, 190],
    [420, 160],
    [1290, 210],
    [1400, 280],
    [1500, 220],
    [980, 130],
  ] as const)
    paintPalm(stage, {
      foot: [x, 506],
      height: tall,
      lean: stage.random.around(0, 30),
      colour: mix(green, palette.deep, 0.12),
    });
  paintTreeRow(stage, { y: (x) => 500 + Math.sin(x / 130) * 6, size: 30, colour: green, light: 1, depth: 2 });
  paintHouse(stage, [560, 512]);
  paintTrellis(stage);
  paintMist(stage, 470, 560, { opacity: 0.4 });
  canvas.path(box(-20, 520, WIDTH + 40, 10), mix(palette.leaf, palette.haze, 0.4), 'opacity=".6"');
}

/** A yellow-walled garden house under a tiled roof. */
function paintHouse(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const air = (colour: string): string => mix(lit(stage, colour), palette.haze, 0.24);
  const [wall, roof] = [air('#f2c65a'), air('#b8532f')];
  canvas.path(box(x - 84, y - 62, 168, 66), canvas.linear(ramp(lighten(wall, -0.06), wall), [0, 0, 1, 0]));
  canvas.path(
    `M${x - 104} ${y - 56}L${x - 70} ${y - 104}H${x + 70}L${x + 104} ${y - 56}Q${x} ${y - 66} ${x - 104} ${y - 56}Z`,
    canvas.linear(ramp(roof, mix(roof, palette.glow, 0.4)), [0, 0, 1, 0]),
  );
  canvas.path(box(x - 18, y - 44, 36, 48) + box(x - 64, y - 42, 26, 26) + box(x + 38, y - 42, 26, 26), air('#5a4a3a'));
  canvas.path(
    box(x - 70, y - 42, 6, 26) + box(x - 38, y - 42, 6, 26) + box(x + 32, y - 42, 6, 26) + box(x + 64, y - 42, 6, 26),
    air('#3f8a7a'),
  );
}

/** Bamboo frames with climbing beans behind the beds. */
function paintTrellis(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const cane = mix(lit(stage, '#c9a25a'), palette.haze, 0.16);
  const green = mix(palette.leaf, palette.haze, 0.16);
  for (const [from, to] of [
    [860, 1270],
    [40, 330],
  ] as const) {
    let [poles, leaves] = ['', ''];
    for (let x = from; x <= to; x += 34) poles += `M${x - 12} 546L${x + 8} 432M${x + 12} 546L${x - 8} 432`;
    canvas.stroke(`${poles}M${from - 12} 442H${to + 12}`, cane, 3.6);
    for (let i = 0; i < (to - from) / 3.2; i += 1) {
      const [x, y] = [random.between(from - 8, to + 8), random.between(436, 540)];
      leaves += `M${num(x)} ${num(y)}q-8 -3 -6 -11q9 1 10 8q4 -8 12 -6q-1 9 -9 11Z`;
    }
    canvas.path(leaves, green);
    canvas.path(leaves, mix(green, '#e2ee9a', 0.5), 'opacity=".5" transform="translate(3 -4) scale(1 .995)"');
  }
}

function paintBeds(stage: Stage, beds: readonly Vegetable[]): void {
  const { canvas, palette, random } = stage;
  const soil = lit(stage, '#b08a60');
  canvas.path(
    box(-20, 528, WIDTH + 40, HEIGHT),
    canvas.linearOn(
      ramp(
        mix(palette.leaf, palette.haze, 0.5),
        [0.16, mix(mix(palette.leaf, soil, 0.45), palette.haze, 0.2)],
        [0.4, mix(soil, palette.glow, 0.2)],
        mix(soil, palette.deep, 0.3),
      ),
      [0, 520, 0, HEIGHT],
    ),
  );
  const shapes = new Map<Vegetable, string[]>();
  for (const kind of new Set(beds))
    shapes.set(
      kind,
      [0, 1].map(() => canvas.symbol(canvas.capture(() => paintVegetable(stage, kind)))),
    );
  const rows = 17;
  for (const [b] of beds.entries()) paintBed(stage, laneOf(b, beds.length));
  for (let i = rows - 1; i >= 0; i -= 1) {
    const z = 0.72 * 1.155 ** i;
    let uses = '';
    for (const [b, kind] of beds.entries()) {
      const lane = laneOf(b, beds.length);
      for (const dx of [-58, 0, 58]) {
        const [px, y] = project(VIEW, [lane + dx + random.around(0, 7), 22, z * random.between(0.985, 1.015)]);
        if (px < -80 || px > WIDTH + 80) continue;
        const scale = (0.92 / z) * random.between(0.85, 1.12);
        uses += `<use href="#${shapes.get(kind)?.[random.chance(0.5) ? 0 : 1] ?? ''}" transform="translate(${num(px)} ${num(y)}) scale(${num3(scale * (random.chance(0.5) ? -1 : 1))} ${num3(scale)})"/>`;
      }
    }
    canvas.add(uses);
    if (i === 8)
      paintWalker(stage, {
        foot: project(VIEW, [-372, 0, z]),
        size: 2.5 / z,
        top: '#8a5a9a',
        bottom: '#3a3a4a',
        head: 'cone',
        arms: 'forward',
        heading: 1,
        stride: false,
      });
    if (i === 3) paintWaterCarrier(stage, project(VIEW, [0, 0, z]), 3.05 / z);
  }
}

const laneOf = (bed: number, count: number): number => (bed - count / 2 + 0.5) * PITCH;

/** A raised bed of dark earth that runs away from the viewer. */
function paintBed(stage: Stage, lane: number): void {
  const { canvas, palette } = stage;
  const earth = lit(stage, '#6b4a34');
  const near = 0.6;
  const far = 8;
  const top = face(VIEW, [
    [lane - 86, 20, near],
    [lane + 86, 20, near],
    [lane + 78, 20, far],
    [lane - 78, 20, far],
  ]);
  canvas.path(
    face(VIEW, [
      [lane - 98, 0, near],
      [lane + 98, 0, near],
      [lane + 84, 0, far],
      [lane - 84, 0, far],
    ]),
    mix(earth, palette.deep, 0.3),
  );
  canvas.path(
    top,
    canvas.linearOn(ramp(mix(earth, palette.haze, 0.5), [0.3, mix(earth, palette.glow, 0.12)], earth), [
      0,
      530,
      0,
      HEIGHT,
    ]),
  );
  const edge: Point[] = [
    project(VIEW, [lane + (lane > 0 ? -86 : 86), 20, near]),
    project(VIEW, [lane + (lane > 0 ? -78 : 78), 20, far]),
  ];
  canvas.stroke(polyline(edge), mix(earth, palette.glow, 0.5), 2.4, 'opacity=".6"');
}

const num3 = (n: number): string => String(Math.round(n * 1000) / 1000);
