import { type ComponentProps, lazy, useRef, useEffect, useState, type ReactNode } from 'react';
import type { CountedPanel as CountedPart } from './FilterPanels.tsx';
import { DeferredPart } from '#src/web/platform/hydration/DeferredPart.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { flagNames, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { activeCount, filterPanels, isActive, panelsOf, type FilterPanel } from './panels.ts';
import { type ListingQuery, defaultSort } from '#src/contract/listing/listing-filters.ts';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import { type ListingFrame, listHref } from '#src/web/guest/search/listing.ts';
import type { FilterChange } from '#src/web/guest/search/listing-step.ts';
import { NearChips } from '#src/web/guest/search/trip/NearChips.tsx';
import { t } from '#src/web/guest/search/texts.ts';
import { SlidersHorizontal, ChevronDown } from 'lucide-react';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { useOpenDetails } from '#src/web/ui/popup/use-open-details.ts';
import { listingRequest } from '#src/contract/listing/listing-request.ts';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { type NearName, nearDays } from '#src/web/guest/search/trip/days.ts';
import { classNames } from '#src/web/ui/class-names.ts';

// Named days without departures in the list, loaded after the page (docs/domain/search.md#filters).

const NONE: ReadonlySet<NearName> = new Set();

/** Follows the other filters; keeps the last result, and disables nothing without one. */
function useNearOff(frame: ListingFrame, query: ListingQuery): ReadonlySet<NearName> {
  const { api } = useApp();
  const [off, setOff] = useState(NONE);
  const { ask, page, today } = frame;
  const key = listHref('', page, { ...query, dates: null, pax: null, page: 1 });
  useEffect(() => {
    let isWanted = true;
    const near = nearDays(today);
    const filters = listingRequest(parseListingQuery(key, page));
    void api('listing/days', { ...ask, ...filters, spans: near.map(({ days }) => days) }).then((answer) => {
      if (!isWanted) return;
      const names = answer.ok ? near.filter((_, index) => answer.data.data[index] === 0).map(({ name }) => name) : [];
      setOff(new Set(names));
    });
    return () => {
      isWanted = false;
    };
  }, [api, ask, today, page, key]);
  return off;
}

// Rendered on the server for pages without JavaScript; lazy in the browser.
const CountedPanel = import.meta.env.SSR
  ? (await import('./FilterPanels.tsx')).CountedPanel
  : lazy(() => import('./FilterPanels.tsx').then((file) => ({ default: file.CountedPanel })));

function LaterPanel(props: ComponentProps<typeof CountedPart>) {
  return (
    <DeferredPart fallback={<Skeleton className="h-24" />}>
      <CountedPanel {...props} />
    </DeferredPart>
  );
}

/** Sticks below the header, or to the window's top while that is hidden. */
export const underHeader = 'top-(--header) [html:has(.site-header[data-away=true]:not(:focus-within))_&]:top-0';

interface FilterBarProps {
  readonly frame: ListingFrame;
  readonly query: ListingQuery;
  readonly onChange: (change: FilterChange) => void;
  readonly onSubmit: () => void;
}

function chipText(panel: FilterPanel, query: ListingQuery, frame: ListingFrame): string {
  const count = activeCount(panel, query);
  const name = t(`filter.${panel.key}`);
  if (!isActive(panel, query)) return name;
  return panel.value?.(query, frame) ?? t('filter.withCount', { name, count });
}

/**
 * Filters above the list (docs/reference/design.md#filters): chips on wide screens, else one button for the box; a form
 * without script.
 */
export function FilterBar({ frame, query, onChange, onSubmit }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  useOpenDetails(form);
  const off = useNearOff(frame, query);
  const isSorted = query.sort !== defaultSort(frame.page);
  return (
    <form
      ref={form}
      action={frame.path}
      aria-label={t('filter.bar')}
      className={`sticky z-(--z-sticky) noscript:relative noscript:top-0 border-b border-line bg-paper py-2.5 ${underHeader}`}
      onSubmit={(event) => {
        event.preventDefault();
        // Changes apply at once: the button only closes. Enter in a field keeps the focus.
        if ((event.nativeEvent as SubmitEvent).submitter === document.activeElement) onSubmit();
      }}
    >
      {isSorted && <input type="hidden" name="sort" value={query.sort} />}
      <div className="shell flex flex-wrap items-center gap-2">
        {panelsOf(frame)
          .filter(({ flag }) => flag === undefined)
          .map((panel) => (
            <FilterChip
              key={panel.key}
              label={chipText(panel, query, frame)}
              title={t(`filter.${panel.key}`)}
              isOn={isActive(panel, query)}
              isRoomy={panel.key === 'dates'}
              className={`hidden noscript:block ${panel.isBoxOnly ? '' : 'desk:block'}`}
            >
              {(live) => (
                <LaterPanel filter={panel.key} query={query} frame={frame} onChange={onChange} live={live} off={off} />
              )}
            </FilterChip>
          ))}
        {flagNames(listingFilters).map((flag) => (
          <div key={flag} className="hidden noscript:block">
            <ChipToggle
              type="checkbox"
              name={flag}
              value="1"
              checked={query[flag]}
              onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
            >
              {t(`filter.${flag}`)}
            </ChipToggle>
          </div>
        ))}
        <BoxButton query={query} />
        <NearChips
          today={frame.today}
          off={off}
          dates={query.dates}
          onChange={(dates) => onChange({ dates })}
          className="near-chip desk:hidden noscript:hidden"
        />
        <ApplyButton small>{t('filter.apply')}</ApplyButton>
      </div>
    </form>
  );
}

/** Opens the filter box: all filters on narrow screens, else those without a chip. */
function BoxButton({ query }: Pick<FilterBarProps, 'query'>) {
  const all = filterPanels.reduce((sum, panel) => sum + activeCount(panel, query), 0);
  const hidden = filterPanels
    .filter(({ isBoxOnly }) => isBoxOnly)
    .reduce((sum, panel) => sum + activeCount(panel, query), 0);
  return (
    <>
      <button
        type="button"
        className={`${chipLook(all > 0)} desk:hidden noscript:hidden`}
        onClick={() => openPopup('filter-box')}
      >
        <SlidersHorizontal aria-hidden size={17} />
        {t('filter.all')}
        <Count count={all} />
      </button>
      <button
        type="button"
        className={`${chipLook(hidden > 0)} max-desk:hidden noscript:hidden`}
        onClick={() => openPopup('filter-box')}
      >
        <SlidersHorizontal aria-hidden size={17} />
        {t('filter.more')}
        <Count count={hidden} />
      </button>
    </>
  );
}

function Count({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="numbers grid h-5.5 min-w-5.5 place-items-center rounded-full bg-jade px-1.5 text-micro font-bold text-on-jade">
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('filter.active', { count })}</span>
    </span>
  );
}

interface FilterChipProps {
  readonly label: ReactNode;
  readonly title: string;
  readonly isOn: boolean;
  /** Room for two months. */
  readonly isRoomy: boolean;
  readonly className?: string | undefined;
  readonly children: (live: boolean) => ReactNode;
}

/** A chip with a native disclosure, one open at a time, also without script. */
function FilterChip({ label, title, isOn, isRoomy, className, children }: FilterChipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      name="filter"
      className={classNames('group/chip relative', className)}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) event.currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className={chipLook(isOn)}>
        {label}
        <ChevronDown
          aria-hidden
          size={16}
          className="transition-transform duration-(--hover) group-open/chip:rotate-180"
        />
      </summary>
      <div
        role="group"
        aria-label={title}
        className={classNames(
          isRoomy ? 'w-[44rem]' : 'w-[22rem]',
          'absolute top-full start-0 z-1 mt-2 max-h-[calc(100dvh-11rem)] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-2 noscript:static',
        )}
      >
        {children(isOpen)}
      </div>
    </details>
  );
}
