import type { Country } from '#demo/art/palettes/palette.ts';
import type { Person } from '#demo/art/portraits/person.ts';
import { CAMBODIA } from './cambodia.ts';
import { INDIA } from './india.ts';
import { INDONESIA } from './indonesia.ts';
import { LAOS } from './laos.ts';
import { MALAYSIA } from './malaysia.ts';
import { MYANMAR } from './myanmar.ts';
import { NEPAL } from './nepal.ts';
import { PHILIPPINES } from './philippines.ts';
import { THAILAND } from './thailand.ts';
import { VIETNAM } from './vietnam.ts';

/** How every host looks, by country and key. */
export const PEOPLE: Readonly<Record<Country, Readonly<Record<string, Person>>>> = {
  cambodia: CAMBODIA,
  india: INDIA,
  indonesia: INDONESIA,
  laos: LAOS,
  malaysia: MALAYSIA,
  myanmar: MYANMAR,
  nepal: NEPAL,
  philippines: PHILIPPINES,
  thailand: THAILAND,
  vietnam: VIETNAM,
};

/** The id of a host's portrait. */
export function portraitId(key: string): string {
  return `host-${key}`;
}

/** How the host with this key looks. Throws for one whom no file of this folder knows. */
export function personOf(key: string): Person {
  for (const people of Object.values(PEOPLE)) {
    const person = people[key];
    if (person !== undefined) return person;
  }
  throw new Error(`nobody is called ${key} in demo/art/portraits/people`);
}
