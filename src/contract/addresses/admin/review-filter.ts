// The filter of the back office's reviews in an address: of the page and of its file (docs/back-office.md#reviews).
import { type ReviewState, reviewStates } from '#src/domain/admin/find-review.ts';
import { type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which reviews; what is left out does not narrow. */
export interface ReviewListFilter {
  readonly find?: string;
  readonly stars?: number;
  readonly state?: ReviewState;
  readonly photo?: true;
  readonly city_id?: number;
  readonly course_id?: number;
}

/** What an address of the list says. */
export type ReviewListQuery = ListQuery<ReviewListFilter>;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readReviewQuery(search: string): ReviewListQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 100);
  const stars = parseId(query.get('stars'));
  const state = reviewStates.find((one) => one === query.get('state'));
  const city = parseId(query.get('city'));
  const course = parseId(query.get('listing'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(stars !== null && stars <= 5 && { stars }),
      ...(state !== undefined && { state }),
      ...(query.get('photo') === '1' && { photo: true }),
      ...(city !== null && { city_id: city }),
      ...(course !== null && { course_id: course }),
    },
    ...pageIn(search, /^\d{1,17}\.[0-9a-f-]{36}$/),
  };
}

/** A query that says this filter: '' for none. */
export function reviewQuery(
  { find, stars, state, photo, city_id: city, course_id: listing }: ReviewListFilter,
  before?: string,
): string {
  return buildQuery({ find, stars, state, photo: photo && '1', city, listing, before });
}
