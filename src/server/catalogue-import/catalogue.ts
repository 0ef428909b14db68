// A catalogue as it is read from all files together: every entry with its place.
import type { CategoryEntry, CityEntry, HostEntry, ListingEntry, PictureEntry } from './entries.ts';
import type { CountryEntry } from './country-entry.ts';
import type { Entry, Fault } from './faults.ts';

export interface Catalogue {
  readonly countries: Entry<CountryEntry>[];
  readonly categories: Entry<CategoryEntry>[];
  readonly cities: Entry<CityEntry>[];
  readonly hosts: Entry<HostEntry>[];
  /** Each names its city. */
  readonly listings: Entry<ListingEntry & { city: string }>[];
  /** The picture of the home page. */
  readonly homePictures: Entry<PictureEntry>[];
  /** Codes, slugs and keys of entries that were wrong in themselves: what names them is not wrong for that. */
  readonly broken: Record<'country' | 'city' | 'category' | 'host', string[]>;
}

/** What a file gave: entries that are right in themselves, and what is wrong with the others. */
export interface ReadFile {
  readonly catalogue: Catalogue;
  readonly faults: Fault[];
  /** All entries, the wrong ones too. */
  readonly count: number;
}

/** Nothing yet. */
export function emptyCatalogue(): Catalogue {
  return {
    countries: [],
    categories: [],
    cities: [],
    hosts: [],
    listings: [],
    homePictures: [],
    broken: { country: [], city: [], category: [], host: [] },
  };
}

/** Several files as one. */
export function joinCatalogues(parts: readonly Catalogue[]): Catalogue {
  return {
    countries: parts.flatMap(({ countries }) => countries),
    categories: parts.flatMap(({ categories }) => categories),
    cities: parts.flatMap(({ cities }) => cities),
    hosts: parts.flatMap(({ hosts }) => hosts),
    listings: parts.flatMap(({ listings }) => listings),
    homePictures: parts.flatMap(({ homePictures }) => homePictures),
    broken: {
      country: parts.flatMap(({ broken }) => broken.country),
      city: parts.flatMap(({ broken }) => broken.city),
      category: parts.flatMap(({ broken }) => broken.category),
      host: parts.flatMap(({ broken }) => broken.host),
    },
  };
}

/** Told often: `listings`, 3,000 of 10,000. The last step is what search keeps of them. */
export type OnProgress = (what: 'pictures' | 'listings' | 'search', done: number, total: number) => void;

/** A listing with the id of its course. */
export interface PlacedListing {
  readonly id: number;
  readonly listing: ListingEntry;
}
