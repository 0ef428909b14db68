import { ROBES } from './robes.ts';
import { SHIRTS } from './shirts.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';

const DRESSES = { ...SHIRTS, ...ROBES };

export type DressName = keyof typeof DRESSES;

/** Paints the clothes of a person. */
export function paintDress(sitting: Sitting): void {
  DRESSES[sitting.person.dress](sitting);
}
