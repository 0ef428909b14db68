import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { ringDecor } from './ring-decor.ts';
import { paintTurnedTower, roundPlaces, type Ring } from './turned-tower.ts';

/** A Thai prang on a steep stepped base; size 1 is 640 units high. */
export interface PrangTower {
  readonly foot: Point;
  readonly size: number;
  /** Set with porcelain florets, or bare old brick with weeds in its joints. */
  readonly skin: 'porcelain' | 'brick';
  readonly haze?: number;
  readonly light?: 1 | -1;
}

const RINGS: readonly Ring[] = [
  [196, 0],
  [196, 18],
  [180, 18],
  [170, 60],
  [180, 60],
  [180, 72],
  [152, 72],
  [143, 122],
  [152, 122],
  [152, 134],
  [126, 134],
  [116, 192],
  [125, 192],
  [125, 204],
  [100, 204],
  [90, 262],
  [98, 262],
  [98, 274],
  [80, 274],
  [72, 322],
  [80, 322],
  [80, 334],
  [60, 334],
  [60, 356],
  [66, 356],
  [66, 364],
  [57, 364],
  [59, 392],
  [55, 392],
  [57, 418],
  [53, 418],
  [54, 444],
  [50, 444],
  [50, 468],
  [45, 468],
  [44, 490],
  [39, 490],
  [36, 510],
  [31, 510],
  [26, 528],
  [21, 528],
  [14, 544],
  [8, 552],
  [4, 558],
  [3, 600],
  [0, 640],
];

const STEPS = [
  { y: 24, half: 176, tall: 34 },
  { y: 78, half: 148, tall: 42 },
  { y: 140, half: 122, tall: 50 },
  { y: 210, half: 96, tall: 50 },
  { y: 280, half: 76, tall: 40 },
] as const;

/** Paints the tower and what its skin is made of. */
export function paintPrangTower(stage: Stage, prang: PrangTower): void {
  const { canvas } = stage;
  const { foot, size, skin, haze = 0, light = -1 } = prang;
  const colour = skin === 'brick' ? '#b2603f' : '#e3d3ba';
  const drawn = canvas.capture(() => {
    const outline = paintTurnedTower(stage, { foot: [0, 0], rings: RINGS, colour, haze, light, sag: 0.015, rim: 0.7 });
    canvas.inside(outline, () => {
      if (skin === 'brick') paintBrickSkin(stage, haze);
      else paintPorcelain(stage, haze);
    });
    paintBody(stage, skin, haze);
    paintStair(stage, skin, haze);
    if (skin === 'brick' && haze < 0.5) paintWeeds(stage);
  });
  canvas.add(
    `<use href="#${canvas.symbol(drawn)}" transform="translate(${at(foot)}) scale(${Math.round(size * 1000) / 1000})"/>`,
  );
}

const toneOf = (stage: Stage, colour: string, haze: number): string =>
  mix(lit(stage, colour), stage.palette.haze, haze);

/** Bands of coloured florets on every step. */
function paintPorcelain(stage: Stage, haze: number): void {
  const { canvas } = stage;
  const tone = (colour: string): string => toneOf(stage, colour, haze);
  const colours = ['#3f8a78', '#c8577a', '#3d6fa3', '#d09a2e', '#3f8a78'];
  for (const [i, { y, half, tall }] of STEPS.entries()) {
    const count = 17 - i * 2;
    const colour = tone(colours[i] ?? '#3f8a78');
    canvas.path(
      ringDecor({ centre: [0, -y - 3], half, count, wide: 9, tall: tall * 0.56, kind: 'arch' }),
      lighten(tone('#b09a80'), -0.04),
      'opacity=".75"',
    );
    canvas.path(
      ringDecor({ centre: [0, -y - 3], half, count, wide: 5, tall: tall * 0.4, kind: 'petal' }),
      tone('#f4e6c8'),
    );
    canvas.path(
      ringDecor({
        centre: [0, -y - tall * 0.78],
        half: half - 3,
        count: count + 6,
        wide: 5.4,
        tall: 5.4,
        kind: 'diamond',
      }),
      colour,
    );
    canvas.path(
      ringDecor({
        centre: [0, -y - tall - 6],
        half: half - 6,
        count: count + 10,
        wide: 3.2,
        tall: 4.4,
        kind: 'hanging',
      }),
      tone('#d9a23a'),
    );
    canvas.path(
      ringDecor({ centre: [0, -y + 4], half: half + 2, count: count + 10, wide: 3.2, tall: 3.2, kind: 'diamond' }),
      tone(colours[(i + 1) % 5] ?? '#c8577a'),
    );
  }
}

function paintBrickSkin(stage: Stage, haze: number): void {
  const { canvas, random, palette } = stage;
  const own = toneOf(stage, '#b2603f', haze);
  let [courses, light, dark, plaster] = ['', '', '', ''];
  for (let y = 6; y < 540; y += 8) courses += `M-200 ${-y}H200`;
  for (let i = 0; i < 110; i += 1) {
    const patch = box(random.around(0, 180), -random.between(0, 520), random.between(6, 24), 4);
    if (i % 2 === 0) light += patch;
    else dark += patch;
  }
  for (let i = 0; i < 12; i += 1)
    plaster += box(random.around(0, 150), -random.between(20, 360), random.between(14, 40), random.between(8, 26));
  canvas.path(plaster, toneOf(stage, '#d9c3a2', haze), 'opacity=".4"');
  canvas.stroke(courses, lighten(own, -0.12), 1.1, 'opacity=".45"');
  canvas.path(light, mix(lighten(own, 0.08), palette.glow, 0.2), 'opacity=".6"');
  canvas.path(dark, lighten(own, -0.1), 'opacity=".45"');
}

/** The corn-cob body: ribs, rows of little flames, and a niche on the front. */
function paintBody(stage: Stage, skin: PrangTower['skin'], haze: number): void {
  const { canvas, palette } = stage;
  const own = toneOf(stage, skin === 'brick' ? '#b2603f' : '#e3d3ba', haze);
  let ribs = '';
  for (const [dx, squash] of roundPlaces(50, 7))
    if (squash > 0.3) ribs += `M${num(dx)} -366Q${num(dx)} -460 ${num(dx * 0.4)} -528`;
  canvas.stroke(ribs, lighten(own, -0.1), 2, 'opacity=".5"');
  const rows = [
    [364, 57],
    [392, 55],
    [418, 53],
    [444, 50],
    [468, 45],
    [490, 39],
    [510, 31],
  ] as const;
  for (const [i, [y, half]] of rows.entries())
    canvas.path(
      ringDecor({ centre: [0, -y], half: half - 1, count: 9, wide: 5.4, tall: 15, kind: 'petal' }),
      skin === 'brick'
        ? lighten(own, 0.05)
        : toneOf(stage, ['#3f8a78', '#d9a23a', '#c8577a'][i % 3] ?? '#3f8a78', haze),
      'opacity=".85"',
    );
  const niche = 'M-15 -334V-372Q-6 -382 0 -402Q6 -382 15 -372V-334Z';
  canvas.path('M-22 -330V-374Q-8 -388 0 -416Q8 -388 22 -374V-330Z', lighten(own, 0.05));
  canvas.path(niche, mix(own, palette.deep, 0.6));
}

/** The steep stair up the middle. */
function paintStair(stage: Stage, skin: PrangTower['skin'], haze: number): void {
  const { canvas } = stage;
  const own = toneOf(stage, skin === 'brick' ? '#a5573a' : '#d8c6aa', haze);
  canvas.path('M-26 0L-12 -322H12L26 0Z', lighten(own, 0.02));
  let treads = '';
  for (let y = 6; y < 320; y += 7) treads += `M${num(-26 + y * 0.043)} ${-y}H${num(26 - y * 0.043)}`;
  canvas.stroke(treads, lighten(own, -0.13), 2, 'opacity=".7"');
  canvas.stroke('M-28 0L-13 -322M28 0L13 -322', lighten(own, 0.08), 4);
}

/** Grass and shrubs that have found a joint. */
function paintWeeds(stage: Stage): void {
  const { canvas, random, palette } = stage;
  let d = '';
  for (const [x, y] of [
    [-178, 72],
    [150, 134],
    [-120, 204],
    [92, 274],
    [-70, 334],
    [170, 72],
    [-50, 392],
    [44, 444],
    [-30, 510],
    [118, 204],
  ] as const)
    for (let i = 0; i < 7; i += 1) {
      const lean = random.around(0, 14);
      d += `M${num(x + i * 2 - 7)} ${-y}Q${num(x + lean * 0.3)} ${num(-y - 10)} ${num(x + lean)} ${num(-y - random.between(12, 24))}Q${num(x + lean * 0.5)} ${num(-y - 8)} ${num(x + i * 2 - 4)} ${-y}Z`;
    }
  canvas.path(d, mix(lit(stage, palette.leaf), palette.deep, 0.15));
}
