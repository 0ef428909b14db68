import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { ringDecor, type RingDecor } from './ring-decor.ts';
import { paintTurnedTower, type Ring } from './turned-tower.ts';

/** A bell-shaped chedi with a ringed spire. */
export interface GildedStupa {
  readonly foot: Point;
  /** 1 is 560 units high. */
  readonly size: number;
  readonly colour: string;
  /** A great pagoda on many terraces, or a slender chedi on a redented base. */
  readonly form: 'pagoda' | 'chedi';
  readonly light?: 1 | -1;
  readonly haze?: number;
  /** Bare brick or plaster: no sheen, no glint at the tip. */
  readonly dull?: boolean;
}

const PAGODA: readonly Ring[] = [
  [300, 0],
  [300, 26],
  [272, 26],
  [270, 46],
  [246, 46],
  [244, 66],
  [220, 66],
  [218, 84],
  [196, 84],
  [194, 100],
  [176, 100],
  [176, 108],
  [160, 108],
  [162, 116],
  [152, 116],
  [154, 124],
  [142, 124],
  [138, 138],
  [142, 138],
  [134, 158],
  [124, 182],
  [112, 208],
  [100, 232],
  [88, 250],
  [92, 250],
  [90, 258],
  [80, 258],
  [80, 264],
  [84, 264],
  [82, 274],
  [72, 274],
  [72, 280],
  [76, 280],
  [74, 290],
  [64, 290],
  [64, 296],
  [67, 296],
  [65, 306],
  [54, 306],
  [52, 316],
  [64, 324],
  [52, 334],
  [46, 334],
  [48, 344],
  [56, 350],
  [46, 360],
  [38, 360],
  [42, 380],
  [40, 404],
  [32, 428],
  [24, 448],
  [18, 462],
  [24, 462],
  [22, 470],
  [18, 470],
  [20, 478],
  [14, 478],
  [15, 488],
  [10, 488],
  [11, 498],
  [6, 498],
  [7, 508],
  [3, 508],
  [2, 540],
  [5, 544],
  [2, 550],
  [0, 566],
];

const CHEDI: readonly Ring[] = [
  [170, 0],
  [170, 30],
  [156, 30],
  [156, 60],
  [162, 60],
  [162, 68],
  [144, 68],
  [144, 96],
  [150, 96],
  [150, 104],
  [132, 104],
  [132, 132],
  [138, 132],
  [138, 140],
  [118, 140],
  [118, 152],
  [110, 152],
  [112, 164],
  [102, 164],
  [104, 176],
  [94, 176],
  [94, 184],
  [90, 200],
  [86, 224],
  [80, 246],
  [70, 264],
  [54, 276],
  [44, 280],
  [50, 280],
  [50, 300],
  [44, 300],
  [34, 300],
  [34, 310],
  [40, 310],
  [37, 322],
  [33, 322],
  [36, 332],
  [33, 332],
  [29, 344],
  [32, 344],
  [25, 358],
  [28, 358],
  [21, 374],
  [24, 374],
  [17, 392],
  [19, 392],
  [13, 412],
  [15, 412],
  [9, 434],
  [11, 434],
  [7, 456],
  [4, 470],
  [3, 500],
  [7, 500],
  [5, 510],
  [2, 512],
  [2, 530],
  [0, 560],
];

/** Paints the stupa and its ornament. */
export function paintGildedStupa(stage: Stage, stupa: GildedStupa): void {
  const { canvas } = stage;
  const { foot, size, form, haze = 0, light = -1, colour } = stupa;
  const drawn = canvas.capture(() => {
    const rings = form === 'pagoda' ? PAGODA : CHEDI;
    paintTurnedTower(stage, { foot: [0, 0], rings, colour, haze, light, sag: 0.03, rim: 0.75 });
    if (haze < 0.6) paintOrnament(stage, stupa);
  });
  const scale = Math.round(size * 1000) / 1000;
  canvas.add(`<use href="#${canvas.symbol(drawn)}" transform="translate(${at(foot)}) scale(${scale})"/>`);
}

function paintOrnament(stage: Stage, stupa: GildedStupa): void {
  const { canvas, palette } = stage;
  const { colour, form, haze = 0, light = -1, dull = false } = stupa;
  const own = mix(lit(stage, colour), palette.haze, haze);
  const tones = {
    dark: mix(lighten(own, -0.14), palette.deep, 0.2),
    bright: mix(lighten(own, 0.1), palette.sun, 0.35),
  };
  for (const { tone, opacity, ...row } of form === 'pagoda' ? PAGODA_ROWS : CHEDI_ROWS)
    canvas.path(ringDecor(row), tones[tone], `opacity="${opacity}"`);
  if (dull) return;
  const sheen =
    form === 'pagoda'
      ? `M${light * 96} -150Q${light * 92} -210 ${light * 60} -246L${light * 44} -246Q${light * 74} -206 ${light * 74} -150Z`
      : `M${light * 66} -190Q${light * 62} -236 ${light * 42} -266L${light * 30} -266Q${light * 48} -232 ${light * 48} -190Z`;
  canvas.path(sheen, '#fff6d8', `opacity="${num(0.5 * (1 - haze))}" ${canvas.blur(5)}`);
  const tip = form === 'pagoda' ? -552 : -540;
  canvas.path(oval(0, tip, 26), palette.lamp, `opacity=".5" ${canvas.blur(9)}`);
}

interface OrnamentRow extends RingDecor {
  readonly tone: 'dark' | 'bright';
  readonly opacity: number;
}

/** A row of niches round a terrace: half width, height above the foot, number. */
const niches = (half: number, y: number, count: number, tall: number): OrnamentRow => ({
  centre: [0, -y],
  half,
  count,
  wide: 9,
  tall,
  kind: 'arch',
  sag: tall < 20 ? 0.03 : 0,
  tone: 'dark',
  opacity: 0.45,
});

const PAGODA_ROWS: readonly OrnamentRow[] = [
  {
    centre: [0, -138],
    half: 136,
    count: 17,
    wide: 10,
    tall: 22,
    kind: 'hanging',
    sag: 0.03,
    tone: 'dark',
    opacity: 0.35,
  },
  {
    centre: [0, -196],
    half: 116,
    count: 11,
    wide: 14,
    tall: 26,
    kind: 'hanging',
    sag: 0.03,
    tone: 'bright',
    opacity: 0.4,
  },
  { centre: [0, -318], half: 58, count: 13, wide: 7, tall: 14, kind: 'petal', tone: 'bright', opacity: 0.6 },
  { centre: [0, -344], half: 50, count: 11, wide: 7, tall: 14, kind: 'hanging', tone: 'dark', opacity: 0.45 },
  niches(292, 4, 25, 15),
  niches(264, 28, 23, 15),
  niches(240, 48, 21, 15),
  niches(214, 68, 19, 15),
];

const CHEDI_ROWS: readonly OrnamentRow[] = [
  niches(150, 34, 9, 22),
  niches(138, 72, 8, 22),
  niches(126, 108, 7, 22),
  { centre: [0, -184], half: 92, count: 13, wide: 8, tall: 18, kind: 'petal', tone: 'bright', opacity: 0.5 },
  { centre: [0, -246], half: 78, count: 9, wide: 9, tall: 20, kind: 'hanging', tone: 'dark', opacity: 0.3 },
];
