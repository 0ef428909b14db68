// A catalogue from all files, entries with positions.
import type { CategoryEntry, CityEntry, HostEntry, ListingEntry, PictureEntry } from './entries.ts';
import type { CountryEntry } from './country-entry.ts';
import type { Entry, Fault } from './faults.ts';

export interface Catalogue {
  readonly countries: Entry<CountryEntry>[];
  readonly categories: Entry<CategoryEntry>[];
  readonly cities: Entry<CityEntry>[];
  readonly hosts: Entry<HostEntry>[];
  readonly listings: Entry<ListingEntry & { city: string }>[];
  readonly homePictures: Entry<PictureEntry>[];
  /** Keys of invalid entries: references to them are no further faults. */
  readonly broken: Record<'country' | 'city' | 'category' | 'host', string[]>;
}

export interface ReadFile {
  readonly catalogue: Catalogue;
  readonly faults: Fault[];
  readonly count: number;
}

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

/** Such as `listings`, 3,000 of 10,000; indexing comes last. */
export type OnProgress = (what: 'pictures' | 'listings' | 'search', done: number, total: number) => void;

export interface PlacedListing {
  readonly id: number;
  readonly listing: ListingEntry;
}
