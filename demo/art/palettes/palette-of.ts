import { india } from './india.ts';
import { malaysia } from './malaysia.ts';
import { philippines } from './philippines.ts';
import { myanmar } from './myanmar.ts';
import { laos } from './laos.ts';
import { thailand } from './thailand.ts';
import { cambodia } from './cambodia.ts';
import { indonesia } from './indonesia.ts';
import { nepal } from './nepal.ts';
import type { Country, Palette, Time } from './palette.ts';
import { vietnam } from './vietnam.ts';

const COUNTRIES: Record<Country, Record<Time, Palette>> = {
  nepal,
  vietnam,
  indonesia,
  cambodia,
  thailand,
  laos,
  myanmar,
  philippines,
  india,
  malaysia,
};

/** The palette of a country at an hour. */
export function paletteOf(country: Country, time: Time): Palette {
  return COUNTRIES[country][time];
}
