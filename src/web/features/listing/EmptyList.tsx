import { listingErrors } from '#src/contract/errors/listing.ts';
import type { CityGroups } from '../../search/suggestions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { CityChips } from './CityChips.tsx';
import { EmptySearch } from './EmptySearch.tsx';
import { PopularCourses } from './PopularCourses.tsx';
import { tagText } from './filter-names.ts';
import { tagKey, tagsOf, withoutTag } from './filter-tags.ts';
import { listHref } from './list-href.ts';
import { pageCount, totalText } from './listing.ts';
import type { ListingData, ListingFrame } from './listing.ts';
import { t, tn } from './t.ts';

interface EmptyListProps {
  readonly frame: ListingFrame;
  readonly listing: ListingData;
  readonly groups: CityGroups;
}

/** Nothing to show: a page past the end, filters or words that fit nothing, a city without hosts. Each has its way on. */
export function EmptyList({ frame, listing, groups }: EmptyListProps) {
  if (listing.total > 0) return <PastEnd frame={frame} listing={listing} />;
  if (tagsOf(listing.query).length > 0) return <EmptyFilter frame={frame} listing={listing} />;
  if (frame.page === 'search') return <EmptySearch groups={groups} popular={listing.popular} />;
  return (
    <>
      <EmptyState title={t('empty.city')}>
        <p>{t('empty.cityText')}</p>
        <CityChips groups={groups} className="mt-6 text-left" />
      </EmptyState>
      <PopularCourses courses={listing.popular} />
    </>
  );
}

type PartProps = Pick<EmptyListProps, 'frame' | 'listing'>;

function PastEnd({ frame, listing }: PartProps) {
  const last = listHref(frame.path, frame.page, { ...listing.query, page: pageCount(listing.total) });
  return (
    <EmptyState
      title={t('empty.pastEnd')}
      action={
        <a href={last} className={buttonLook('secondary')}>
          {t('empty.toLastPage')}
        </a>
      }
    >
      {t('empty.pastEndText')}
    </EmptyState>
  );
}

/** Filters that fit nothing: which of them to drop, and what there would be then. */
function EmptyFilter({ frame, listing }: PartProps) {
  const { query, drops } = listing;
  return (
    <EmptyState
      title={t('empty.filter')}
      action={
        <a href={frame.path} className={buttonLook('secondary')}>
          {t('empty.reset')}
        </a>
      }
    >
      <p>{listingErrors['product-list.empty-filter-results'].text}</p>
      {drops.length > 0 && (
        <ul className="mt-3 grid justify-items-center">
          {drops.map((drop) => (
            <li key={tagKey(drop.tag)}>
              <a
                href={listHref(frame.path, frame.page, withoutTag(query, drop.tag))}
                className="link numbers inline-flex min-h-11 items-center text-center"
              >
                {tn('drop.link', drop.total, { filter: tagText(drop.tag, query, frame), count: totalText(drop) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
