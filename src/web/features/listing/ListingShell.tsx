import type { ReactNode } from 'react';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { t, tn } from '../../locale/t.ts';
import { useNavigation } from '../../navigation.tsx';
import type { CityGroups } from '../../search/suggestions.ts';
import { classNames } from '../../ui/class-names.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { EmptyList } from './EmptyList.tsx';
import { SortForm } from './SortForm.tsx';
import { pageCount, pageHref, rangeText, totalText } from './listing.ts';
import type { ListingData } from './listing.ts';

// Two rows of four: what a visitor has seen before tips for the city help.
const BEFORE_TIPS = 8;

interface ListingShellProps {
  readonly listing: ListingData;
  readonly groups?: CityGroups;
  /** What stands between the second and the third row. */
  readonly afterRows: ReactNode;
}

/** Count, sort, cards, pages: the same for a city and for a search. */
export function ListingShell({ listing, groups = [], afterRows }: ListingShellProps) {
  const { pending } = useNavigation();
  const { courses, page, total } = listing;
  const count = tn('list.count', total, { count: totalText(listing) });
  const first = courses.slice(0, BEFORE_TIPS);
  const rest = courses.slice(BEFORE_TIPS);
  return (
    <section aria-label={t('list.label')} className="shell mt-8">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4">
        <p aria-live="polite" className="numbers pb-2.5 font-medium">
          {count}
        </p>
        {total > 1 && <SortForm listing={listing} />}
      </div>
      <div
        aria-busy={pending}
        className={classNames('mt-7 transition-opacity duration-(--hover)', pending && 'opacity-60')}
      >
        {courses.length === 0 ? (
          <EmptyList listing={listing} groups={groups} />
        ) : (
          <>
            <CardGrid courses={first} columns={4} priority={2} heading="h2" showCity={page === 'search'} />
            {afterRows !== null && <div className="my-14">{afterRows}</div>}
            {rest.length > 0 && (
              <div className={afterRows === null ? 'mt-9' : ''}>
                <CardGrid courses={rest} columns={4} heading="h2" showCity={page === 'search'} />
              </div>
            )}
            <div className="mt-12 grid justify-items-center gap-3">
              <Pagination
                page={listing.query.page}
                pages={pageCount(total)}
                hrefOf={(next) => pageHref(listing, next)}
              />
              {pageCount(total) > 1 && <p className="numbers text-small text-ink-2">{rangeText(listing)}</p>}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
