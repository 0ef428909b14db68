import type { ReviewPart } from '#src/web/guest/course/dates/plain-choice.ts';
import type { ReviewList } from '#src/web/guest/course/product-data.ts';
import { t } from '#src/web/guest/course/texts.ts';
import { useCallback } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { ReviewItems, type AnsweringHost } from './ReviewItems.tsx';
import { ReviewChoiceFields, ReviewSummary, ReviewThemes, languageOptions } from './ReviewSummary.tsx';
import { Section } from '#src/web/guest/course/Section.tsx';
import type { OpenGallery } from '#src/web/guest/course/gallery/use-gallery.ts';
import { queryOf, type ReviewChoice } from './review-choice.ts';
import { useReviews, type AskReviews } from './review-store.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { limits } from '#src/domain/limits.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';

interface ReviewsProps {
  readonly courseId: number;
  readonly host: AnsweringHost;
  readonly first: ReviewList | null;
  readonly part: ReviewPart;
  readonly onPhotos: OpenGallery;
}

/** Average, distribution, themes, and the list with five orders (docs/domain/reviews.md#sorting-and-filtering). */
export function Reviews({ courseId, host, first, part, onPhotos }: ReviewsProps) {
  const { api } = useApp();
  const ask = useCallback<AskReviews>(
    (choice) => api('review/course-list', { course_id: courseId, ...queryOf(choice) }),
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
          <ReviewThemes list={list} reviews={reviews} hrefOf={(theme) => reviewsHref({ ...reviews, theme })} />
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

// Review lists without script: links for parts, a form for the choice.

function reviewsHref({
  sort,
  rating,
  language,
  theme,
  offset = 0,
}: ReviewChoice & { readonly offset?: number }): string {
  const query = buildQuery({
    reviews_sort: sort === limits.reviewSortDefault ? undefined : sort,
    reviews_stars: rating ?? undefined,
    reviews_language: language ?? undefined,
    reviews_theme: theme ?? undefined,
    reviews_from: offset === 0 ? undefined : offset,
  });
  return `${query === '' ? '?' : query}#reviews`;
}

interface PlainReviewsProps {
  readonly list: ReviewList | null;
  readonly part: ReviewPart;
}

function PlainReviews({ list, part }: PlainReviewsProps) {
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
          {part.theme !== null && <input type="hidden" name="reviews_theme" value={part.theme} />}
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
