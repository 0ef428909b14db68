import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A silk lantern hanging from `hook`; size 1 is about 120 units tall. */
export interface Lantern {
  readonly hook: Point;
  readonly size: number;
  readonly colour: string;
  readonly shape: 'globe' | 'drop' | 'drum';
}

const BODIES: Record<Lantern['shape'], { half: number; tall: number; d: string }> = {
  globe: { half: 44, tall: 72, d: 'M-16 18C-58 26 -58 84 -16 92H16C58 84 58 26 16 18Z' },
  drop: { half: 40, tall: 96, d: 'M-14 18C-54 30 -44 70 -10 114H10C44 70 54 30 14 18Z' },
  drum: { half: 34, tall: 84, d: 'M-22 18C-40 24 -40 96 -22 102H22C40 96 40 24 22 18Z' },
};

/** Paints glow, silk with ribs, caps and tassel. */
export function paintLantern(stage: Stage, { hook, size, colour, shape }: Lantern): void {
  const { canvas, palette } = stage;
  const { half, tall, d } = BODIES[shape];
  const glow = Math.max(0.2, palette.lampGlow);
  canvas.group(
    `transform="translate(${num(hook[0])} ${num(hook[1])}) scale(${num(size * 100) === '0' ? 0.01 : Math.round(size * 100) / 100})"`,
    () => {
      canvas.path(
        oval(0, 60, 92),
        mix(colour, palette.lamp, 0.5),
        `opacity="${Math.round(glow * 40) / 100}" ${canvas.blur(20)}`,
      );
      canvas.stroke('M0 -6V16', '#20140f', 3);
      const silk = canvas.radial(
        ramp(mix(colour, '#fff3c8', 0.35 + glow * 0.4), [0.55, mix(colour, palette.lamp, 0.2)], lighten(colour, -0.08)),
        [0.5, 0.55],
        0.6,
      );
      canvas.path(d, silk);
      canvas.inside(d, () => {
        let ribs = '';
        for (const share of [-0.86, -0.52, -0.18, 0.18, 0.52, 0.86])
          ribs += `M${num(share * 14)} 16Q${num(share * half * 1.5)} ${16 + tall / 2} ${num(share * 12)} ${18 + tall}`;
        canvas.stroke(ribs, lighten(colour, -0.16), 1.6, 'opacity=".55"');
      });
      const foot = 16 + tall;
      canvas.path(`M-15 12H15L18 21H-18ZM-14 ${foot - 2}H14L11 ${foot + 7}H-11Z`, '#c99a3c');
      canvas.stroke(`M0 ${foot + 7}V${foot + 14}`, '#c99a3c', 3);
      canvas.path(`M-5 ${foot + 14}H5L9 ${foot + 44}H-9Z`, lighten(colour, -0.02));
      canvas.stroke(
        `M-4 ${foot + 20}L-6 ${foot + 42}M0 ${foot + 20}V${foot + 42}M4 ${foot + 20}L6 ${foot + 42}`,
        lighten(colour, -0.12),
        1.4,
      );
    },
  );
}
