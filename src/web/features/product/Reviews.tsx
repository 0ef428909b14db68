import { limits } from '#src/domain/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { errors } from '#src/contract/errors.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { Section } from './Section.tsx';
import { t } from './t.ts';
import type { ReviewList } from './product-data.ts';
import { useReviews } from './use-reviews.ts';
import type { ReviewSort } from './use-reviews.ts';

interface ReviewsProps {
  readonly courseId: number;
  readonly first: ReviewList | null;
}

/** Average, distribution and the list with its five orders; loading more appends (spec 4). */
export function Reviews({ courseId, first }: ReviewsProps) {
  const { list, sort, busy, failed, choose, more } = useReviews(courseId, first);
  if (list === null) {
    const again = (
      <Button kind="secondary" size="small" loading={busy} onClick={() => void choose(sort)}>
        {t('review.again')}
      </Button>
    );
    return (
      <Section id="reviews" title={t('review.title')}>
        <Banner tone="error" action={again}>
          {errors['review-list-failed'].text}
        </Banner>
      </Section>
    );
  }
  if (list.total === 0) {
    return (
      <Section id="reviews" title={t('review.title')}>
        <p className="text-ink-2">{t('review.empty')}</p>
      </Section>
    );
  }
  return (
    <Section id="reviews" title={t('review.title')}>
      <ReviewSummary list={list} />
      <label className="mt-7 flex items-center justify-end gap-3 text-small font-medium">
        {t('review.sort')}
        <select
          className="control w-auto"
          value={sort}
          onChange={(event) => void choose(event.target.value as ReviewSort)}
        >
          {limits.reviewSorts.map((one) => (
            <option key={one} value={one}>
              {t(`review.sort.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <ul aria-busy={busy} className={`mt-2 divide-y divide-line ${busy ? 'opacity-60' : ''}`}>
        {list.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {failed && <Banner tone="error">{errors['review-list-failed'].text}</Banner>}
      {list.next_offset !== null && (
        <Button kind="secondary" className="mt-4" loading={busy} onClick={() => void more()}>
          {t('review.more')}
        </Button>
      )}
    </Section>
  );
}
