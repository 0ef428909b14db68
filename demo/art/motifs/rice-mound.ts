import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A hill cut into ring-shaped rice terraces, seen from above and in front. */
export interface RiceMound {
  readonly name: string;
  /** Middle of the uppermost terrace. */
  readonly top: Point;
  /** Half width of the uppermost and of the lowest terrace. */
  readonly half: readonly [number, number];
  readonly levels: number;
  /** Height of one step, in units. */
  readonly step: number;
  /** How much the rings are seen from above: their depth as a share of their width. */
  readonly tilt: number;
  readonly haze: number;
  /** From young green (0) to ripe gold (1). */
  readonly ripe: number;
  /** Every how many levels one lies flooded; 0 for none. */
  readonly flooded?: number;
  /** How far the lower rings move sideways, in units a level. */
  readonly drift?: number;
  /** Called with the ring's outline after each level, lowest first. */
  readonly onLevel?: (level: number, ring: readonly Point[]) => void;
}

/** Paints the levels from the lowest to the uppermost. */
export function paintRiceMound(stage: Stage, mound: RiceMound): void {
  for (let level = mound.levels - 1; level >= 0; level -= 1) {
    const ring = ringOf(stage, mound, level);
    paintLevel(stage, mound, level, ring);
    mound.onLevel?.(level, ring);
  }
}

function ringOf(stage: Stage, { name, top, half, levels, step, tilt, drift = 0 }: RiceMound, level: number): Point[] {
  const noise = layeredNoise(`${stage.seed}:mound:${name}`, 3);
  const t = level / Math.max(1, levels - 1);
  const reach = half[0] + (half[1] - half[0]) * t ** 0.86;
  const [x, y] = [top[0] + drift * level, top[1] + step * level + reach * tilt * 0.35];
  return Array.from({ length: 44 }, (_, i): Point => {
    const angle = (i / 44) * Math.PI * 2;
    // The noise is read on a circle, so that the ring closes without a step.
    const rough =
      noise(6 + Math.cos(angle) * 1.5 + level * 0.05) + noise(16 + Math.sin(angle) * 1.5 + level * 0.05) - 1;
    const r = reach * (1 + rough * 0.36);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * tilt];
  });
}

function paintLevel(
  stage: Stage,
  { haze, ripe, step, flooded = 0, half, tilt }: RiceMound,
  level: number,
  ring: readonly Point[],
): void {
  const { canvas, palette, random } = stage;
  const air = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const young = mix(palette.leaf, '#b6d85a', 0.5);
  const field = air(
    mix(mix(young, '#e6b93a', ripe), random.chance(0.5) ? palette.leaf : '#d8d860', random.between(0, 0.16)),
  );
  const bank = air(mix(palette.leaf, '#6b4a2a', 0.28 + ripe * 0.2));
  const d = smooth(ring, true);
  const drop = step * 0.8;
  const id = canvas.symbol(`<path d="${d}"/>`);
  canvas.add(
    `<use href="#${id}" y="${num(drop + step * 0.3)}" fill="${mix(bank, palette.deep, 0.45 * (1 - haze))}" opacity=".5"/>`,
  );
  canvas.add(`<use href="#${id}" y="${num(drop)}" fill="${mix(bank, palette.deep, 0.24 * (1 - haze))}"/>`);
  canvas.add(`<use href="#${id}" y="${num(drop * 0.55)}" fill="${bank}"/>`);
  const water = flooded > 0 && level % flooded === flooded - 1;
  const [far, middle] = palette.water;
  const fill = water
    ? canvas.linear(
        ramp(mix(middle, palette.haze, haze), [0.5, mix(far, palette.haze, haze)], mix(far, middle, 0.4)),
        [0, 0, 1, 0.3],
      )
    : canvas.linear(ramp(mix(field, palette.sun, 0.22), [0.5, field], lighten(field, -0.05)), [0, 0, 1, 0.4]);
  canvas.add(`<use href="#${id}" fill="${fill}"/>`);
  const wide = Math.max(1.2, step * 0.12);
  if (!water && half[1] * tilt > 20) {
    const blades = Math.max(2.4, step * 0.26);
    const [cx, cy] = middleOf(ring);
    for (const share of [0.965, 0.93])
      canvas.add(
        `<use href="#${id}" fill="none" transform="translate(${num(cx * (1 - share))} ${num(cy * (1 - share))}) scale(${share})" stroke="${lighten(field, -0.07)}" stroke-width="${num(blades)}" stroke-dasharray="1.4 ${num(blades * 1.1)}" opacity=".5"/>`,
      );
  }
  canvas.add(
    `<use href="#${id}" fill="none" stroke="${mix(field, '#fff6c0', 0.5)}" stroke-width="${num(wide)}" opacity=".75"/>`,
  );
}

function middleOf(ring: readonly Point[]): Point {
  const sum = ring.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}
