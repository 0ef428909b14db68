import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A paper flower with a candle, afloat, with its light on the water. Size 1 is about 60 units wide. */
export function paintFloatingLantern(stage: Stage, [x, y]: Point, size: number, colour: string): void {
  const { canvas } = stage;
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${at([x, y])}) scale(${scale})"`, () => {
    canvas.path(oval(0, 34, 18, 40), mix(colour, '#ffb648', 0.4), `opacity=".5" ${canvas.blur(7)}`);
    canvas.path(oval(0, -6, 60, 40), mix(colour, '#ffc860', 0.5), `opacity=".36" ${canvas.blur(14)}`);
    canvas.path(oval(0, 5, 34, 6), '#06101c', 'opacity=".4"');
    let back = '';
    for (const angle of [-2.3, -1.9, -1.57, -1.24, -0.84]) back += leaf([0, 2], 32, 9, angle);
    canvas.path(back, mix(colour, '#fff2c0', 0.35));
    canvas.path('M0 -2Q-6 -10 -2 -18Q1 -24 0 -30Q8 -20 5 -10Q4 -4 0 -2Z', '#fff0b0');
    let front = '';
    for (const angle of [-2.85, -2.3, -1.57, -0.84, -0.29]) front += leaf([0, 5], 30, 8.5, angle);
    canvas.path(front, mix(colour, '#fff0c0', 0.12), 'opacity=".93"');
    canvas.stroke(front, lighten(colour, -0.1), 1, 'opacity=".5"');
    canvas.path('M-30 2Q0 16 30 2Q20 10 0 11Q-20 10 -30 2Z', lighten(colour, -0.1));
  });
}
