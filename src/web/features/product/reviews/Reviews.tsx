import { limits } from '#src/domain/limits.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import type { ReviewPart } from '../dates/plain-choice.ts';
import type { ReviewList, ReviewPhotoPage } from '../product-data.ts';
import { t } from '../t.ts';
import { useCallback } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { ReviewItems } from './ReviewItems.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ReviewSortField, ReviewSummary } from './ReviewSummary.tsx';
import { Section } from '../Section.tsx';
import type { OpenGallery } from '../gallery/use-gallery.ts';
import { useReviews, type AskReviews } from './review-store.ts';

interface PlainReviewsProps {
  readonly list: ReviewList | null;
  readonly part: ReviewPart;
}

/** Order and further reviews by addresses of the page, for who has no script. */
function PlainReviews({ list, part: { offset, sort } }: PlainReviewsProps) {
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

interface ReviewsProps {
  readonly courseId: number;
  readonly first: ReviewList | null;
  readonly part: ReviewPart;
  readonly photos: ReviewPhotoPage | null;
  readonly onPhotos: OpenGallery;
}

/** Average, distribution, photos and the list with its five orders; loading more appends (docs/reviews.md#reading). */
export function Reviews({ courseId, first, part, photos, onPhotos }: ReviewsProps) {
  const { api } = useApp();
  const ask = useCallback<AskReviews>(
    (asked) => api('review/course-list', { course_id: courseId, ...asked }),
    [api, courseId],
  );
  const reviews = useReviews(ask, first, part.sort);
  const { list } = reviews;
  const how = (
    <p className="mt-3 text-small">
      <a href="/how-reviews-work" className="link inline-flex min-h-11 items-center">
        {t('review.how')}
      </a>
    </p>
  );
  if (list?.total === 0)
    return (
      <Section id="reviews" title={t('review.title')}>
        <p className="text-ink-2">{t('review.empty')}</p>
        {how}
      </Section>
    );
  return (
    <Section id="reviews" title={t('review.title')}>
      {list !== null && (
        <>
          <ReviewSummary list={list} />
          {photos !== null && <ReviewPhotos courseId={courseId} first={photos} onOpen={onPhotos} />}
          <div className="mt-7 flex flex-wrap items-center justify-end gap-3">
            <ReviewSortField reviews={reviews} />
          </div>
        </>
      )}
      <ReviewItems
        reviews={{ ...reviews, failed: reviews.failed || (list === null && !reviews.busy) }}
        onPhotos={onPhotos}
      />
      <PlainReviews list={first} part={part} />
      {how}
    </Section>
  );
}
