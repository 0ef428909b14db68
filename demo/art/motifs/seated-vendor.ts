import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Somebody sitting on a mat or low stool behind the wares, seen from the front. No face: a figure, not a likeness. */
export interface SeatedVendor {
  readonly foot: Point;
  /** 1 is about 72 units tall. */
  readonly size: number;
  /** Upper garment, skirt. */
  readonly colours: readonly [string, string];
  readonly headwear?: 'none' | 'scarf' | 'cone' | 'turban' | 'straw';
  readonly skin?: string;
  /** 1 leans to the right. */
  readonly facing?: 1 | -1;
}

/** Paints skirt over folded legs, body, arms with hands in the lap, and head. */
export function paintSeatedVendor(stage: Stage, vendor: SeatedVendor): void {
  const { canvas, palette } = stage;
  const { foot, size, facing = 1, headwear = 'none' } = vendor;
  const skin = lit(stage, vendor.skin ?? '#a86a45');
  const [upper, lower] = [lit(stage, vendor.colours[0]), lit(stage, vendor.colours[1])];
  const scale = Math.round(size * 1000) / 1000;
  canvas.group(`transform="translate(${at(foot)}) scale(${facing * scale} ${scale})"`, () => {
    canvas.path(oval(2, 0, 36, 4), palette.deep, 'opacity=".3"');
    canvas.path('M-32 -3Q-36 -18 -12 -24H12Q36 -18 32 -3Q0 4 -32 -3Z', lower);
    canvas.path('M-32 -3Q-36 -18 -12 -24L-4 -22Q-20 -12 -8 0Q-22 0 -32 -3Z', lighten(lower, -0.07));
    canvas.stroke('M-30 -6Q0 2 30 -6', lighten(lower, 0.13), 2, 'opacity=".8"');
    canvas.path('M-15 -46Q-8 -51 0 -51Q9 -51 16 -45Q18 -30 13 -18Q0 -14 -12 -18Q-18 -30 -15 -46Z', upper);
    canvas.path('M-15 -46Q-10 -50 -4 -51Q-10 -34 -5 -16L-12 -18Q-18 -30 -15 -46Z', lighten(upper, -0.07));
    canvas.stroke('M-13 -43Q-20 -32 -15 -24M14 -42Q22 -32 15 -23', lighten(upper, -0.03), 6.4);
    canvas.stroke('M-15 -24Q-8 -18 -1 -20M15 -23Q10 -18 3 -19', skin, 4.6);
    canvas.stroke('M1 -51V-54', lighten(skin, -0.07), 6);
    canvas.path(oval(2, -60, 6.6, 7.6), skin);
    paintHeadwear(stage, headwear, upper);
  });
}

function paintHeadwear(stage: Stage, headwear: NonNullable<SeatedVendor['headwear']>, upper: string): void {
  const { canvas } = stage;
  const hair = lit(stage, '#2a1a18');
  canvas.path('M-5.4 -57Q-7 -69 2 -69.4Q10 -69 9 -58Q8 -63 4 -65Q-3 -64 -5.4 -57Z', hair);
  const straw = lit(stage, '#efd08a');
  if (headwear === 'none') canvas.path(oval(2, -70, 4.4, 3.6), hair);
  if (headwear === 'scarf') {
    const veil = lighten(upper, 0.07);
    canvas.path('M-7 -50Q-12 -70 2 -71Q15 -70 11 -50L8 -54Q9 -65 2 -66Q-4 -65 -4 -53Z', veil);
    canvas.path('M-7 -54Q-16 -46 -14 -34L-6 -40Q-8 -48 -4 -54Z', lighten(veil, -0.05));
  }
  if (headwear === 'cone') {
    canvas.path('M-18 -62L2 -80L22 -62Q2 -56 -18 -62Z', straw);
    canvas.path('M-18 -62L2 -80L4 -59Q-8 -58 -18 -62Z', lighten(straw, -0.08));
  }
  if (headwear === 'straw') {
    canvas.path('M-6 -66Q-6 -76 2 -76Q10 -76 10 -66Z', lighten(straw, -0.05));
    canvas.path(oval(2, -66, 16, 4), straw);
  }
  if (headwear === 'turban') {
    const cloth = lit(stage, '#e2462f');
    canvas.path('M-8 -62Q-10 -76 2 -77Q14 -76 12 -62Q2 -67 -8 -62Z', cloth);
    canvas.stroke('M-7 -66Q2 -74 10 -70M-6 -70Q1 -75 7 -74', lighten(cloth, 0.12), 1.5);
  }
}
