import { CardGrid } from '#src/web/guest/cards/CardGrid.tsx';
import type { Trip } from '#src/contract/listing/trip.ts';
import type { CardCourse } from '#src/web/guest/cards/card-course.ts';
import { t } from '#src/web/guest/search/texts.ts';
import { listingErrorText } from '#src/contract/errors/listing.ts';
import { SearchBox } from '#src/web/guest/search/box/SearchBox.tsx';
import { ViewedTile } from '#src/web/guest/cards/ViewedTile.tsx';
import type { CityGroups } from '#src/web/guest/search/box/search-destination.ts';
import { useViewed } from '#src/web/guest/cards/recently-viewed.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { CityChips } from './CityChips.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { tagText } from '#src/web/guest/search/filters/filter-names.ts';
import { tagKey, tagsOf, withoutTag } from '#src/web/guest/search/filters/filter-tags.ts';
import {
  listedCount,
  listHref,
  pageCount,
  totalText,
  type ListingData,
  type ListingFrame,
} from '#src/web/guest/search/listing.ts';

function PopularCourses({ courses }: { readonly courses: readonly CardCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="mt-14">
      <h2 id="popular" className="mb-6 text-h2">
        {t('empty.popular')}
      </h2>
      <CardGrid courses={courses} columns={4} />
    </section>
  );
}

const VIEWED_SHOWN = 4;

interface EmptySearchProps {
  readonly groups: CityGroups;
  readonly popular: readonly CardCourse[];
  readonly trip: Trip;
}

function EmptySearch({ groups, popular, trip }: EmptySearchProps) {
  const viewed = useViewed().slice(0, VIEWED_SHOWN);
  return (
    <>
      <EmptyState
        title={t('empty.search')}
        action={
          <div className="mt-2 w-full max-w-[32rem] text-start">
            <SearchBox look="header" groups={groups} />
          </div>
        }
      >
        {listingErrorText('product-list.empty-search-results')}
      </EmptyState>
      {viewed.length > 0 && (
        <section aria-labelledby="viewed" className="mt-14">
          <h2 id="viewed" className="mb-6 text-h2">
            {t('empty.recent')}
          </h2>
          <ul className="grid grid-cols-2 gap-x-5 gap-y-8 desk:grid-cols-4">
            {viewed.map((course) => (
              <li key={course.id}>
                <ViewedTile course={course} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.length > 0 && (
        <section aria-labelledby="cities" className="mt-14">
          <h2 id="cities" className="mb-6 text-h2">
            {t('search.cities')}
          </h2>
          <CityChips groups={groups} trip={trip} className="desk:grid-cols-2" />
        </section>
      )}
      <PopularCourses courses={popular} />
    </>
  );
}

interface EmptyListProps {
  readonly frame: ListingFrame;
  readonly listing: ListingData;
  readonly groups: CityGroups;
}

/** Empty: a page past the end, no match, or a city without hosts; each with alternatives. */
export function EmptyList({ frame, listing, groups }: EmptyListProps) {
  if (listedCount(listing) > 0) return <PastEnd frame={frame} listing={listing} />;
  if (tagsOf(listing.query).length > 0) return <EmptyFilter frame={frame} listing={listing} />;
  if (frame.page === 'search') return <EmptySearch groups={groups} popular={listing.popular} trip={listing.query} />;
  return (
    <>
      <EmptyState title={t('empty.city')}>
        <p>{t('empty.cityText')}</p>
        <CityChips groups={groups} trip={listing.query} className="mt-6 text-start" />
      </EmptyState>
      <PopularCourses courses={listing.popular} />
    </>
  );
}

type PartProps = Pick<EmptyListProps, 'frame' | 'listing'>;

function PastEnd({ frame, listing }: PartProps) {
  const last = listHref(frame.path, frame.page, { ...listing.query, page: pageCount(listedCount(listing)) });
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
      <p>{listingErrorText('product-list.empty-filter-results')}</p>
      {drops.length > 0 && (
        <ul className="mt-3 grid justify-items-center">
          {drops.map((drop) => (
            <li key={tagKey(drop.tag)}>
              <a
                href={listHref(frame.path, frame.page, withoutTag(query, drop.tag))}
                className="link numbers inline-flex min-h-11 items-center text-center"
              >
                {t('drop.link', {
                  count: drop.total,
                  filter: tagText(drop.tag, query, frame),
                  shown: totalText(drop),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
