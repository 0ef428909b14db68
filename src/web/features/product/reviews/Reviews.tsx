import type { ReviewPart } from '#src/web/features/product/dates/plain-choice.ts';
import type { ReviewList, ReviewPhotoPage } from '#src/web/features/product/product-data.ts';
import { t } from '#src/web/features/product/texts.ts';
import { useCallback } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { ReviewItems, type AnsweringHost } from './ReviewItems.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ReviewChoiceFields, ReviewSummary } from './ReviewSummary.tsx';
import { Section } from '#src/web/features/product/Section.tsx';
import type { OpenGallery } from '#src/web/features/product/gallery/use-gallery.ts';
import { PlainReviews, reviewsHref } from './PlainReviews.tsx';
import { askedOf } from './review-choice.ts';
import { useReviews, type AskReviews } from './review-store.ts';

interface ReviewsProps {
  readonly courseId: number;
  readonly host: AnsweringHost;
  readonly first: ReviewList | null;
  readonly part: ReviewPart;
  readonly photos: ReviewPhotoPage | null;
  readonly onPhotos: OpenGallery;
}

/** Average, distribution, photos and the list with its five orders; loading more appends (docs/reviews.md#reading). */
export function Reviews({ courseId, host, first, part, photos, onPhotos }: ReviewsProps) {
  const { api } = useApp();
  const ask = useCallback<AskReviews>(
    (asked) => api('review/course-list', { course_id: courseId, ...askedOf(asked) }),
    [api, courseId],
  );
  const reviews = useReviews(ask, first, part);
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
          <ReviewSummary list={list} reviews={reviews} hrefOf={(rating) => reviewsHref({ ...reviews, rating })} />
          {photos !== null && <ReviewPhotos courseId={courseId} first={photos} onOpen={onPhotos} />}
          <div className="mt-7 flex flex-wrap items-center justify-end gap-3">
            <ReviewChoiceFields reviews={reviews} />
          </div>
        </>
      )}
      <ReviewItems
        reviews={{ ...reviews, failed: reviews.failed || (list === null && !reviews.busy) }}
        host={host}
        onPhotos={onPhotos}
      />
      <PlainReviews list={first} part={part} />
      {how}
    </Section>
  );
}
