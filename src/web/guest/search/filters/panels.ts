// Filter panels and their props, for the bar and the filter box.
import type { ListingFilters } from '#src/contract/listing/listing-filters.ts';
import { daysText, guestsText, type NearName } from '#src/web/guest/search/trip/days.ts';
import { durationText, priceRangeText } from './filter-names.ts';
import type { FilterCounts } from './filter-counts.ts';
import { flagNames, type FlagName, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { type FilterName, tagsOf } from './filter-tags.ts';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import { t } from '#src/web/guest/search/texts.ts';
import type { FilterChange } from '#src/web/guest/search/listing-step.ts';

/** One per filter, both pickup filters in one, and the guests. */
export type FilterKey = Exclude<FilterName, 'free_pickup' | 'pickup_service'> | 'transport' | 'pax';

export interface FilterPanel {
  readonly key: FilterKey;
  readonly kinds: readonly FilterName[];
  /** Boolean: the chip itself is the switch. */
  readonly flag?: FlagName;
  readonly value?: (query: ListingFilters, frame: ListingFrame) => string;
  /** Chip only on wide screens; otherwise under "More". */
  readonly wideOnly: boolean;
}

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

export function activeCount(panel: Pick<FilterPanel, 'kinds'>, query: ListingFilters): number {
  return tagsOf(query).filter(({ kind }) => panel.kinds.includes(kind)).length;
}

export function isActive(panel: Pick<FilterPanel, 'key' | 'kinds'>, query: ListingFilters): boolean {
  return panel.key === 'pax' ? query.pax !== null : activeCount(panel, query) > 0;
}

export interface PanelProps {
  readonly query: ListingFilters;
  readonly frame: ListingFrame;
  readonly onChange: (change: FilterChange) => void;
  readonly live: boolean;
  readonly off?: ReadonlySet<NearName>;
  /** Results per choice; null until known. */
  readonly choices: FilterCounts | null;
}

export function toggled<T>(values: readonly T[], value: T, isOn: boolean): readonly T[] {
  return isOn ? [...values.filter((one) => one !== value), value] : values.filter((one) => one !== value);
}
