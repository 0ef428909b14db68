// Everything that may be wrong with a catalogue beyond the form of its entries.
import type { Catalogue } from './catalogue.ts';
import { checkListings, type ListingRules } from './check-listings.ts';
import { checkPlaces } from './check-places.ts';
import type { Fault } from './fault.ts';
import type { Known } from './known-queries.ts';

export interface ImportRules extends ListingRules {
  /** True in production: a host without an address would never learn of a booking. */
  readonly needsEmail: boolean;
}

/** All faults at once. */
export function checkCatalogue(catalogue: Catalogue, known: Known, rules: ImportRules): Fault[] {
  return [...checkPlaces(catalogue, known, rules.needsEmail), ...checkListings(catalogue, known, rules)];
}
