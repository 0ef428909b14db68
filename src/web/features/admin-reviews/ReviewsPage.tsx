import { type ReviewListQuery, reviewQuery } from '#src/contract/addresses/admin/review-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { reviewStates } from '#src/domain/admin/find-review.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { figureColumns, reviewColumns, usualColumns } from './columns.tsx';
import type { Reviews, ReviewsData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-reviews'];

/** All reviews: found by guest, ref or words, narrowed by stars, state, photos, city or listing, and as a file. */
export function ReviewsPage({ data: { admitted, query } }: { readonly data: ReviewsData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(reviews) => (
        <>
          <ReviewsFilter key={JSON.stringify(query)} query={query} cities={reviews.cities} />
          {reviews.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found reviews={reviews} query={query} />
          )}
        </>
      )}
    </AdminShell>
  );
}

const shownOf = (columns: ReviewListQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

interface ReviewsFilterProps {
  readonly query: ReviewListQuery;
  readonly cities: Reviews['cities'];
}

function ReviewsFilter({ query: { filter, columns }, cities }: ReviewsFilterProps) {
  const { find, course_id: course, ...narrowing } = filter;
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: find }}
      isNarrowed={Object.keys(narrowing).length > 0}
      columns={reviewColumns.slice(1)}
      shown={shownOf(columns)}
    >
      <Select
        label={t('filter.stars')}
        name="stars"
        defaultValue={String(filter.stars ?? '')}
        options={anyOr([5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: t('stars', { count: stars }) })))}
      />
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        options={anyOr(reviewStates.map((state) => ({ value: state, label: t(`state.${state}`) })))}
      />
      <Select
        label={t('filter.photo')}
        name="photo"
        defaultValue={filter.photo === true ? '1' : ''}
        options={anyOr([{ value: '1', label: t('filter.withPhoto') }])}
      />
      <Select
        label={t('filter.city')}
        name="city"
        defaultValue={String(filter.city_id ?? '')}
        options={anyOr(cities.map(({ id, name }) => ({ value: String(id), label: name })))}
      />
      {course !== undefined && <input type="hidden" name="listing" value={course} />}
    </TableFilter>
  );
}

interface FoundProps {
  readonly reviews: Reviews;
  readonly query: ReviewListQuery;
}

function Found({ reviews: { data, next, is_cut: isCut }, query: { filter, before, columns } }: FoundProps) {
  const pageUrl = (at?: string) => tableUrl(path, reviewQuery(filter, at), columns);
  const [first] = data;
  return (
    <>
      {isCut && (
        <div className="mb-4">
          <Banner tone="info">{t('cut')}</Banner>
        </div>
      )}
      {filter.course_id !== undefined && first !== undefined && (
        <p className="mb-4">
          {t('ofListing', { title: first.title })}{' '}
          <a href={path} className="link inline-flex min-h-6 items-center">
            {t('empty.all')}
          </a>
        </p>
      )}
      <DataTable
        label={t('title')}
        columns={reviewColumns}
        rows={data}
        shown={shownOf(columns)}
        atEnd={figureColumns}
      />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('reviews') + reviewQuery(filter)}
      />
    </>
  );
}
