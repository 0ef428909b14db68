import { Star } from 'lucide-react';
import { t } from '../t.ts';
import type { ReviewList } from '../product-data.ts';
import { limits } from '#src/domain/limits.ts';
import type { ReviewSort, Reviews } from './review-store.ts';
import { averageText } from '#src/texts/intl.ts';

/** The average large, and how many gave how many stars. */
export function ReviewSummary({ list }: { readonly list: ReviewList }) {
  const total = Math.max(1, list.total);
  const average = list.average_rating === null ? '' : averageText(list.average_rating);
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <p className="flex items-center gap-3">
        <Star aria-hidden size={34} fill="currentColor" strokeWidth={0} className="text-marigold-ink" />
        <span>
          <span aria-hidden className="numbers block font-serif text-h1 leading-none font-[560]">
            {average}
          </span>
          <span className="visually-hidden">{t('review.average', { average })}</span>
          <span className="block text-small text-ink-2">{t('review.count', { count: list.total })}</span>
        </span>
      </p>
      <ul className="grid max-w-80 min-w-[min(14rem,100%)] flex-1 gap-1.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = list.distribution[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-3 text-small">
              <span className="visually-hidden">
                {t('review.bar', {
                  stars: t('review.barStars', { count: stars }),
                  reviews: t('review.count', { count }),
                })}
              </span>
              <span aria-hidden className="numbers w-3 text-ink-2">
                {stars}
              </span>
              <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sand">
                <span
                  className="block h-full rounded-full bg-marigold"
                  style={{ width: `${Math.round((count / total) * 100)}%` }}
                />
              </span>
              <span aria-hidden className="numbers min-w-8 text-end whitespace-nowrap text-ink-2">
                {count}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The five orders of a review list (docs/reviews.md#reading). */
export function ReviewSortField({ reviews }: { readonly reviews: Reviews }) {
  return (
    <label className="needs-script flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium">
      {t('review.sort')}
      <select
        className="control w-auto max-w-full"
        value={reviews.sort}
        onChange={(event) => void reviews.choose(event.target.value as ReviewSort)}
      >
        {limits.reviewSorts.map((one) => (
          <option key={one} value={one}>
            {t(`review.sort.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
