// A catalogue as JSON: one object, all of whose parts may be missing. The demo's cities are files of this kind.
import { z } from 'zod';
import { categoryEntry, cityEntry } from './city-entry.ts';
import { hostEntry } from './host-entry.ts';
import { listingEntry } from './listing-entry.ts';
import { pictureEntry } from './picture-entry.ts';

/** What each named list holds. */
export const entryOf = {
  categories: categoryEntry,
  cities: cityEntry,
  hosts: hostEntry,
  listings: listingEntry,
} as const;

export type ListName = keyof typeof entryOf;

/** The parts that stand alone: `city` is the one of all listings that name none. */
export const singles = { city: cityEntry, home_picture: pictureEntry, notice: z.string() } as const;
