import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A Balinese meru: a shrine under a tower of thatched roofs. The number of roofs is odd. */
export interface Meru {
  readonly foot: Point;
  readonly roofs: 3 | 5 | 7 | 9 | 11;
  /** Half the width of the lowest eave. */
  readonly half: number;
}

/** Paints a stone base, an open shrine and the roofs, lowest first. */
export function paintMeru(stage: Stage, { foot: [x, y], roofs, half }: Meru): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#8a7a72');
  const brick = lit(stage, '#b4593a');
  const thatch = lit(stage, '#43322b');
  for (const [i, share] of [0.94, 0.82, 0.7].entries()) {
    canvas.path(
      box(x - half * share, y - 22 * (i + 1), half * share * 2, 22),
      i === 1 ? brick : lighten(stone, i * 0.02),
    );
  }
  const shrine = half * 0.44;
  canvas.path(box(x - shrine, y - 66 - half * 0.5, shrine * 2, half * 0.5), lighten(brick, -0.06));
  canvas.path(
    box(x - shrine * 0.4, y - 66 - half * 0.42, shrine * 0.8, half * 0.42),
    mix(lit(stage, '#e0a24a'), palette.lamp, 0.4 + palette.lampGlow * 0.5),
  );
  let eave = y - 66 - half * 0.36;
  for (let i = 0; i < roofs; i += 1) {
    const reach = half * (1 - (i / roofs) * 0.66);
    const tall = half * 0.38 * (1 - (i / roofs) * 0.42);
    const neck = reach * 0.4;
    const d = `M${num(x - reach)} ${num(eave)}Q${num(x - reach * 0.62)} ${num(eave - tall * 0.5)} ${num(x - neck)} ${num(eave - tall)}H${num(x + neck)}Q${num(x + reach * 0.62)} ${num(eave - tall * 0.5)} ${num(x + reach)} ${num(eave)}Q${num(x)} ${num(eave + tall * 0.16)} ${num(x - reach)} ${num(eave)}Z`;
    canvas.path(
      d,
      canvas.linear(ramp(mix(thatch, palette.glow, 0.2), [0.4, thatch], lighten(thatch, -0.07)), [0, 0, 1, 0.2]),
    );
    canvas.stroke(
      `M${num(x - reach)} ${num(eave)}Q${num(x)} ${num(eave + tall * 0.16)} ${num(x + reach)} ${num(eave)}`,
      mix(lit(stage, '#b98546'), palette.glow, 0.2),
      2.6,
    );
    canvas.grain(d, { colour: palette.deep, axis: [x - reach * 0.2, 0, x + reach, 0], opacity: 0.6 });
    canvas.path(box(x - neck * 0.8, eave - tall - half * 0.12, neck * 1.6, half * 0.14), lit(stage, '#9c4f34'));
    eave -= tall + half * 0.06;
  }
  const tip = half * 0.24;
  canvas.path(
    `M${num(x - tip)} ${num(eave)}Q${num(x - tip * 0.2)} ${num(eave - tip)} ${num(x)} ${num(eave - tip * 2.4)}Q${num(x + tip * 0.2)} ${num(eave - tip)} ${num(x + tip)} ${num(eave)}Z`,
    lit(stage, palette.gold),
  );
}
