import { indonesia } from './indonesia.ts';
import { nepal } from './nepal.ts';
import type { Country, Palette, Time } from './palette.ts';
import { vietnam } from './vietnam.ts';

const COUNTRIES: Record<Country, Record<Time, Palette>> = { nepal, vietnam, indonesia };

/** The palette of a country at an hour. */
export function paletteOf(country: Country, time: Time): Palette {
  return COUNTRIES[country][time];
}
