import { limits } from '#src/domain/limits.ts';
import { t } from './t.ts';
import type { ReviewSort } from './review-store.ts';
import type { Reviews } from './use-reviews.ts';

/** The five orders of a review list (spec 4). */
export function ReviewSortField({ reviews }: { readonly reviews: Reviews }) {
  return (
    <label className="flex items-center gap-3 text-small font-medium">
      {t('review.sort')}
      <select
        className="control w-auto"
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
