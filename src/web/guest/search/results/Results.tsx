import { Suspense, lazy, memo, type ComponentProps, useEffect, useState, type ReactNode } from 'react';
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
import { listHref, pageCount, rangeText, type ListingFrame } from '#src/web/guest/search/listing.ts';
import type { LiveListing } from '#src/web/guest/search/use-listing.ts';

// On the server at once, so that it stands in the page; in the browser only when a list is empty.
const EmptyList = import.meta.env.SSR
  ? (await import('./EmptyList.tsx')).EmptyList
  : lazy(() => import('./EmptyList.tsx').then((file) => ({ default: file.EmptyList })));

/**
 * What an empty list says. Drawn again only for another list: an update that came before the part has loaded would take
 * the server's text away until then, and the page would jump.
 */
const LaterEmptyList = memo(function LaterEmptyList(props: ComponentProps<typeof EmptyListPart>) {
  return (
    <Suspense>
      <EmptyList {...props} />
    </Suspense>
  );
});

/** A later load that failed: the catalogue's text, and a button that tries again. Filters, sort and page are kept. */
function ListTrouble({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState title={listingErrorText('product-list.general-error')} retryLabel={t('failed.retry')} onRetry={onRetry}>
      {t('failed.text')}
    </ErrorState>
  );
}

// Shorter waits are not worth a flash of skeletons (docs/looks.md#states).
const SHORT_MS = 150;

/** True once a wait has lasted long enough to be shown. */
function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), SHORT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong && isWaiting;
}

// Two rows of four, or four of two beside a map: what a visitor has seen before tips for the city help.
const BEFORE_TIPS = 8;

interface ResultsProps {
  readonly frame: ListingFrame;
  readonly live: LiveListing;
  readonly groups: CityGroups;
  /** What stands between the second and the third row. */
  readonly afterRows: ReactNode;
  readonly lit: number | null;
  readonly onHover: (id: number | null) => void;
}

/** The cards of the page in view: dimmed while filters load, skeletons while another page does, or what went wrong. */
export function Results({ frame, live, groups, afterRows, lit, onHover }: ResultsProps) {
  const { shown, query, state } = live;
  const isTurning = state === 'loading' && shown.query.page !== query.page;
  const isLong = useLongWait(isTurning);
  if (state === 'failed') return <ListTrouble onRetry={live.retry} />;
  if (isTurning && isLong) return <CardSkeletons count={shown.courses.length} columns={2} />;
  if (shown.courses.length === 0) return <LaterEmptyList frame={frame} listing={shown} groups={groups} />;
  const courses = distinctPictures(shown.courses);
  const rest = courses.slice(BEFORE_TIPS);
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
      <CardGrid courses={courses.slice(0, BEFORE_TIPS)} priority={1} {...shared} />
      {afterRows !== null && <div className="my-14">{afterRows}</div>}
      {rest.length > 0 && (
        <div className={afterRows === null ? 'mt-9' : ''}>
          <CardGrid courses={rest} {...shared} />
        </div>
      )}
      <div className="mt-12 grid justify-items-center gap-3">
        <Pagination
          page={shown.query.page}
          pages={pageCount(shown.total)}
          hrefOf={(page) => listHref(frame.path, frame.page, { ...query, page })}
        />
        {pageCount(shown.total) > 1 && <p className="numbers text-small text-ink-2">{rangeText(shown)}</p>}
      </div>
    </div>
  );
}
