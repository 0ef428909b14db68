import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { ringDecor } from './ring-decor.ts';
import { paintTurnedTower, type Ring } from './turned-tower.ts';

/** A bell-shaped stupa of dark stone with a lattice of openings; size 1 is 400 units high. */
export interface BellStupa {
  readonly foot: Point;
  readonly size: number;
  readonly haze?: number;
  readonly light?: 1 | -1;
  /** Diamond openings, or square ones as on the uppermost round. */
  readonly lattice?: 'diamond' | 'square';
}

const BELL: readonly Ring[] = [
  [168, 0],
  [168, 16],
  [158, 16],
  [162, 30],
  [150, 40],
  [156, 40],
  [156, 50],
  [142, 50],
  [146, 62],
  [146, 70],
  [134, 70],
  [136, 96],
  [134, 130],
  [128, 160],
  [118, 188],
  [102, 212],
  [80, 230],
  [58, 238],
  [58, 244],
  [50, 244],
  [50, 252],
  [54, 252],
  [54, 262],
  [44, 262],
  [44, 288],
  [52, 288],
  [52, 300],
  [30, 300],
  [27, 320],
  [20, 350],
  [14, 380],
  [16, 380],
  [15, 390],
  [7, 392],
  [3, 404],
  [0, 408],
];

const ROWS = [
  { height: 96, half: 134, count: 13 },
  { height: 130, half: 132, count: 13 },
  { height: 163, half: 125, count: 13 },
  { height: 194, half: 110, count: 12 },
] as const;

/** Paints cushion, bell, openings, the square block above and the spire. */
export function paintBellStupa(
  stage: Stage,
  { foot, size, haze = 0, light = -1, lattice = 'diamond' }: BellStupa,
): void {
  const { canvas, palette } = stage;
  const stone = mix(lit(stage, '#85796a'), palette.haze, haze);
  const drawn = canvas.capture(() => {
    const outline = paintTurnedTower(stage, {
      foot: [0, 0],
      rings: BELL,
      colour: '#85796a',
      haze,
      light,
      sag: 0.09,
      rim: 0.7,
    });
    canvas.inside(outline, () => {
      paintLattice(stage, stone, { haze, light, lattice });
      paintRoundness(stage, light, haze);
    });
    canvas.path(
      ringDecor({ centre: [0, -16], half: 160, count: 19, wide: 12, tall: 15, kind: 'petal', sag: 0.14 }),
      lighten(stone, 0.06),
      'opacity=".6"',
    );
    if (haze < 0.3) paintMoss(stage, outline, light);
  });
  const scale = Math.round(size * 1000) / 1000;
  canvas.path(
    oval(foot[0] - light * 40 * size, foot[1] + 4 * size, 200 * size, 16 * size),
    palette.deep,
    `opacity="${num(0.4 * (1 - haze))}"`,
  );
  canvas.add(`<use href="#${canvas.symbol(drawn)}" transform="translate(${at(foot)}) scale(${scale})"/>`);
}

function paintLattice(
  stage: Stage,
  stone: string,
  look: { haze: number; light: 1 | -1; lattice: 'diamond' | 'square' },
): void {
  const { canvas, palette } = stage;
  const { haze, light, lattice } = look;
  const dark = mix(mix(stone, palette.deep, 0.72), palette.haze, haze * 0.5);
  let [holes, lips] = ['', ''];
  for (const [i, { height, half, count }] of ROWS.entries()) {
    const wide = (half * 1.5) / count;
    const row = {
      centre: [0, -height] as const,
      half: half * 0.97,
      count: i % 2 === 0 ? count : count - 1,
      kind: 'diamond' as const,
      sag: 0.07,
    };
    if (lattice === 'square') {
      holes += ringDecor({ ...row, kind: 'arch', wide: wide * 0.62, tall: 24, centre: [0, -height + 11] });
      continue;
    }
    lips += ringDecor({ ...row, wide: wide * 1.02, tall: 19.5 });
    holes += ringDecor({ ...row, wide: wide * 0.76, tall: 15 });
  }
  canvas.path(lips, lighten(stone, 0.045), 'opacity=".7"');
  canvas.path(
    holes,
    canvas.linearOn(ramp(mix(dark, palette.glow, 0.3), [0.4, dark], dark), [light * 130, 0, -light * 130, 0]),
  );
  canvas.path(box(-26, -286, 52, 22), lighten(stone, -0.05), 'opacity=".5"');
}

/** Shadow on the far side and warm light on the near one, laid over the whole bell. */
function paintRoundness(stage: Stage, light: 1 | -1, haze: number): void {
  const { canvas, palette } = stage;
  const body = box(-170, -410, 340, 412);
  const side = [light * 150, 0, -light * 165, 0] as const;
  const strength = 1 - haze;
  canvas.path(
    body,
    canvas.linearOn(
      [
        [0, palette.deep, 0],
        [0.45, palette.deep, 0],
        [1, palette.deep, Math.round(52 * strength) / 100],
      ],
      side,
    ),
  );
  canvas.path(
    body,
    canvas.linearOn(
      [
        [0, palette.glow, Math.round(44 * strength) / 100],
        [0.34, palette.glow, 0],
        [1, palette.glow, 0],
      ],
      side,
    ),
  );
}

/** Lichen in soft grey-green patches, and stains that run down. */
function paintMoss(stage: Stage, outline: string, light: 1 | -1): void {
  const { canvas, palette, random } = stage;
  let [moss, stains] = ['', ''];
  for (let i = 0; i < 26; i += 1)
    moss += oval(random.around(-light * 40, 110), -random.between(0, 80), random.between(6, 20), random.between(2, 5));
  for (let i = 0; i < 14; i += 1) {
    const [x, y] = [random.around(0, 120), -random.between(120, 230)];
    stains += box(x, y, random.between(2, 5), random.between(20, 70));
  }
  canvas.inside(outline, () => {
    canvas.path(moss, mix(palette.leaf, '#b8c08a', 0.4), 'opacity=".3"');
    canvas.path(stains, palette.deep, 'opacity=".12"');
  });
}
