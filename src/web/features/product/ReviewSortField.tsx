import { limits } from '#src/domain/limits.ts';
import { t } from './t.ts';
import type { ReviewSort } from './review-store.ts';
import type { Reviews } from './use-reviews.ts';

/** The five orders of a review list (spec 4). */
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
