// What a review list offers without script: addresses of the page for its parts, and a form for its choice.
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { limits } from '#src/domain/limits.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import type { ReviewPart } from '#src/web/features/product/dates/plain-choice.ts';
import type { ReviewList } from '#src/web/features/product/product-data.ts';
import { t } from '#src/web/features/product/texts.ts';
import { languageOptions } from './ReviewSummary.tsx';
import type { ReviewChoice } from './review-choice.ts';

/** The address of a part of the reviews on their page; what is usual is left out. */
export function reviewsHref({
  sort,
  rating,
  language,
  offset = 0,
}: ReviewChoice & { readonly offset?: number }): string {
  const query = buildQuery({
    reviews_sort: sort === limits.reviewSortDefault ? undefined : sort,
    reviews_stars: rating ?? undefined,
    reviews_language: language ?? undefined,
    reviews_from: offset === 0 ? undefined : offset,
  });
  return `${query === '' ? '?' : query}#reviews`;
}

interface PlainReviewsProps {
  readonly list: ReviewList | null;
  readonly part: ReviewPart;
}

/** Order, language and further reviews by addresses of the page, for who has no script. The stars are links anyway. */
export function PlainReviews({ list, part }: PlainReviewsProps) {
  if (list === null || list.total === 0) return null;
  const back = Math.max(0, part.offset - limits.pageSize);
  return (
    <noscript>
      <div className="mt-4 grid gap-4">
        <p className="flex flex-wrap gap-x-6">
          {part.offset > 0 && (
            <a
              href={reviewsHref({ ...part, offset: back })}
              rel="prev"
              className="link inline-flex min-h-11 items-center"
            >
              {t('review.before')}
            </a>
          )}
          {list.next_offset !== null && (
            <a
              href={reviewsHref({ ...part, offset: list.next_offset })}
              rel="next"
              className="link inline-flex min-h-11 items-center"
            >
              {t('review.next')}
            </a>
          )}
        </p>
        <form action="#reviews" className="flex flex-wrap items-end gap-3">
          {part.rating !== null && <input type="hidden" name="reviews_stars" value={part.rating} />}
          <Select
            label={t('review.sort')}
            name="reviews_sort"
            defaultValue={part.sort}
            options={limits.reviewSorts.map((one) => ({ value: one, label: t(`review.sort.${one}`) }))}
          />
          {list.languages.length > 1 && (
            <Select
              label={t('review.language')}
              name="reviews_language"
              defaultValue={part.language ?? ''}
              options={languageOptions(list)}
            />
          )}
          <Button type="submit" kind="secondary">
            {t('review.sortApply')}
          </Button>
        </form>
      </div>
    </noscript>
  );
}
