// Props that every filter panel gets, in a chip of the bar and in the filter dialog.
import type { ListingFilters } from '#src/contract/listing/listing-filters.ts';
import { daysText, guestsText, type NearName } from '#src/web/guest/search/trip/days.ts';
import { durationText, priceRangeText } from './filter-names.ts';
import type { FilterCounts } from './filter-counts.ts';
import { flagNames, type FlagName, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { type FilterName, tagsOf } from './filter-tags.ts';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import { t } from '#src/web/guest/search/texts.ts';
import type { FilterChange } from '#src/web/guest/search/listing-step.ts';

// The filters in the order of bar and box, each with what its chip says (2).

/** The panels: one for each filter, both ways of pickup in one, and the guests, who narrow nothing. */
export type FilterKey = Exclude<FilterName, 'free_pickup' | 'pickup_service'> | 'transport' | 'pax';

/** A filter of the bar. */
export interface FilterPanel {
  readonly key: FilterKey;
  /** The tags that belong to it. */
  readonly kinds: readonly FilterName[];
  /** Yes or no: its chip is the switch itself. */
  readonly flag?: FlagName;
  /** What its chip says instead of its name while it is in use. */
  readonly value?: (query: ListingFilters, frame: ListingFrame) => string;
  /** Its chip stands in the bar on wide screens only; before that it is under "More". */
  readonly wideOnly: boolean;
}

/** All filters. */
export const filterPanels: readonly FilterPanel[] = [
  {
    key: 'dates',
    kinds: ['dates'],
    value: ({ dates }, { today }) => (dates === null ? t('filter.dates') : daysText(dates, today)),
    wideOnly: false,
  },
  {
    key: 'pax',
    kinds: [],
    value: ({ pax }) => (pax === null ? t('filter.pax') : guestsText(pax)),
    wideOnly: false,
  },
  { key: 'categories', kinds: ['categories'], wideOnly: false },
  { key: 'price', kinds: ['price'], value: ({ price }) => priceRangeText(price), wideOnly: false },
  {
    key: 'duration',
    kinds: ['duration'],
    value: ({ duration }) => durationText(duration),
    wideOnly: false,
  },
  { key: 'times', kinds: ['times'], wideOnly: false },
  { key: 'transport', kinds: ['free_pickup', 'pickup_service'], wideOnly: true },
  { key: 'attributes', kinds: ['attributes'], wideOnly: true },
  ...flagNames(listingFilters).map((flag) => ({ key: flag, kinds: [flag], flag, wideOnly: true })),
];

/** How many values of a filter are in use. */
export function activeCount(panel: Pick<FilterPanel, 'kinds'>, query: ListingFilters): number {
  return tagsOf(query).filter(({ kind }) => panel.kinds.includes(kind)).length;
}

/** Whether something has been chosen in a panel. */
export function isActive(panel: Pick<FilterPanel, 'key' | 'kinds'>, query: ListingFilters): boolean {
  return panel.key === 'pax' ? query.pax !== null : activeCount(panel, query) > 0;
}

/** The filters as they stand, the list they belong to, and how to change them. */
export interface PanelProps {
  readonly query: ListingFilters;
  readonly frame: ListingFrame;
  readonly onChange: (change: FilterChange) => void;
  /** True once the panel is in view: calendar and sliders load then. */
  readonly live: boolean;
  /** Named days on which nothing of the list runs. */
  readonly off?: ReadonlySet<NearName>;
  /** What each choice would leave; null while nothing is known. */
  readonly choices: FilterCounts | null;
}

/** A list with a value put in or taken out. */
export function toggled<T>(values: readonly T[], value: T, isOn: boolean): readonly T[] {
  return isOn ? [...values.filter((one) => one !== value), value] : values.filter((one) => one !== value);
}
