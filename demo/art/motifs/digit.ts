import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { tube, type Knot } from '#demo/art/kit/tube.ts';

/** One finger or thumb along a spine, its last knot the tip. */
export interface Digit {
  readonly knots: readonly Knot[];
  readonly skin: string;
  /** Whether the nail faces the viewer. */
  readonly nail?: boolean;
  /** Opacity of the shadow it throws. */
  readonly shade?: number;
}

/** Paints a finger with its shadow, joints, lit edge and nail. */
export function paintDigit(stage: Stage, { knots, skin, nail = false, shade = 0.34 }: Digit): void {
  const { canvas } = stage;
  const shape = tube(knots);
  canvas.path(shape, '#2a1010', `opacity="${shade}" transform="translate(4 12)" ${canvas.blur(5)}`);
  canvas.path(shape, canvas.linear(ramp(lighten(skin, 0.1), [0.5, skin], lighten(skin, -0.12)), [0.1, 0, 0.4, 1]));
  canvas.inside(shape, () => {
    for (const [x, y, r] of knots.slice(1, -1)) {
      canvas.path(oval(x, y - r * 0.3, r * 0.9, r * 0.5), lighten(skin, 0.12), `opacity=".5" ${canvas.blur(6)}`);
      canvas.stroke(
        `M${num(x - 5)} ${num(y - r * 0.5)}q5 ${num(r * 0.4)} 0 ${num(r * 0.8)}M${num(x + 5)} ${num(y - r * 0.5)}q5 ${num(r * 0.4)} 0 ${num(r * 0.8)}`,
        lighten(skin, -0.14),
        2.4,
        'opacity=".35"',
      );
    }
  });
  const tip = knots.at(-1) ?? [0, 0, 10];
  const before = knots.at(-2) ?? tip;
  if (!nail) return;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const r = tip[2];
  canvas.group(
    `transform="translate(${num(tip[0] + Math.cos(angle) * r * 0.1)} ${num(tip[1] + Math.sin(angle) * r * 0.1 - r * 0.16)}) rotate(${num((angle * 180) / Math.PI)})"`,
    () => {
      canvas.path(oval(0, 0, r * 0.78, r * 0.58), lighten(skin, -0.1), 'opacity=".5"');
      canvas.path(oval(r * 0.06, -r * 0.03, r * 0.72, r * 0.52), mix(skin, '#ffdcd2', 0.6));
      canvas.stroke(
        `M${num(-r * 0.4)} ${num(-r * 0.26)}Q0 ${num(-r * 0.44)} ${num(r * 0.4)} ${num(-r * 0.24)}`,
        '#ffffff',
        2.4,
        'opacity=".65"',
      );
    },
  );
}

/** A forearm with a sleeve over its farther half; the first knot is the wrist. */
export function paintForearm(
  stage: Stage,
  knots: readonly Knot[],
  look: { skin: string; sleeve: string; from?: number },
): void {
  const { canvas } = stage;
  const { skin, sleeve, from = 1 } = look;
  const arm = tube(knots);
  canvas.path(arm, '#1a0c10', `opacity=".32" transform="translate(8 30)" ${canvas.blur(14)}`);
  canvas.path(arm, canvas.linear(ramp(lighten(skin, 0.08), [0.5, skin], lighten(skin, -0.13)), [0.3, 0, 0.5, 1]));
  canvas.grain(arm, {
    colour: lighten(skin, -0.22),
    axis: [0, (knots[0]?.[1] ?? 0) - 20, 0, (knots[0]?.[1] ?? 0) + 260],
    opacity: 0.3,
  });
  const cloth = tube(knots.slice(from).map(([x, y, r]): Knot => [x, y, r * 1.22]));
  canvas.path(cloth, '#1a0c10', `opacity=".3" transform="translate(4 16)" ${canvas.blur(8)}`);
  canvas.path(cloth, canvas.linear(ramp(lighten(sleeve, 0.08), sleeve, lighten(sleeve, -0.13)), [0.3, 0, 0.5, 1]));
  canvas.inside(cloth, () => {
    const [x, y, r] = knots[from] ?? [0, 0, 40];
    const [fx, fy] = knots.at(-1) ?? [0, 0];
    const [dx, dy] = [(fx - x) * 0.3, (fy - y) * 0.3];
    canvas.stroke(
      `M${num(x - r * 0.4)} ${num(y - r * 0.6)}q${num(dx * 0.8)} ${num(dy * 0.4)} ${num(dx * 1.6)} ${num(dy * 1.7)}M${num(x + r * 0.2)} ${num(y)}q${num(dx * 0.6)} ${num(dy * 0.8)} ${num(dx * 2)} ${num(dy * 1.9)}`,
      lighten(sleeve, -0.16),
      14,
      `opacity=".45" ${canvas.blur(6)}`,
    );
  });
}
