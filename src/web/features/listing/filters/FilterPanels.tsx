import type { ReactNode, ComponentType } from 'react';
import { flagNames, type FlagName, listingFilters } from '#src/domain/catalog/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import type { TimeBand } from '#src/contract/listing/listing-filters.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { bandHours } from './filter-names.ts';
import { toggled, type PanelProps, type FilterKey } from './panels.ts';
import { t } from '../t.ts';
import { RangeField } from '#src/web/ui/form/RangeField.tsx';
import { DaysPanel } from '#src/web/trip/DaysPanel.tsx';
import { GuestsSelect } from '#src/web/trip/GuestsSelect.tsx';
import { countText } from '#src/texts/intl.ts';

// The filters that are lists of boxes: category, time, transport, for whom, and those that are yes or no.

interface BoxProps {
  readonly name: string;
  readonly value: string | number;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Box({ name, value, isOn, onTurn, children }: BoxProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      checked={isOn}
      label={children}
      onChange={(event) => onTurn(event.currentTarget.checked)}
    />
  );
}

/** Any day, days with a name, or days of one's own (availability). */
function DatePanel({ query, frame, onChange, live, off }: PanelProps) {
  return (
    <DaysPanel
      dates={query.dates}
      today={frame.today}
      live={live}
      off={off}
      onChange={(dates) => onChange({ dates })}
    />
  );
}

/** How many come. */
function GuestsPanel({ query, onChange }: PanelProps) {
  return <GuestsSelect pax={query.pax} onChange={(pax) => onChange({ pax })} />;
}

/** Categories; in a city with their number of courses. */
function CategoryPanel({ query, frame, onChange }: PanelProps) {
  if (frame.categories.length === 0) return <p className="text-ink-2">{t('category.empty')}</p>;
  return frame.categories.map(({ id, name, total }) => (
    <Box
      key={id}
      name="categories"
      value={id}
      isOn={query.categories.includes(id)}
      onTurn={(isOn) => onChange({ categories: toggled(query.categories, id, isOn) })}
    >
      {total === null ? name : t('category.count', { name, count: countText(total) })}
    </Box>
  ));
}

/** Bands of start times with their hours (docs/search.md#bands-of-start-times). */
function TimePanel({ query, onChange }: PanelProps) {
  return (Object.keys(limits.timeBands) as TimeBand[]).map((band) => (
    <Box
      key={band}
      name="times"
      value={band}
      isOn={query.times.includes(band)}
      onTurn={(isOn) => onChange({ times: toggled(query.times, band, isOn) })}
    >
      {t(`time.${band}`)} <span className="numbers text-small text-ink-2">{bandHours(band)}</span>
    </Box>
  ));
}

/** Fetched for free, or at a price (docs/search.md#filters). */
function TransportPanel({ query, onChange }: PanelProps) {
  return (['free_pickup', 'pickup_service'] as const).map((flag) => (
    <Box key={flag} name={flag} value="1" isOn={query[flag]} onTurn={(isOn) => onChange({ [flag]: isOn })}>
      {t(`transport.${flag}`)}
    </Box>
  ));
}

/** For whom it is (attribute values). */
function AudiencePanel({ query, onChange }: PanelProps) {
  return limits.attributes.map((value) => (
    <Box
      key={value}
      name="attributes"
      value={value}
      isOn={query.attributes.includes(value)}
      onTurn={(isOn) => onChange({ attributes: toggled(query.attributes, value, isOn) })}
    >
      {t(`attribute.${value}`)}
    </Box>
  ));
}

/** A filter that is yes or no, with a sentence that says what it means. */
function FlagPanel({ flag, query, onChange }: PanelProps & { readonly flag: FlagName }) {
  return (
    <>
      <Box name={flag} value="1" isOn={query[flag]} onTurn={(isOn) => onChange({ [flag]: isOn })}>
        {t(`filter.${flag}`)}
      </Box>
      <p className="ps-9 text-small text-ink-2">{t(`filter.${flag}Text`)}</p>
    </>
  );
}

// The two filters that are ranges: price in whole US dollars, duration in whole hours (docs/limits.md).

/** The listing price for one person. */
function PricePanel({ query, onChange, live }: PanelProps) {
  return (
    <RangeField
      name="price"
      label={t('price.range')}
      fieldLabels={[t('price.from'), t('price.to')]}
      ends={limits.priceFilter}
      value={query.price}
      onChange={(price) => onChange({ price })}
      live={live}
    />
  );
}

/** How long it lasts. */
function DurationPanel({ query, onChange, live }: PanelProps) {
  return (
    <RangeField
      name="duration"
      label={t('duration.range')}
      fieldLabels={[t('duration.from'), t('duration.to')]}
      ends={limits.durationFilter}
      value={query.duration}
      onChange={(duration) => onChange({ duration })}
      live={live}
    />
  );
}

const panels: Readonly<Record<Exclude<FilterKey, FlagName>, ComponentType<PanelProps>>> = {
  dates: DatePanel,
  pax: GuestsPanel,
  categories: CategoryPanel,
  price: PricePanel,
  duration: DurationPanel,
  times: TimePanel,
  transport: TransportPanel,
  attributes: AudiencePanel,
};

const flags: ReadonlySet<string> = new Set(flagNames(listingFilters));
const isFlag = (filter: FilterKey): filter is FlagName => flags.has(filter);

/** The fields of a filter. */
export function PanelOf({ filter, ...props }: PanelProps & { readonly filter: FilterKey }) {
  if (isFlag(filter)) return <FlagPanel flag={filter} {...props} />;
  const Panel = panels[filter];
  return <Panel {...props} />;
}
