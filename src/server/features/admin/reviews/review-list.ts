// admin/review-list: reviews of the marketplace, a page at a time (docs/back-office.md#reviews).
import { readReviewSearch } from '#src/domain/admin/find-review.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findAdminCities, pageOf, placeOf } from '#src/server/features/admin/index.ts';
import { findReviews, mostFound, type ReviewLineRow, type ReviewsWanted } from './review-list-queries.ts';

export const route = 'admin/review-list';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const [{ rows, found }, cities] = await Promise.all([
    findReviews(db, { ...wantedBy(filter), after, count: pageSize + 1 }),
    findAdminCities(db),
  ]);
  const { shown, next } = pageOf(rows, pageSize);
  return { data: shown.map(toLine), next, is_cut: found > mostFound, cities };
};

type Filter = Omit<CallInput<typeof route>, 'before'>;

/** The filter of a list or a file as its statement takes it. */
export function wantedBy({ find, ...filter }: Filter): Omit<ReviewsWanted, 'after' | 'count'> {
  return { ...filter, search: readReviewSearch(find ?? '') };
}

/** A review as list, page and file show it. */
export function toLine({ at, ...row }: ReviewLineRow): CallOutput<typeof route>['data'][number] {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    guest: row.guest,
    at: at.toISOString(),
    photos: row.photos,
    course_id: row.course_id,
    title: row.title,
    city: row.city,
    host: row.host,
    ref: row.ref,
    is_removed: row.is_removed,
    is_reported: row.is_reported,
    is_answered: row.is_answered,
  };
}
