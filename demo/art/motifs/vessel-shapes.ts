import type { Point } from '#demo/art/kit/path-text.ts';

/** Profile of a thrown vessel: pairs of height (0 foot, 1 lip) and half width as a share of the height. */
export type Profile = readonly Point[];

/** The profiles, by name. */
export const VESSEL_SHAPES = {
  jar: [
    [0, 0.2],
    [0.06, 0.18],
    [0.3, 0.34],
    [0.56, 0.36],
    [0.78, 0.21],
    [0.88, 0.13],
    [1, 0.17],
  ],
  bottle: [
    [0, 0.17],
    [0.1, 0.19],
    [0.36, 0.27],
    [0.58, 0.22],
    [0.78, 0.09],
    [0.92, 0.07],
    [1, 0.12],
  ],
  basin: [
    [0, 0.3],
    [0.1, 0.35],
    [0.46, 0.54],
    [0.8, 0.47],
    [0.92, 0.39],
    [1, 0.43],
  ],
  baluster: [
    [0, 0.15],
    [0.08, 0.13],
    [0.26, 0.13],
    [0.52, 0.23],
    [0.72, 0.27],
    [0.86, 0.17],
    [1, 0.12],
  ],
  waterPot: [
    [0, 0.16],
    [0.12, 0.3],
    [0.4, 0.46],
    [0.66, 0.4],
    [0.82, 0.2],
    [0.92, 0.2],
    [1, 0.27],
  ],
  lamp: [
    [0, 0.34],
    [0.1, 0.3],
    [0.3, 0.16],
    [0.62, 0.2],
    [0.86, 0.5],
    [1, 0.56],
  ],
  teapot: [
    [0, 0.34],
    [0.12, 0.42],
    [0.46, 0.58],
    [0.76, 0.46],
    [0.9, 0.26],
    [1, 0.24],
  ],
  openBowl: [
    [0, 0.34],
    [0.07, 0.3],
    [0.16, 0.4],
    [0.4, 0.68],
    [0.74, 0.86],
    [0.94, 0.9],
    [1, 0.94],
  ],
  storageJar: [
    [0, 0.2],
    [0.08, 0.24],
    [0.4, 0.37],
    [0.7, 0.38],
    [0.86, 0.24],
    [0.93, 0.17],
    [1, 0.21],
  ],
  domedBox: [
    [0, 0.4],
    [0.05, 0.42],
    [0.36, 0.42],
    [0.62, 0.42],
    [0.8, 0.38],
    [0.93, 0.2],
    [1, 0.05],
  ],
} as const satisfies Record<string, Profile>;

/** The vessels that can be thrown. */
export type VesselShape = keyof typeof VESSEL_SHAPES;

/** Half width at height t (0 to 1) of a profile, as a share of the vessel's height. */
export function halfWidthAt(profile: Profile, t: number): number {
  let i = 0;
  while (i < profile.length - 2 && t > (profile[i + 1]?.[0] ?? 1)) i += 1;
  const width = (k: number): number => profile[Math.max(0, Math.min(profile.length - 1, k))]?.[1] ?? 0;
  const [from, to] = [profile[i]?.[0] ?? 0, profile[i + 1]?.[0] ?? 1];
  const u = Math.max(0, Math.min(1, (t - from) / (to - from)));
  const [a, b, c, d] = [width(i - 1), width(i), width(i + 1), width(i + 2)];
  const curve = 2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3;
  return Math.max(0.01, curve / 2);
}
