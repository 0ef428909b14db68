import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { roundPlaces } from './turned-tower.ts';

/** A row of equal ornaments running round a tower. */
export interface RingDecor {
  /** Middle of the ring at the ornaments' feet. */
  readonly centre: Point;
  readonly half: number;
  readonly count: number;
  /** Half width and height of an ornament seen from the front. */
  readonly wide: number;
  readonly tall: number;
  readonly kind: 'arch' | 'petal' | 'hanging' | 'diamond' | 'flame';
  /** How far the ring sags in the middle, as a share of its half width. */
  readonly sag?: number;
}

/** The ornaments as one path; those towards the edge grow narrow. */
export function ringDecor({ centre, half, count, wide, tall, kind, sag = 0 }: RingDecor): string {
  let d = '';
  for (const [dx, squash] of roundPlaces(half, count)) {
    const [x, y] = [centre[0] + dx, centre[1] + half * sag * squash];
    d += ORNAMENTS[kind](x, y, wide * squash, tall);
  }
  return d;
}

type Ornament = (x: number, y: number, w: number, h: number) => string;

const ORNAMENTS: Record<RingDecor['kind'], Ornament> = {
  arch: (x, y, w, h) =>
    `M${at([x - w, y])}V${num(y - h * 0.6)}Q${at([x, y - h * 1.3])} ${at([x + w, y - h * 0.6])}V${num(y)}Z`,
  petal: (x, y, w, h) =>
    `M${at([x - w * 0.7, y])}Q${at([x - w * 1.3, y - h * 0.6])} ${at([x, y - h])}Q${at([x + w * 1.3, y - h * 0.6])} ${at([x + w * 0.7, y])}Z`,
  hanging: (x, y, w, h) =>
    `M${at([x - w, y])}Q${at([x - w * 0.9, y + h * 0.7])} ${at([x, y + h])}Q${at([x + w * 0.9, y + h * 0.7])} ${at([x + w, y])}Z`,
  diamond: (x, y, w, h) => `M${at([x - w, y])}L${at([x, y - h])}L${at([x + w, y])}L${at([x, y + h])}Z`,
  flame: (x, y, w, h) =>
    `M${at([x - w, y])}Q${at([x - w * 0.5, y - h * 0.4])} ${at([x, y - h])}Q${at([x + w * 0.5, y - h * 0.4])} ${at([x + w, y])}Z`,
};
