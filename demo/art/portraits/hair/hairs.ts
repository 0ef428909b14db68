import { LONG_HAIRS, paintBraid } from './long-hairs.ts';
import { SHORT_HAIRS, type Hair } from './short-hairs.ts';

/** All ways of wearing hair, by name. */
const HAIRS = { ...SHORT_HAIRS, ...LONG_HAIRS };

export type HairName = keyof typeof HAIRS;

/** The hair of that name. */
export function hairOf(name: HairName): Hair {
  return HAIRS[name];
}

export { paintBraid };
