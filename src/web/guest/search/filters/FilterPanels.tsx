import type { ComponentType, ReactNode } from 'react';
import { flagNames, type FlagName, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import type { ListingQuery, TimeBand } from '#src/contract/listing/listing-filters.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { shortPriceText, wholePriceText } from '#src/texts/money-text.ts';
import { DaysPanel } from '#src/web/guest/search/trip/DaysPanel.tsx';
import { nearDays } from '#src/web/guest/search/trip/days.ts';
import { GuestsSelect } from '#src/web/guest/search/trip/GuestsSelect.tsx';
import { t as listText } from '#src/web/guest/search/texts.ts';
import { activeCount, filterPanels, toggled, type PanelProps, type FilterKey } from './panels.ts';
import { RangePanel } from './RangePanel.tsx';
import { t } from './texts.ts';
import { useChoices } from './use-choices.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { type ResultCount, longCount, shortCount } from './filter-counts.ts';

// The filters that are lists of boxes: category, time, transport, for whom, and those that are yes or no.

/** Any day, days with a name, or days of one's own (availability). */
function DatePanel({ query, frame, onChange, live, off, choices }: PanelProps) {
  const counts = nearDays(frame.today).flatMap(({ name }) => {
    const count = choices?.countOfDays(name) ?? null;
    return count === null ? [] : [[name, count] as const];
  });
  const emptyNames = new Set(counts.flatMap(([name, { total }]) => (total === 0 ? [name] : [])));
  return (
    <DaysPanel
      dates={query.dates}
      today={frame.today}
      live={live}
      off={counts.length > 0 ? emptyNames : off}
      numbers={new Map(counts.map(([name, count]) => [name, <ChoiceNumber key={name} count={count} />]))}
      onChange={(dates) => onChange({ dates })}
    />
  );
}

/** How many come. */
function GuestsPanel({ query, onChange }: PanelProps) {
  return <GuestsSelect pax={query.pax} onChange={(pax) => onChange({ pax })} />;
}

/** Categories; in a city that is not narrowed with their number of courses, before anything has been counted. */
function CategoryPanel({ query, frame, onChange, choices }: PanelProps) {
  if (frame.categories.length === 0) return <p className="text-ink-2">{t('category.empty')}</p>;
  const isPlain = filterPanels.every((panel) => activeCount(panel, query) === 0);
  return frame.categories.map(({ id, name, total }) => (
    <CountedBox
      key={id}
      name="categories"
      value={id}
      isOn={query.categories.includes(id)}
      count={choices?.countOf('categories', id) ?? (isPlain && total !== null ? { total, totalIsCapped: false } : null)}
      onTurn={(isOn) => onChange({ categories: toggled(query.categories, id, isOn) })}
    >
      <Written>{name}</Written>
    </CountedBox>
  ));
}

/** The hours of a band of start times (docs/domain/search.md#bands-of-start-times). */
const bandHours = (band: TimeBand) => t('time.hours', limits.timeBands[band]);

/** Bands of start times with their hours (docs/domain/search.md#bands-of-start-times). */
function TimePanel({ query, onChange, choices }: PanelProps) {
  return (Object.keys(limits.timeBands) as TimeBand[]).map((band) => (
    <CountedBox
      key={band}
      name="times"
      value={band}
      isOn={query.times.includes(band)}
      count={choices?.countOf('times', band) ?? null}
      onTurn={(isOn) => onChange({ times: toggled(query.times, band, isOn) })}
    >
      {listText(`time.${band}`)} <span className="numbers text-small text-ink-2">{bandHours(band)}</span>
    </CountedBox>
  ));
}

/** Fetched for free, or at a price (docs/domain/search.md#filters). */
function TransportPanel({ query, onChange, choices }: PanelProps) {
  return (['free_pickup', 'pickup_service'] as const).map((flag) => (
    <CountedBox
      key={flag}
      name={flag}
      value="1"
      isOn={query[flag]}
      count={choices?.countOf(flag, 1) ?? null}
      onTurn={(isOn) => onChange({ [flag]: isOn })}
    >
      {listText(`transport.${flag}`)}
    </CountedBox>
  ));
}

/** For whom it is (attribute values). */
function AudiencePanel({ query, onChange, choices }: PanelProps) {
  return limits.attributes.map((value) => (
    <CountedBox
      key={value}
      name="attributes"
      value={value}
      isOn={query.attributes.includes(value)}
      count={choices?.countOf('attributes', value) ?? null}
      onTurn={(isOn) => onChange({ attributes: toggled(query.attributes, value, isOn) })}
    >
      {listText(`attribute.${value}`)}
    </CountedBox>
  ));
}

/** A filter that is yes or no, with a sentence that explains it where its name does not. */
function FlagPanel({ flag, query, onChange, choices }: PanelProps & { readonly flag: FlagName }) {
  const explanation = `filter.${flag}Text`;
  return (
    <>
      <CountedBox
        name={flag}
        value="1"
        isOn={query[flag]}
        count={choices?.countOf(flag, 1) ?? null}
        onTurn={(isOn) => onChange({ [flag]: isOn })}
      >
        {listText(`filter.${flag}`)}
      </CountedBox>
      {t.has(explanation) && (
        <p className="ps-9 text-small text-ink-2">{(t as (key: string) => string)(explanation)}</p>
      )}
    </>
  );
}

// The two filters that are ranges: price in whole units of its currency, duration in whole hours (docs/reference/limits.md).

/** The listing price for one person. */
function PricePanel({ query, onChange, live, choices }: PanelProps) {
  return (
    <RangePanel
      filter="price"
      ends={listingFilters.price.ends}
      value={query.price}
      valueText={wholePriceText}
      labelText={(amount) => shortPriceText(wireCents(amount))}
      onChange={(price) => onChange({ price })}
      live={live}
      choices={choices}
    />
  );
}

/** How long it lasts. */
function DurationPanel({ query, onChange, live, choices }: PanelProps) {
  return (
    <RangePanel
      filter="duration"
      ends={limits.durationFilter}
      value={query.duration}
      valueText={(count) => t('duration.value', { count })}
      labelText={(count) => t('duration.short', { count })}
      onChange={(duration) => onChange({ duration })}
      live={live}
      choices={choices}
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

/** The fields of a filter in the bar, with what each choice would leave once it is open. */
export function CountedPanel(
  props: Omit<PanelProps, 'choices'> & { readonly filter: FilterKey; readonly query: ListingQuery },
) {
  // How many come narrows nothing: there is nothing to count.
  const { choices } = useChoices(props.frame, props.query, props.live && props.filter !== 'pax');
  return <PanelOf {...props} choices={choices} />;
}

/** The number of a choice: short to the eye, whole to the ear. */
function ChoiceNumber({ count }: { readonly count: ResultCount }) {
  return (
    <>
      <span aria-hidden>{shortCount(count)}</span>
      <span className="visually-hidden">{longCount(count)}</span>
    </>
  );
}

interface CountedBoxProps {
  readonly name: string;
  readonly value: string | number;
  readonly isOn: boolean;
  /** What the list would have with it; null where that is not known. */
  readonly count: ResultCount | null;
  readonly onTurn: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A choice with its number. One that leaves nothing cannot be turned on; it keeps its place for the keyboard, so that the
 * focus is not lost when a number changes under it.
 */
function CountedBox({ name, value, isOn, count, onTurn, children }: CountedBoxProps) {
  const isOff = count?.total === 0 && !isOn;
  return (
    <div className={classNames('[&_label>span]:flex-1', isOff && '[&_input]:opacity-50')}>
      <Checkbox
        name={name}
        value={value}
        checked={isOn}
        aria-disabled={isOff || undefined}
        label={
          <span className={classNames('flex items-baseline justify-between gap-3', isOff && 'text-ink-3')}>
            <span>{children}</span>
            {count !== null && (
              <span className="numbers text-small text-ink-2">
                <ChoiceNumber count={count} />
              </span>
            )}
          </span>
        }
        onChange={(event) => {
          if (!isOff) onTurn(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
