import { HATS } from './hats.ts';
import type { Headwear } from './headwear.ts';
import { SCARVES } from './scarves.ts';
import { WRAPPED } from './wrapped.ts';

const HEADWEARS = { ...SCARVES, ...WRAPPED, ...HATS };

export type HeadwearName = keyof typeof HEADWEARS;

/** The headwear of that name; none for nobody's. */
export function headwearOf(name: HeadwearName | undefined): Headwear | undefined {
  return name === undefined ? undefined : HEADWEARS[name];
}
