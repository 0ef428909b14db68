import { errors } from '#src/contract/errors.ts';
import { buildListingQuery } from '#src/contract/listing-query.ts';
import { defaultListing } from '#src/contract/listing-filters.ts';
import { t } from '../../locale/t.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import type { CityGroups } from '../../search/suggestions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { pageCount, pageHref } from './listing.ts';
import type { ListingData } from './listing.ts';

interface EmptyListProps {
  readonly listing: ListingData;
  readonly groups: CityGroups;
}

function isFiltered({ page, query }: ListingData): boolean {
  const plain = { ...defaultListing(page), sort: query.sort };
  return buildListingQuery({ ...query, page: 1 }) !== buildListingQuery(plain);
}

/** Nothing to show: a page past the end, filters that fit nothing, or words that nobody used. Each has its way on. */
export function EmptyList({ listing, groups }: EmptyListProps) {
  if (listing.total > 0) {
    return (
      <EmptyState
        title={t('list.pastEnd')}
        action={
          <a href={pageHref(listing, pageCount(listing.total))} className={buttonLook('secondary')}>
            {t('list.toLastPage')}
          </a>
        }
      >
        {t('list.pastEndText')}
      </EmptyState>
    );
  }
  if (isFiltered(listing)) {
    return (
      <EmptyState
        title={t('list.emptyFilter')}
        action={
          <a href={listing.path} className={buttonLook('secondary')}>
            {t('list.reset')}
          </a>
        }
      >
        {errors['product-list.empty-filter-results'].text}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('list.emptySearch')}>
      <p>{errors['product-list.empty-search-results'].text}</p>
      <div className="mt-6 w-[min(32rem,80vw)] text-left">
        <SearchBox look="header" groups={groups} />
      </div>
    </EmptyState>
  );
}
