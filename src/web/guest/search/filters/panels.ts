// Filter panels and their props, for the bar and the filter box.
import type { ListingFilters } from '#src/contract/listing/listing-filters.ts';
import { daysText, guestsText, type NearName } from '#src/web/guest/search/trip/days.ts';
import { choicePanels, durationText, priceRangeText } from './filter-names.ts';
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
  /** Only under "More", without a chip. */
  readonly isBoxOnly?: true;
}

const boxOnly = { isBoxOnly: true } as const;

export const filterPanels: readonly FilterPanel[] = [
  {
    key: 'dates',
    kinds: ['dates'],
    value: ({ dates }, { today }) => (dates === null ? t('filter.dates') : daysText(dates, today)),
  },
  {
    key: 'pax',
    kinds: [],
    value: ({ pax }) => (pax === null ? t('filter.pax') : guestsText(pax)),
  },
  { key: 'categories', kinds: ['categories'] },
  { key: 'price', kinds: ['price'], value: ({ price }) => priceRangeText(price) },
  {
    key: 'duration',
    kinds: ['duration'],
    value: ({ duration }) => durationText(duration),
  },
  { key: 'times', kinds: ['times'] },
  { key: 'transport', kinds: ['free_pickup', 'pickup_service'], ...boxOnly },
  ...choicePanels.map((key) => ({ key, kinds: [key], ...boxOnly })),
  ...flagNames(listingFilters).map((flag) => ({ key: flag, kinds: [flag], flag, ...boxOnly })),
];

/** Without the categories where the list has none to choose from. */
export function panelsOf({ categories }: Pick<ListingFrame, 'categories'>): readonly FilterPanel[] {
  return categories.length > 0 ? filterPanels : filterPanels.filter(({ key }) => key !== 'categories');
}

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
