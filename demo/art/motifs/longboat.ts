import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** A narrow open river boat with an outboard motor, about 480 units long at size 1. */
export interface Longboat extends Omit<Afloat, 'reach'> {
  readonly guests: number;
  readonly trim?: string;
}

const HULL = 'M-236 -40Q-120 -24 0 -24Q130 -26 196 -44L252 -66Q232 -26 190 -4Q100 8 0 7Q-140 6 -224 2Z';
const COATS = ['#e8b23c', '#d9605a', '#3f8fa0', '#f0e4cc'] as const;

/** Paints a man at the motor, guests in a row, a lookout at the bow with a pole. */
export function paintLongboat(stage: Stage, boat: Longboat): void {
  const { canvas, palette } = stage;
  paintAfloat(stage, { ...boat, reach: 206 }, () => {
    paintBoater(stage, { place: [-182, -26], pose: 'sit', coat: '#5f6f4a', hat: 'straw' });
    for (let i = 0; i < boat.guests; i += 1)
      paintBoater(stage, {
        place: [-84 + i * 72, -24],
        pose: 'sit',
        coat: COATS[i % 4] ?? COATS[0],
        hat: i % 2 === 0 ? 'straw' : 'none',
      });
    paintBoater(stage, { place: [170, -38], pose: 'pole', coat: '#c8433a', size: 0.92 });
    const wood = lit(stage, '#7f5232');
    canvas.path(HULL, canvas.linear(ramp(lighten(wood, 0.13), [0.5, wood], lighten(wood, -0.13))));
    canvas.inside(HULL, () => {
      canvas.stroke('M-240 -34Q-120 -18 0 -18Q130 -20 200 -39L254 -61', lit(stage, boat.trim ?? '#e0a13a'), 6);
      canvas.stroke('M-236 -16Q-120 -2 0 -2Q130 -4 220 -28', lighten(wood, -0.13), 2, 'opacity=".8"');
    });
    canvas.grain(HULL, { colour: palette.deep, axis: [0, -30, 0, 10], opacity: 0.45 });
    canvas.path(box(-254, -66, 28, 24), lit(stage, '#3a4650'));
    canvas.path('M-246 -42H-234L-238 8H-248Z', lit(stage, '#56606a'));
    canvas.stroke('M-228 -58L-158 -50', lit(stage, '#3a4650'), 4);
  });
}
