import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/**
 * A dancer's painted face: long brows, lowered lids, red lips, the calm of the stage and nobody's likeness. `centre` is
 * between the eyes and the lips; size 1 is 76 units wide and 104 tall. `turn` moves the features aside, as if she looked there.
 */
export function paintStageFace(
  { canvas }: Stage,
  { centre, size, skin, turn = 0 }: { centre: Point; size: number; skin: string; turn?: number },
): void {
  const ink = '#22121a';
  const shade = mix(lighten(skin, -0.12), '#7a2f2a', 0.18);
  canvas.group(`transform="translate(${at(centre)}) scale(${size})"`, () => {
    const face = 'M-37 -30C-40 6 -24 34 -10 46Q0 53 10 46C24 34 40 6 37 -30C36 -62 -36 -62 -37 -30Z';
    canvas.path(face, canvas.linear(ramp(lighten(skin, 0.05), [0.55, skin], lighten(skin, -0.08)), [0, 0, 1, 0.2]));
    canvas.path(oval(-22 + turn, 8, 11, 8) + oval(22 + turn, 8, 11, 8), '#e0606a', `opacity=".28" ${canvas.blur(4)}`);
    canvas.group(`transform="translate(${turn} 0)"`, () => {
      for (const side of [-1, 1])
        canvas.group(`transform="scale(${side} 1)"`, () => {
          canvas.path('M5 -27Q18 -37 33 -27Q18 -32 5 -27Z', ink);
          canvas.path('M6 -13Q18 -22 29 -14Q18 -3 6 -13Z', lighten(skin, -0.03));
          canvas.path('M6 -11Q18 -1 31 -14Q19 -5 6 -11Z', ink);
          canvas.stroke('M8 -17Q18 -23 28 -17', shade, 1.6, 'opacity=".8"');
          canvas.stroke('M29 -12L35 -17', ink, 2);
        });
      canvas.stroke('M-3 -14Q-5 2 -7 9Q-2 14 4 11', shade, 2.2, 'opacity=".8"');
      canvas.path('M-14 25Q-6 20 0 22.5Q6 20 14 25Q0 28 -14 25Z', '#a81f2c');
      canvas.path('M-14 25Q0 28 14 25Q6 34 0 34Q-6 34 -14 25Z', '#cf3a40');
      canvas.path(oval(0, -38, 2.6), '#fff6e4', 'opacity=".9"');
    });
  });
}
