import { lighten } from '../kit/colour.ts';
import { num } from '../kit/path-text.ts';
import type { Point } from '../kit/path-text.ts';
import { lit } from '../kit/stage.ts';
import type { Stage } from '../kit/stage.ts';

/** A domed bamboo birdcage on a cord from `hook`, a turtle dove inside; size 1 is about 300 units tall. */
export function paintBirdcage(stage: Stage, hook: Point, size: number): void {
  const { canvas } = stage;
  const cane = lit(stage, '#8a5a2c');
  canvas.group(`transform="translate(${num(hook[0])} ${num(hook[1])}) scale(${size})"`, () => {
    canvas.stroke('M0 0V64', lighten(cane, -0.16), 4);
    canvas.stroke('M-9 64A9 9 0 1 1 9 64', cane, 5);
    const bars: string[] = [];
    for (let i = -5; i <= 5; i += 1) bars.push(`M${i * 4} 76Q${num(i * 21)} 100 ${num(i * 17)} 250`);
    canvas.stroke(bars.join(''), lighten(cane, -0.06), 3);
    canvas.path(
      'M-34 224C-30 196 -10 182 8 186C18 176 32 178 36 188L46 192L36 197C34 214 22 228 4 230C-16 232 -34 232 -62 246C-52 234 -44 230 -34 224Z',
      lit(stage, '#a58a80'),
    );
    canvas.path('M-30 222C-22 204 -6 200 8 206C2 222 -12 228 -30 230Z', lit(stage, '#7a625c'));
    canvas.stroke('M-58 236H60', cane, 5);
    canvas.stroke(bars.filter((_, i) => i % 2 === 0).join(''), lighten(cane, 0.12), 2.6);
    canvas.stroke('M-84 168Q0 190 84 168M-62 112Q0 128 62 112', cane, 4);
    canvas.path('M-92 250H92L84 278H-84Z', lighten(cane, 0.02));
    canvas.stroke('M-92 252H92', lighten(cane, 0.18), 4);
  });
}
