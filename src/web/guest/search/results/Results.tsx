import { Suspense, lazy, memo, type ComponentProps, useEffect, useState, useRef, type MouseEvent } from 'react';
import type { EmptyList as EmptyListPart } from './EmptyList.tsx';
import { listingErrorText } from '#src/contract/errors/listing.ts';
import { ErrorState } from '#src/web/ui/states/ErrorState.tsx';
import { t } from '#src/web/guest/search/texts.ts';
import { CardGrid } from '#src/web/guest/cards/CardGrid.tsx';
import { CardSkeletons } from '#src/web/guest/cards/CardSkeletons.tsx';
import { distinctPictures } from '#src/web/guest/cards/distinct-pictures.ts';
import type { CityGroups } from '#src/web/guest/search/box/search-destination.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Pagination } from '#src/web/ui/links/Pagination.tsx';
import {
  listHref,
  listedCount,
  pageCount,
  rangeText,
  type ListingFrame,
  totalText,
  type ListingData,
} from '#src/web/guest/search/listing.ts';
import type { LiveListing } from '#src/web/guest/search/use-listing.ts';
import { guestsText } from '#src/web/guest/search/trip/days.ts';
import { Map as MapIcon, ArrowDownWideNarrow, Check, ChevronDown } from 'lucide-react';
import {
  type ListingQuery,
  defaultSort,
  type ListingPage,
  type ListingSort,
} from '#src/contract/listing/listing-filters.ts';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import type { ListScreen } from './use-list-screen.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useOpenDetails } from '#src/web/ui/popup/use-open-details.ts';
import { listingStep } from '#src/web/guest/search/listing-step.ts';

const sortNames = {
  recomended: 'sort.recomended',
  popularity: 'sort.popularity',
  rating: 'sort.rating',
  newest: 'sort.newest',
  price: 'sort.price',
} as const satisfies Record<ListingSort, string>;

/**
 * Sort options in the order of the limits. A search does not offer `recomended`: without a sort it uses popularity
 * (docs/domain/search.md#addresses).
 */
export function sortOptions(page: ListingPage): readonly { readonly sort: ListingSort; readonly label: string }[] {
  const sorts = (Object.keys(sortNames) as ListingSort[]).filter((sort) => page === 'city' || sort !== 'recomended');
  const nameOf = (sort: ListingSort) =>
    page === 'search' && sort === 'popularity' ? 'sort.bestMatch' : sortNames[sort];
  return sorts.map((sort) => ({ sort, label: t(nameOf(sort)) }));
}

export function sortLabel(page: ListingPage, sort: ListingSort): string {
  const offered = sortOptions(page);
  const chosen = offered.find((option) => option.sort === sort);
  return (chosen ?? offered.find((option) => option.sort === defaultSort(page)))?.label ?? '';
}

interface SortBoxProps {
  readonly frame: ListingFrame;
  readonly query: ListingQuery;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onSort: (sort: ListingSort) => void;
}

const RANKING = 'how-we-rank';

/** Sort links, also without script. Choosing one closes the box (docs/domain/search.md#filters). */
function SortBox({ frame, query, isOpen, onOpen, onSort }: SortBoxProps) {
  const { settings } = useApp();
  const area = useRef<HTMLDivElement>(null);
  useOpenDetails(area);
  const hrefOf = (sort: ListingSort) =>
    listHref(frame.path, frame.page, listingStep({ query, isSorterOpen: true }, { type: 'sort', sort }).query);
  const choose = (event: MouseEvent, sort: ListingSort): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    area.current?.querySelector('summary')?.focus();
    onSort(sort);
  };
  return (
    <div ref={area}>
      <details
        className="group relative max-phone:static"
        open={isOpen}
        onToggle={(event) => onOpen(event.currentTarget.open)}
      >
        <summary className={chipLook(false)}>
          <ArrowDownWideNarrow aria-hidden size={17} className="text-ink-3" />
          <span>
            <span className="max-phone:sr-only">{t('sort.current')}</span>
            {` ${sortLabel(frame.page, query.sort)}`}
          </span>
          <ChevronDown
            aria-hidden
            size={16}
            className="transition-transform duration-(--hover) group-open:rotate-180"
          />
        </summary>
        <ul
          aria-label={t('sort.choose')}
          className="absolute top-full end-0 z-(--z-sticky) mt-2 w-64 max-w-full rounded-card border border-line bg-surface p-2 shadow-2 max-phone:top-auto"
        >
          {sortOptions(frame.page).map(({ sort, label }) => (
            <li key={sort}>
              <a
                href={hrefOf(sort)}
                aria-current={sort === query.sort ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between rounded-control px-3 font-medium hover:bg-sand aria-[current]:text-jade"
                onClick={(event) => choose(event, sort)}
              >
                {label}
                {sort === query.sort && <Check aria-hidden size={18} />}
              </a>
            </li>
          ))}
          {settings.contentPages.includes(RANKING) && (
            <li className="mt-1 border-t border-line pt-1">
              <a href={`/${RANKING}`} className="link flex min-h-11 items-center px-3 text-small">
                {t('sort.how')}
              </a>
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}

interface ListHeadProps {
  readonly frame: ListingFrame;
  readonly query: ListingQuery;
  readonly shown: ListingData | null;
  readonly screen: ListScreen;
  readonly hasMap: boolean;
  readonly onMap: (isOpen: boolean) => void;
}

export function ListHead({ frame, query, shown, screen, hasMap, onMap }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 max-phone:relative tablet:py-4">
      <p ref={screen.start} tabIndex={-1} aria-live="polite" className="numbers font-medium outline-none">
        {shown !== null && t('count', { count: shown.total, shown: totalText(shown) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {(shown === null || shown.total > 1) && (
          <SortBox
            frame={frame}
            query={query}
            isOpen={screen.isSorterOpen}
            onOpen={(isOpen) => screen.act({ type: 'sorter', isOpen })}
            onSort={(sort) => screen.act({ type: 'sort', sort })}
          />
        )}
        {shown !== null && shown.courses.length > 0 && (
          <button
            type="button"
            aria-pressed={hasMap}
            className={`${chipLook(hasMap)} max-desk:hidden noscript:hidden`}
            onClick={() => onMap(!hasMap)}
          >
            <MapIcon aria-hidden size={17} />
            {t('map.open')}
          </button>
        )}
      </div>
    </div>
  );
}

const EmptyList = import.meta.env.SSR
  ? (await import('./EmptyList.tsx')).EmptyList
  : lazy(() => import('./EmptyList.tsx').then((file) => ({ default: file.EmptyList })));

/** Memoized: an update before the chunk has loaded would remove the server's markup and shift the page. */
const LaterEmptyList = memo(function LaterEmptyList(props: ComponentProps<typeof EmptyListPart>) {
  return (
    <Suspense>
      <EmptyList {...props} />
    </Suspense>
  );
});

function ListError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState title={listingErrorText('product-list.general-error')} retryLabel={t('failed.retry')} onRetry={onRetry}>
      {t('failed.text')}
    </ErrorState>
  );
}

// Shorter waits show no skeletons (docs/reference/design.md#states).
const SHORT_MS = 150;

function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), SHORT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong && isWaiting;
}

function furtherText({ further, trip }: Pick<ListingData, 'further' | 'trip'>): string {
  if (further.why === 'close') return t('further.close');
  const pax = guestsText(trip?.asked.pax ?? 1);
  return t('further.tooSmall', { count: further.total, shown: totalText(further), pax });
}

interface ResultsProps {
  readonly frame: ListingFrame;
  readonly live: LiveListing;
  readonly groups: CityGroups;
  readonly lit: number | null;
  readonly onHover: (id: number | null) => void;
}

/** The cards: dimmed while filters load, skeletons while paging, or the error. */
export function Results({ frame, live, groups, lit, onHover }: ResultsProps) {
  const { shown, query, state } = live;
  const isTurning = state === 'loading' && shown.query.page !== query.page;
  const isLong = useLongWait(isTurning);
  if (state === 'failed') return <ListError onRetry={live.retry} />;
  if (isTurning && isLong) return <CardSkeletons count={shown.courses.length} columns={2} />;
  if (shown.courses.length === 0) return <LaterEmptyList frame={frame} listing={shown} groups={groups} />;
  const { further } = shown;
  const all = distinctPictures(shown.courses);
  const courses = all.slice(0, all.length - further.shown);
  const shared = {
    columns: 2,
    heading: 'h2',
    showCity: frame.page === 'search',
    trip: shown.trip,
    lit,
    onHover,
  } as const;
  return (
    <div className={classNames('transition-opacity duration-(--hover)', state === 'loading' && 'opacity-60')}>
      {courses.length > 0 && <CardGrid courses={courses} priority={1} {...shared} />}
      {further.shown > 0 && (
        <section aria-labelledby="further" className={courses.length > 0 ? 'mt-10' : ''}>
          <p id="further" className="numbers mb-5 border-t border-line pt-5 font-medium text-ink-2">
            {furtherText(shown)}
          </p>
          <CardGrid courses={all.slice(courses.length)} {...shared} />
        </section>
      )}
      <div className="mt-12 grid justify-items-center gap-3">
        <Pagination
          page={shown.query.page}
          pages={pageCount(listedCount(shown))}
          hrefOf={(page) => listHref(frame.path, frame.page, { ...query, page })}
        />
        {pageCount(shown.total) > 1 && courses.length > 0 && (
          <p className="numbers text-small text-ink-2">{rangeText(shown)}</p>
        )}
      </div>
    </div>
  );
}
