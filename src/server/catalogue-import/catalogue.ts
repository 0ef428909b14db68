// A catalogue as it is read from all files together: every entry with its place.
import type { CategoryEntry, CityEntry } from './entries/city-entry.ts';
import type { HostEntry } from './entries/host-entry.ts';
import type { ListingEntry } from './entries/listing-entry.ts';
import type { PictureEntry } from './entries/picture-entry.ts';
import type { Entry, Fault } from './fault.ts';

export interface Catalogue {
  readonly categories: Entry<CategoryEntry>[];
  readonly cities: Entry<CityEntry>[];
  readonly hosts: Entry<HostEntry>[];
  /** Each names its city. */
  readonly listings: Entry<ListingEntry & { city: string }>[];
  /** The picture of the home page. */
  readonly homePictures: Entry<PictureEntry>[];
  /** Slugs and keys of entries that were wrong in themselves: what names them is not wrong for that. */
  readonly broken: Record<'city' | 'category' | 'host', string[]>;
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
    categories: [],
    cities: [],
    hosts: [],
    listings: [],
    homePictures: [],
    broken: { city: [], category: [], host: [] },
  };
}

/** Several files as one. */
export function joinCatalogues(parts: readonly Catalogue[]): Catalogue {
  return {
    categories: parts.flatMap(({ categories }) => categories),
    cities: parts.flatMap(({ cities }) => cities),
    hosts: parts.flatMap(({ hosts }) => hosts),
    listings: parts.flatMap(({ listings }) => listings),
    homePictures: parts.flatMap(({ homePictures }) => homePictures),
    broken: {
      city: parts.flatMap(({ broken }) => broken.city),
      category: parts.flatMap(({ broken }) => broken.category),
      host: parts.flatMap(({ broken }) => broken.host),
    },
  };
}
