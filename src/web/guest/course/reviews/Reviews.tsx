import type { ReviewPart } from '#src/web/guest/course/dates/plain-choice.ts';
import type { ReviewList, ReviewPhotoPage } from '#src/web/guest/course/product-data.ts';
import { t } from '#src/web/guest/course/texts.ts';
import { useCallback, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { ReviewItems, type AnsweringHost } from './ReviewItems.tsx';
import { ReviewChoiceFields, ReviewSummary, languageOptions } from './ReviewSummary.tsx';
import { Section } from '#src/web/guest/course/Section.tsx';
import type { OpenGallery } from '#src/web/guest/course/gallery/use-gallery.ts';
import { queryOf, type ReviewChoice } from './review-choice.ts';
import { useReviews, type AskReviews } from './review-store.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { limits } from '#src/domain/limits.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';

const MOST = 96;

/** All photos of a listing's reviews, page by page; a failed page is skipped. */
async function allPhotos(api: Api, courseId: number, first: ReviewPhotoPage): Promise<ReviewPhotoPage['data']> {
  const photos = [...first.data];
  let next = first.next_offset;
  while (next !== null && photos.length < MOST) {
    const answer = await api('review/image', { course_id: courseId, offset: next });
    if (!answer.ok) break;
    photos.push(...answer.data.data);
    next = answer.data.next_offset;
  }
  return photos;
}

interface ReviewPhotosProps {
  readonly courseId: number;
  readonly first: ReviewPhotoPage;
  readonly onOpen: OpenGallery;
}

const SHOWN = 6;

function ReviewPhotos({ courseId, first, onOpen }: ReviewPhotosProps) {
  const { api, settings } = useApp();
  const [busy, setBusy] = useState(false);
  const { data: photos, total } = first;
  if (photos.length === 0) return null;
  const open = async (at: number): Promise<void> => {
    setBusy(true);
    const all = await allPhotos(api, courseId, first);
    setBusy(false);
    onOpen(all, at);
  };
  const visible = photos.slice(0, SHOWN);
  return (
    <ul aria-label={t('review.photos')} aria-busy={busy} className="rail mt-7 auto-cols-max gap-2">
      {visible.map((photo, index) => {
        const rest = index === SHOWN - 1 ? total - SHOWN : 0;
        return (
          <li key={photo.id}>
            <a
              href={largestFile(settings.imageBase, photo.id, 'jpg')}
              className="relative block size-26 overflow-hidden rounded-control"
              aria-label={
                rest > 0
                  ? t('review.allPhotos', { count: total })
                  : t(photo.alt === '' ? 'review.photoOnly' : 'review.photoOpen', {
                      at: index + 1,
                      count: total,
                      alt: photo.alt,
                    })
              }
              onClick={(event) => {
                event.preventDefault();
                void open(index);
              }}
            >
              <Picture image={photo} shape="card" sizes="200px" className="size-full" />
              {rest > 0 && (
                <span
                  aria-hidden
                  className="absolute inset-0 grid place-items-center bg-night/70 font-bold text-on-night"
                >
                  {t('review.morePhotos', { count: rest })}
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface ReviewsProps {
  readonly courseId: number;
  readonly host: AnsweringHost;
  readonly first: ReviewList | null;
  readonly part: ReviewPart;
  readonly photos: ReviewPhotoPage | null;
  readonly onPhotos: OpenGallery;
}

/** Average, distribution, photos, and the list with five orders (docs/domain/reviews.md#sorting-and-filtering). */
export function Reviews({ courseId, host, first, part, photos, onPhotos }: ReviewsProps) {
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

// Review lists without script: links for parts, a form for the choice.

function reviewsHref({ sort, rating, language, offset = 0 }: ReviewChoice & { readonly offset?: number }): string {
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
