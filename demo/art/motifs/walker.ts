import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A person seen from the side or from behind, without a face; size 1 is 100 units tall. */
export interface Walker {
  readonly foot: Point;
  readonly size: number;
  readonly top: string;
  readonly bottom: string;
  /** Trousers, a wrapped skirt, or a long robe in the colour of the top. */
  readonly dress?: 'trousers' | 'skirt' | 'robe';
  readonly head?: 'hair' | 'bun' | 'shaved' | 'cone' | 'cap' | 'scarf';
  readonly headColour?: string;
  readonly load?: 'none' | 'pack' | 'basket' | 'bag';
  readonly stick?: boolean;
  /** 1 walks to the right. */
  readonly heading?: 1 | -1;
  readonly stride?: boolean;
  readonly arms?: 'down' | 'forward' | 'up';
}

/** Paints the figure and its shadow on the ground. */
export function paintWalker(stage: Stage, walker: Walker): void {
  const { canvas, palette } = stage;
  const { foot, size, heading = 1, load = 'none' } = walker;
  const scale = Math.round(size * 1000) / 1000;
  canvas.path(oval(foot[0] + 6 * size, foot[1] + size, 26 * size, 4.4 * size), palette.deep, 'opacity=".35"');
  canvas.group(`transform="translate(${at(foot)}) scale(${num3(scale * heading)} ${scale})"`, () => {
    paintBack(stage, load);
    paintLegs(stage, walker);
    paintTrunk(stage, walker);
    paintHead(stage, walker);
    if (walker.stick === true) canvas.stroke('M24 -52L30 1', lit(stage, '#5a3a24'), 2.6);
  });
}

function paintLegs(stage: Stage, { bottom, top, dress = 'trousers', stride = true }: Walker): void {
  const { canvas } = stage;
  if (dress !== 'trousers') {
    const cloth = lit(stage, dress === 'robe' ? top : bottom);
    canvas.stroke('M-4 -8L-5 -1M6 -8L7 -1', lit(stage, '#7a4a34'), 5);
    canvas.path('M-10 -52Q-14 -24 -13 -5Q0 -1 14 -5Q14 -26 10 -52Z', cloth);
    canvas.path('M2 -50Q6 -24 5 -3Q10 -3 14 -5Q14 -26 10 -52Z', lighten(cloth, -0.07));
    canvas.stroke('M-4 -46Q-6 -24 -6 -6', lighten(cloth, -0.06), 1.6, 'opacity=".7"');
    if (dress === 'skirt') canvas.stroke('M-13 -9Q0 -5 14 -9', mix(cloth, '#f6d98a', 0.6), 2.6);
    return;
  }
  const cloth = lit(stage, bottom);
  canvas.stroke(stride ? 'M-3 -48L-8 -25L-17 -4' : 'M-4 -48L-5 -4', lighten(cloth, -0.08), 9);
  canvas.stroke(stride ? 'M-18 -2L-12 -1' : 'M-6 -2L1 -1.6', lit(stage, '#3a2a26'), 5);
  canvas.stroke(stride ? 'M3 -48L10 -26L10 -4' : 'M5 -48L6 -4', cloth, 9.5);
  canvas.stroke(stride ? 'M9 -2L17 -1.6' : 'M5 -2L12 -1.6', lit(stage, '#3a2a26'), 5);
}

function paintTrunk(stage: Stage, { top, arms = 'down', dress }: Walker): void {
  const { canvas, palette } = stage;
  const cloth = lit(stage, top);
  const skin = lit(stage, '#a8714e');
  const reach = { down: 'M-8 -74Q-13 -62 -10 -50', forward: 'M2 -74Q12 -62 22 -58', up: 'M6 -76Q16 -84 20 -98' }[arms];
  if (arms === 'down') canvas.stroke('M8 -74Q15 -64 16 -54', lighten(cloth, -0.1), 6);
  canvas.path(
    'M-10 -47Q-13 -66 -11 -76Q-6 -83 0 -83Q7 -83 11 -76Q12 -64 10 -46Q0 -42 -10 -47Z',
    canvas.linear(ramp(mix(cloth, palette.sun, 0.14), [0.5, cloth], lighten(cloth, -0.1)), [0, 0, 1, 0.2]),
  );
  canvas.stroke(reach, lighten(cloth, -0.04), 6.4);
  canvas.path(arms === 'down' ? oval(-9.6, -47, 3) : arms === 'forward' ? oval(24, -57, 3) : oval(20.6, -100, 3), skin);
  if (dress === 'robe') canvas.stroke('M-10 -72Q2 -66 10 -50', lighten(cloth, -0.09), 2.4);
}

function paintHead(stage: Stage, { head = 'hair', headColour = '#2d1d1c' }: Walker): void {
  const { canvas } = stage;
  const skin = lit(stage, '#a8714e');
  canvas.path('M-3 -88H4V-80H-3Z', lighten(skin, -0.06));
  canvas.path(oval(1, -92, 7.6, 8.6), skin);
  const own = lit(stage, headColour);
  if (head === 'cone') {
    canvas.path(
      'M-21 -93L1 -112L23 -93Q1 -86 -21 -93Z',
      canvas.linear(ramp(lit(stage, '#fbe6ac'), lit(stage, '#c08a44')), [0, 0, 1, 0]),
    );
    canvas.stroke('M-12 -97Q1 -92 14 -97', lit(stage, '#b07c3a'), 1, 'opacity=".6"');
    return;
  }
  if (head === 'shaved') return;
  canvas.path('M-8 -89Q-9 -102 1 -102Q10 -101 9 -92Q4 -96 0 -94Q-1 -86 -4 -84Q-8 -85 -8 -89Z', own);
  if (head === 'bun') canvas.path(oval(-8, -95, 4.6), own);
  if (head === 'cap') canvas.path('M-9 -93Q-8 -104 1 -104Q10 -103 10 -94L17 -92.6Q10 -91 -9 -93Z', own);
  if (head === 'scarf')
    canvas.path('M-10 -80Q-11 -103 1 -103.6Q11 -102 10 -94Q4 -96 1 -92Q0 -82 2 -79Q-4 -75 -10 -80Z', own);
}

function paintBack(stage: Stage, load: Walker['load']): void {
  const { canvas } = stage;
  if (load === 'pack') {
    const cloth = lit(stage, '#b8452f');
    canvas.path('M-9 -50Q-27 -50 -26 -66Q-26 -86 -10 -86Z', cloth);
    canvas.path('M-12 -52Q-24 -52 -24 -60L-12 -60Z', lighten(cloth, -0.08));
    canvas.path('M-24 -90Q-26 -82 -18 -82H-8V-91Z', lit(stage, '#3f6f86'));
  }
  if (load === 'basket') {
    const straw = lit(stage, '#c08a4a');
    canvas.path(
      'M-8 -52H-20L-31 -88H-6Z',
      canvas.linear(ramp(lighten(straw, 0.05), lighten(straw, -0.12)), [0, 0, 1, 0]),
    );
    canvas.stroke('M-29 -80H-7M-26 -71H-8M-24 -62H-8', lighten(straw, -0.14), 1.4, 'opacity=".7"');
    canvas.path(oval(-18, -88, 13, 5), lit(stage, '#5d9a4a'));
    canvas.stroke('M-20 -76Q-6 -100 1 -99', lighten(straw, -0.1), 1.8);
  }
  if (load === 'bag') canvas.path('M-12 -58Q-20 -58 -19 -46Q-12 -42 -6 -46L-5 -58Z', lit(stage, '#8a3a5c'));
}

const num3 = (n: number): string => String(Math.round(n * 1000) / 1000);
