// /dashboard/host-panel/reviews: reviews of a host's experiences, filtered by the query (docs/reviews.md#reviews-of-a-host).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** A page of reviews, with the figures of each listing. */
export type Reviews = CallOutput<'written-review/list-host'>;

/** One of them. */
export type HostedReview = Reviews['data'][number];

/** What the list is narrowed to; null where it is not. */
export interface Filter {
  readonly courseId: number | null;
  readonly rating: number | null;
  readonly isUnanswered: boolean;
}

export interface ReviewsData {
  readonly panel: Panel | null;
  readonly filter: Filter;
  readonly reviews: Reviews | null;
}

/** What a call is asked for a filter. */
export function askedFor({ courseId, rating, isUnanswered }: Filter) {
  return {
    ...(courseId !== null && { course_id: courseId }),
    ...(rating !== null && { rating }),
    ...(isUnanswered && { unanswered: true }),
  };
}

/** Loads the first page. Unknown values of the query, such as another host's listing, are ignored. */
export async function load(input: PageInput): Promise<PageResult<ReviewsData>> {
  const loaded = await loadPanel(input, 'reviews');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const { searchParams } = input.url;
  const stars = /^[1-5]$/.exec(searchParams.get('stars') ?? '')?.[0];
  const filter: Filter = {
    courseId: parseId(searchParams.get('listing') ?? undefined),
    rating: stars === undefined ? null : Number(stars),
    isUnanswered: searchParams.get('open') === '1',
  };
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, filter, reviews: null }, head };
  const ask = (of: Filter) => input.api('written-review/list-host', { ...hostOf(panel), ...askedFor(of) });
  const answer = await ask(filter);
  if (answer.ok) return { kind: 'page', data: { panel, filter, reviews: answer.data }, head };
  if (answer.kind !== 'refusal' || answer.error.code !== 'course-not-found') return failed(answer);
  const all = { ...filter, courseId: null };
  const again = await ask(all);
  return again.ok ? { kind: 'page', data: { panel, filter: all, reviews: again.data }, head } : failed(again);
}
