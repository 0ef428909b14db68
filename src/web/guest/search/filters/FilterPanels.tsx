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
import { choicePanels, choiceText, type ChoicePanelName } from './filter-names.ts';
import { RangePanel } from './RangePanel.tsx';
import { t } from './texts.ts';
import { useChoices } from './use-choices.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { type ResultCount, longCount, shortCount } from './filter-counts.ts';

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

function GuestsPanel({ query, onChange }: PanelProps) {
  return <GuestsSelect pax={query.pax} onChange={(pax) => onChange({ pax })} />;
}

/** With the number of listings per category in an unfiltered city. */
function CategoryPanel({ query, frame, onChange, choices }: PanelProps) {
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

const bandHours = (band: TimeBand) => t('time.hours', limits.timeBands[band]);

/** Bands of start times (docs/domain/search.md#bands-of-start-times). */
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

/** Free or paid pickup (docs/domain/search.md#filters). */
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

function ChoicesPanel({ filter, query, onChange, choices }: PanelProps & { readonly filter: ChoicePanelName }) {
  const chosen: readonly string[] = query[filter];
  return Object.keys(listingFilters[filter].bits).map((value) => (
    <CountedBox
      key={value}
      name={filter}
      value={value}
      isOn={chosen.includes(value)}
      count={choices?.countOf(filter, value) ?? null}
      onTurn={(isOn) => onChange({ [filter]: toggled(chosen, value, isOn) })}
    >
      {choiceText(filter, value)}
    </CountedBox>
  ));
}

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

// Price in whole currency units, duration in whole hours (docs/reference/limits.md).

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

const panels: Readonly<Record<Exclude<FilterKey, FlagName | ChoicePanelName>, ComponentType<PanelProps>>> = {
  dates: DatePanel,
  pax: GuestsPanel,
  categories: CategoryPanel,
  price: PricePanel,
  duration: DurationPanel,
  times: TimePanel,
  transport: TransportPanel,
};

const flags: ReadonlySet<string> = new Set(flagNames(listingFilters));
const isFlag = (filter: FilterKey): filter is FlagName => flags.has(filter);
const isChoices = (filter: FilterKey): filter is ChoicePanelName => choicePanels.some((one) => one === filter);

export function PanelOf({ filter, ...props }: PanelProps & { readonly filter: FilterKey }) {
  if (isFlag(filter)) return <FlagPanel flag={filter} {...props} />;
  if (isChoices(filter)) return <ChoicesPanel filter={filter} {...props} />;
  const Panel = panels[filter];
  return <Panel {...props} />;
}

/** Loads the counts of its choices once it is open. */
export function CountedPanel(
  props: Omit<PanelProps, 'choices'> & { readonly filter: FilterKey; readonly query: ListingQuery },
) {
  // The party size narrows nothing, so it has no counts.
  const { choices } = useChoices(props.frame, props.query, props.live && props.filter !== 'pax');
  return <PanelOf {...props} choices={choices} />;
}

/** Abbreviated visually, complete for screen readers. */
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
  readonly count: ResultCount | null;
  readonly onTurn: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A choice without results cannot be checked but stays focusable, so a change of counts keeps the focus. */
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
