// What every filter panel is given, in a chip of the bar and in the filter box.
import type { ListingFilters } from '#src/contract/listing-filters.ts';
import type { ListingFrame } from './listing.ts';
import type { FilterChange } from './listing-step.ts';

/** The filters as they stand, the list they belong to, and how to change them. */
export interface PanelProps {
  readonly query: ListingFilters;
  readonly frame: ListingFrame;
  readonly onChange: (change: FilterChange) => void;
  /** True once the panel is in view: calendar and sliders load then. */
  readonly live: boolean;
}

/** A list with a value put in or taken out. */
export function toggled<T>(values: readonly T[], value: T, isOn: boolean): readonly T[] {
  return isOn ? [...values.filter((one) => one !== value), value] : values.filter((one) => one !== value);
}
