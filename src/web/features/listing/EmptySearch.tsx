import { listingErrors } from '#src/contract/errors/listing.ts';
import type { CardCourse } from '../../cards/card-course.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import { ViewedTile } from '../../search/ViewedTile.tsx';
import type { CityGroups } from '../../search/suggestions.ts';
import { useViewed } from '../../search/viewed.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CityChips } from './CityChips.tsx';
import { PopularCourses } from './PopularCourses.tsx';
import { t } from './t.ts';

// One row on a wide screen.
const VIEWED_SHOWN = 4;

interface EmptySearchProps {
  readonly groups: CityGroups;
  readonly popular: readonly CardCourse[];
}

/** Words that nobody used: another search, all cities, what guests like, and what the visitor looked at before. */
export function EmptySearch({ groups, popular }: EmptySearchProps) {
  const viewed = useViewed().slice(0, VIEWED_SHOWN);
  return (
    <>
      <EmptyState
        title={t('empty.search')}
        action={
          <div className="mt-2 w-[min(32rem,80vw)] text-left">
            <SearchBox look="header" groups={groups} />
          </div>
        }
      >
        {listingErrors['product-list.empty-search-results'].text}
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
          <CityChips groups={groups} className="desk:grid-cols-2" />
        </section>
      )}
      <PopularCourses courses={popular} />
    </>
  );
}
