import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintTurnedTower, type Ring } from './turned-tower.ts';

/** A brick pagoda of the dry plains, standing on `foot`; size 1 is about 420 units high. */
export interface BrickTemple {
  readonly foot: Point;
  readonly size: number;
  /** A hollow temple with a tapering tower, or a solid bell. */
  readonly crown: 'spire' | 'bell';
  readonly colour?: string;
  readonly haze?: number;
  readonly light?: 1 | -1;
}

const SPIRE: readonly Ring[] = [
  [64, 0],
  [64, 9],
  [56, 9],
  [58, 24],
  [60, 42],
  [58, 42],
  [57, 62],
  [56, 80],
  [54, 80],
  [50, 98],
  [46, 114],
  [44, 114],
  [38, 132],
  [32, 145],
  [36, 145],
  [34, 151],
  [22, 151],
  [20, 162],
  [22, 162],
  [16, 176],
  [18, 176],
  [12, 192],
  [13, 192],
  [7, 212],
  [8, 212],
  [0, 244],
];

const BELL: readonly Ring[] = [
  [70, 0],
  [70, 9],
  [62, 9],
  [62, 16],
  [65, 16],
  [60, 26],
  [55, 44],
  [50, 66],
  [42, 84],
  [30, 96],
  [31, 96],
  [29, 102],
  [24, 102],
  [22, 112],
  [24, 112],
  [18, 126],
  [20, 126],
  [14, 142],
  [16, 142],
  [10, 158],
  [11, 158],
  [6, 176],
  [7, 176],
  [0, 206],
];

const TERRACES = [
  { half: 152, foot: 0, tall: 82 },
  { half: 132, foot: 82, tall: 30 },
  { half: 112, foot: 112, tall: 28 },
  { half: 92, foot: 140, tall: 26 },
  { half: 74, foot: 166, tall: 24 },
] as const;

/** Paints terraces with corner spires, porch and tower. */
export function paintBrickTemple(stage: Stage, temple: BrickTemple): void {
  const { foot, size, crown, haze = 0, light = -1, colour = '#b4573a' } = temple;
  const { canvas, palette } = stage;
  const brick = mix(lit(stage, colour), palette.haze, haze);
  const drawn = canvas.capture(() => {
    const tower = { foot: [0, -190] as const, rings: crown === 'spire' ? SPIRE : BELL, colour, haze, light };
    paintTurnedTower(stage, tower);
    if (crown === 'spire' && haze < 0.6) paintNiches(stage, brick);
    for (const [i, step] of TERRACES.toReversed().entries()) {
      const detail = haze < 0.4 && i < 4;
      if (detail)
        for (const side of [-1, 1])
          paintCornerSpire(stage, [side * (step.half - 8), -step.foot - step.tall], colour, { haze, light });
      paintTerrace(stage, step, brick, { light, haze });
    }
    if (haze < 0.7) paintPorch(stage, brick, light);
  });
  const scale = Math.round(size * 1000) / 1000;
  canvas.add(`<use href="#${canvas.symbol(drawn)}" transform="translate(${at(foot)}) scale(${scale})"/>`);
}

interface Step {
  readonly half: number;
  readonly foot: number;
  readonly tall: number;
}

function paintTerrace(
  stage: Stage,
  { half, foot, tall }: Step,
  brick: string,
  { light, haze }: { light: 1 | -1; haze: number },
): void {
  const { canvas, palette, random } = stage;
  const body = box(-half, -foot - tall, half * 2, tall);
  const sides = light === -1 ? ([0, 0, 1, 0] as const) : ([1, 0, 0, 0] as const);
  canvas.path(
    body,
    canvas.linear(ramp(mix(lighten(brick, 0.06), palette.glow, 0.2), [0.4, brick], lighten(brick, -0.1)), sides),
  );
  canvas.path(box(-half - 3, -foot - tall, half * 2 + 6, 4), lighten(brick, 0.07));
  if (haze > 0.4) return;
  let [merlons, courses, patches] = ['', '', ''];
  for (let x = -half; x < half - 4; x += 13) merlons += box(x, -foot - tall - 6, 8, 7);
  for (let y = -foot - tall + 9; y < -foot - 3; y += 8) courses += `M${-half} ${num(y)}H${half}`;
  for (let i = 0; i < half / 9; i += 1)
    patches += box(
      random.between(-half, half - 16),
      -foot - tall * random.between(0.15, 0.95),
      random.between(6, 18),
      3.6,
    );
  canvas.path(merlons, lighten(brick, -0.015));
  canvas.stroke(courses, lighten(brick, -0.1), 1, 'opacity=".4"');
  canvas.path(patches, mix(lighten(brick, 0.08), palette.glow, 0.2), 'opacity=".4"');
  canvas.path(box(-half, -foot - tall + 4, half * 2, 4), lighten(brick, -0.16), 'opacity=".6"');
  if (haze < 0.15)
    canvas.grain(body, { colour: palette.deep, axis: [light * half * 0.2, 0, -light * half, 0], opacity: 0.3 });
}

function paintCornerSpire(stage: Stage, foot: Point, colour: string, look: { haze: number; light: 1 | -1 }): void {
  const rings: Ring[] = [
    [9, 0],
    [9, 5],
    [7, 5],
    [7.5, 14],
    [4, 20],
    [5, 20],
    [0, 40],
  ];
  paintTurnedTower(stage, { foot, rings, colour, ...look });
}

/** Dark niches one above the other on the tower. */
function paintNiches(stage: Stage, brick: string): void {
  let d = '';
  for (const [y, w] of [
    [-202, 11],
    [-238, 9],
    [-270, 8],
    [-298, 6],
  ] as const)
    d += `M${-w} ${y}V${y - w * 1.1}Q0 ${num(y - w * 2.5)} ${w} ${num(y - w * 1.1)}V${y}Z`;
  stage.canvas.path(d, mix(brick, stage.palette.deep, 0.55), 'opacity=".8"');
}

/** The porch: a block with a flame-shaped gable over an arched door, and windows on both sides. */
function paintPorch(stage: Stage, brick: string, light: 1 | -1): void {
  const { canvas, palette } = stage;
  const dark = mix(brick, palette.deep, 0.68);
  const arch = (x: number, w: number, h: number): string =>
    `M${x - w} 0V${num(-h * 0.62)}Q${x - w * 0.6} ${num(-h * 0.9)} ${x} ${-h}Q${x + w * 0.6} ${num(-h * 0.9)} ${x + w} ${num(-h * 0.62)}V0Z`;
  canvas.path(arch(-104, 12, 44) + arch(104, 12, 44), dark, 'opacity=".75"');
  canvas.path(
    'M-128 -44Q-104 -76 -80 -44L-84 -40Q-104 -60 -124 -40ZM128 -44Q104 -76 80 -44L84 -40Q104 -60 124 -40Z',
    lighten(brick, 0.05),
  );
  const block = 'M-54 0V-84L-46 -92L-52 -98Q-20 -108 0 -142Q20 -108 52 -98L46 -92L54 -84V0Z';
  const sides = light === -1 ? ([0, 0, 1, 0] as const) : ([1, 0, 0, 0] as const);
  canvas.path(block, canvas.linear(ramp(mix(lighten(brick, 0.09), palette.glow, 0.22), lighten(brick, -0.03)), sides));
  canvas.path('M-40 -84Q-14 -94 0 -120Q14 -94 40 -84Z', lighten(brick, -0.07));
  canvas.path(box(-54, -84, 12, 84) + box(42, -84, 12, 84), lighten(brick, 0.05), 'opacity=".7"');
  canvas.path(arch(0, 26, 78), dark);
  canvas.path(arch(0, 13, 50), mix(dark, palette.lamp, 0.25 + palette.lampGlow * 0.5), 'opacity=".8"');
  canvas.path(box(-62, -8, 124, 8), lighten(brick, 0.06));
}
