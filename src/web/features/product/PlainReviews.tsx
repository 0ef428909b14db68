import { limits } from '#src/domain/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import type { ReviewPart } from './plain-choice.ts';
import type { ReviewList } from './product-data.ts';
import { t } from './t.ts';

interface PlainReviewsProps {
  readonly list: ReviewList | null;
  readonly part: ReviewPart;
}

/** Order and further reviews by addresses of the page, for who has no script. */
export function PlainReviews({ list, part: { offset, sort } }: PlainReviewsProps) {
  if (list === null || list.total === 0) return null;
  const back = Math.max(0, offset - limits.pageSize);
  const href = (from: number) => `?reviews_sort=${sort}&reviews_from=${from}#reviews`;
  return (
    <noscript>
      <div className="mt-4 grid gap-4">
        <p className="flex flex-wrap gap-x-6">
          {offset > 0 && (
            <a href={href(back)} rel="prev" className="link inline-flex min-h-11 items-center">
              {t('review.before')}
            </a>
          )}
          {list.next_offset !== null && (
            <a href={href(list.next_offset)} rel="next" className="link inline-flex min-h-11 items-center">
              {t('review.next')}
            </a>
          )}
        </p>
        <form action="#reviews" className="flex flex-wrap items-end gap-3">
          <Select
            label={t('review.sort')}
            name="reviews_sort"
            defaultValue={sort}
            options={limits.reviewSorts.map((one) => ({ value: one, label: t(`review.sort.${one}`) }))}
          />
          <Button type="submit" kind="secondary">
            {t('review.sortApply')}
          </Button>
        </form>
      </div>
    </noscript>
  );
}
