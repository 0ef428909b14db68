import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSpokedWheel } from './spoked-wheel.ts';

/** A bicycle from the side, with or without its rider; `foot` lies on the ground between the wheels. */
export interface Bicycle {
  readonly foot: Point;
  /** 1 is a wheel of 42 units and a rider about 105 units tall. */
  readonly size: number;
  readonly frame: string;
  /** 1 rides to the right. */
  readonly facing?: 1 | -1;
  readonly rider?: {
    readonly shirt: string;
    readonly legs: string;
    readonly hat: 'cone' | 'straw' | 'none';
    readonly skin?: string;
  };
  /** What lies in the basket. */
  readonly load?: string;
}

/** Paints shadow, wheels, frame, basket and rider. */
export function paintBicycle(stage: Stage, bicycle: Bicycle): void {
  const { canvas, palette } = stage;
  const { foot, size, facing = 1, rider } = bicycle;
  const scale = Math.round(size * 1000) / 1000;
  canvas.group(`transform="translate(${at(foot)}) scale(${facing * scale} ${scale})"`, () => {
    canvas.path(oval(2, 1, 58, 5), palette.deep, 'opacity=".3"');
    if (rider !== undefined) paintLeg(stage, rider, 'far');
    paintMachine(stage, bicycle);
    if (rider !== undefined) paintRider(stage, rider);
  });
}

function paintMachine(stage: Stage, { frame, load }: Bicycle): void {
  const { canvas } = stage;
  const tyre = lit(stage, '#2a2426');
  const spoke = lit(stage, '#d6d8da');
  for (const hub of [
    [-31, -21],
    [33, -21],
  ] as const)
    paintSpokedWheel(stage, { hub, radius: 20, spokes: 16, tyre, spoke, thick: [2.6, 0.5] });
  const paint = lit(stage, frame);
  canvas.stroke('M-52 -24Q-48 -44 -30 -44Q-16 -43 -11 -30', lighten(paint, -0.04), 2.6);
  canvas.stroke('M14 -27Q20 -44 36 -44Q48 -43 53 -30', lighten(paint, -0.04), 2.6);
  canvas.stroke('M-31 -21L-3 -20L-13 -53M-31 -21L-11 -47M-3 -20L24 -48M-10 -42Q6 -30 25 -46', paint, 2.8);
  canvas.stroke('M33 -21L24 -54L22 -62', lighten(paint, 0.06), 2.6);
  canvas.stroke('M22 -62Q16 -67 11 -64', spoke, 2.4);
  canvas.path('M-22 -56Q-12 -59 -4 -56Q-8 -52 -20 -52Z', lit(stage, '#5a3422'));
  canvas.stroke('M-40 -44H-20', spoke, 2.2);
  canvas.stroke('M-3 -20L2 -11M-3 -20L-8 -29', spoke, 1.8);
  canvas.stroke(oval(-3, -20, 5), spoke, 1.6);
  const cane = lit(stage, '#c99a54');
  if (load !== undefined)
    canvas.path(oval(33, -65, 6) + oval(41, -67, 7) + oval(48, -64, 6) + oval(38, -70, 5), lit(stage, load));
  canvas.path('M27 -64H53L50 -46H31Z', cane);
  canvas.stroke('M29 -58H52M30 -52H51M34 -64L36 -46M40 -64V-46M46 -64L45 -46', lighten(cane, -0.13), 1.2);
}

type Rider = NonNullable<Bicycle['rider']>;

function paintLeg(stage: Stage, rider: Rider, side: 'near' | 'far'): void {
  const { canvas } = stage;
  const cloth = lighten(lit(stage, rider.legs), side === 'far' ? -0.09 : 0);
  const skin = lit(stage, rider.skin ?? '#a86a45');
  const [knee, ankle] = side === 'near' ? ['9 -40', '1 -15'] : ['11 -50', '-8 -31'];
  canvas.stroke(`M-12 -58L${knee}L${ankle}`, cloth, 10);
  const [x = 0, y = 0] = ankle.split(' ').map(Number);
  canvas.stroke(`M${x} ${y}V${y + 3}`, skin, 5);
  canvas.path(`M${x - 4} ${y + 3}H${x + 10}Q${x + 11} ${y + 7} ${x + 6} ${y + 7}H${x - 4}Z`, lighten(skin, -0.22));
}

function paintRider(stage: Stage, rider: Rider): void {
  const { canvas } = stage;
  const shirt = lit(stage, rider.shirt);
  const skin = lit(stage, rider.skin ?? '#a86a45');
  canvas.path('M-22 -54Q-24 -64 -14 -78Q-8 -90 2 -90Q9 -87 8 -79Q2 -66 -2 -54Q-12 -50 -22 -54Z', shirt);
  canvas.path('M-22 -54Q-24 -64 -14 -78Q-8 -90 0 -90Q-12 -74 -14 -52Q-18 -52 -22 -54Z', lighten(shirt, -0.07));
  paintLeg(stage, rider, 'near');
  canvas.stroke('M3 -84L9 -72', lighten(shirt, -0.03), 7.6);
  canvas.stroke('M9 -72L17 -65', skin, 5);
  canvas.stroke('M5 -88L6 -93', lighten(skin, -0.07), 5.6);
  canvas.path(oval(8, -100, 6.8, 8), skin);
  canvas.path(
    'M11 -108Q-1 -111 -1 -99Q-1 -92 4 -92Q4 -100 8 -102Q13 -103 14 -105Q13 -107 11 -108Z',
    lit(stage, '#2a1a18'),
  );
  const straw = lit(stage, '#efd08a');
  if (rider.hat === 'cone') {
    canvas.path('M-12 -99L8 -119L28 -101Q8 -94 -12 -99Z', straw);
    canvas.path('M-12 -99L8 -119L10 -97Q-2 -96 -12 -99Z', lighten(straw, -0.09));
  }
  if (rider.hat === 'straw') {
    canvas.path('M0 -105Q1 -116 8 -116Q16 -115 16 -105Z', lighten(straw, -0.05));
    canvas.path(oval(8, -105, 18, 4), straw);
    canvas.stroke('M0 -107H16', lit(stage, '#b8452f'), 2.6);
  }
}
