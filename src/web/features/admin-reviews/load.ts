// /admin/reviews: all reviews of the marketplace (docs/back-office.md#reviews).
import { readReviewQuery, type ReviewListQuery } from '#src/contract/addresses/admin/review-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of reviews. */
export type Reviews = CallOutput<'admin/review-list'>;

/** One of them. */
export type ReviewLine = Reviews['data'][number];

/** What the page shows, and what its address asks for. */
export interface ReviewsData {
  readonly admitted: Admitted<Reviews>;
  readonly query: ReviewListQuery;
}

/** Loads a page of reviews; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<ReviewsData>> {
  const query = readReviewQuery(url.search);
  const answer = await api('admin/review-list', {
    ...query.filter,
    ...(query.before !== null && { before: query.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
