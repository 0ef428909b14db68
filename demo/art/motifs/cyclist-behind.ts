import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Somebody on a bicycle seen from behind; `foot` is where the rear wheel stands. */
export interface CyclistBehind {
  readonly foot: Point;
  /** 1 is a rider about 110 units tall. */
  readonly size: number;
  readonly shirt: string;
  readonly legs: string;
  readonly hat: 'cone' | 'straw' | 'none';
  /** Which foot is down: -1 left, 1 right. */
  readonly pedal?: -1 | 1;
  /** What lies in the panniers. */
  readonly load?: string;
}

/** Paints wheel, panniers, legs, back, arms on the handlebar and head. */
export function paintCyclistBehind(stage: Stage, rider: CyclistBehind): void {
  const { canvas, palette } = stage;
  const { foot, size, pedal = 1, load } = rider;
  const scale = Math.round(size * 100) / 100;
  const [shirt, legs, skin] = [lit(stage, rider.shirt), lit(stage, rider.legs), lit(stage, '#a86a45')];
  canvas.group(`transform="translate(${at(foot)}) scale(${pedal * scale} ${scale})"`, () => {
    canvas.path(oval(3, 0, 26, 4), palette.deep, 'opacity=".32"');
    canvas.stroke('M-16 -68H16', lit(stage, '#d6d8da'), 2.6);
    canvas.stroke(oval(0, -21, 3, 19.5), lit(stage, '#2a2426'), 3);
    canvas.stroke('M-4 -28Q0 -46 4 -28M0 -44V-56', lit(stage, '#7a3a2c'), 2.6);
    canvas.path(oval(0, -42, 2.6), lit(stage, '#e0402f'));
    canvas.stroke('M-7 -54Q-15 -42 -11 -28', lighten(legs, -0.05), 9);
    canvas.path(oval(-11, -24, 5, 3.4), lighten(skin, -0.2));
    canvas.stroke('M7 -54Q12 -36 9 -14', legs, 9.4);
    canvas.path(oval(10, -9, 5, 3.6), lighten(skin, -0.2));
    if (load !== undefined) paintPanniers(stage, load);
    canvas.stroke('M-9 -86Q-19 -78 -16 -69M9 -86Q19 -78 16 -69', lighten(shirt, -0.05), 6);
    canvas.path(oval(-16, -68, 3, 2.6) + oval(16, -68, 3, 2.6), skin);
    canvas.path('M-12 -54Q-14 -72 -10 -86Q0 -93 10 -86Q14 -72 12 -54Q0 -48 -12 -54Z', shirt);
    canvas.path('M-12 -54Q-14 -72 -10 -86Q-6 -90 -3 -90Q-7 -72 -4 -51Q-9 -52 -12 -54Z', lighten(shirt, -0.07));
    canvas.stroke('M0 -88V-93', lighten(skin, -0.07), 5.6);
    canvas.path(oval(0, -100, 7, 8.2), lit(stage, '#2a1a18'));
    paintHat(stage, rider.hat);
  });
}

function paintPanniers(stage: Stage, load: string): void {
  const { canvas } = stage;
  const cane = lit(stage, '#c99a54');
  canvas.path(oval(-13, -50, 6) + oval(13, -50, 6) + oval(-18, -48, 4.6) + oval(18, -48, 4.6), lit(stage, load));
  canvas.path('M-22 -48H-6L-8 -30H-20ZM6 -48H22L20 -30H8Z', cane);
  canvas.stroke('M-21 -42H-7M-20 -36H-8M7 -42H21M8 -36H20', lighten(cane, -0.14), 1.2);
}

function paintHat(stage: Stage, hat: CyclistBehind['hat']): void {
  const { canvas } = stage;
  const straw = lit(stage, '#efd08a');
  if (hat === 'cone') {
    canvas.path('M-20 -99L0 -119L20 -99Q0 -92 -20 -99Z', straw);
    canvas.path('M-20 -99L0 -119L2 -96Q-10 -95 -20 -99Z', lighten(straw, -0.09));
  }
  if (hat === 'straw') {
    canvas.path('M-8 -105Q-8 -116 0 -116Q8 -116 8 -105Z', lighten(straw, -0.05));
    canvas.path(oval(0, -104, 18, 4.6), straw);
    canvas.stroke('M-8 -107H8', lit(stage, '#b8452f'), 2.6);
  }
}
