import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Picture, type PictureImage } from '#src/web/ui/media/Picture.tsx';
import { Portrait } from '#src/web/ui/media/Portrait.tsx';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { plainPriceText } from '#src/texts/money-text.ts';
import { t } from '#src/web/guest/course/texts.ts';
import type { ReviewList } from '#src/web/guest/course/product-data.ts';
import type { OpenGallery } from '#src/web/guest/course/gallery/use-gallery.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { Reviews } from './review-store.ts';
import { countText, nameOf } from '#src/texts/intl.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { Star } from 'lucide-react';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';

// For a guest without a country.
const nowhere = 'ZZ';

function ReviewHead({ review }: { readonly review: ReviewList['reviews'][number] }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={review.author_name} image={review.author_image} size="small" />
      <p className="text-small leading-tight">
        <span className="block font-bold">
          <Written>{review.author_name}</Written>
        </span>
        <span className="numbers block text-ink-2">
          {review.author_country !== nowhere && `${nameOf('region', review.author_country)} · `}
          {dateText(review.created_at.slice(0, 10))}
        </span>
      </p>
      <p className="ms-auto flex gap-0.5">
        <span className="visually-hidden">{t('review.stars', { count: review.rating })}</span>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden
            size={15}
            strokeWidth={star <= review.rating ? 0 : 1.5}
            fill={star <= review.rating ? 'currentColor' : 'none'}
            className={star <= review.rating ? 'text-marigold-ink' : 'text-ink-3'}
          />
        ))}
      </p>
    </div>
  );
}

export interface AnsweringHost {
  readonly name: string;
  readonly image: PictureImage | null;
  readonly country: string;
}

interface ReviewItemProps {
  readonly host: AnsweringHost;
  readonly review: ReviewList['reviews'][number];
  readonly onPhotos: OpenGallery | undefined;
  readonly onReport: () => void;
}

const ReportPopup = lazy(() => import('./ReportPopup.tsx').then((file) => ({ default: file.ReportPopup })));

function ReviewItem({ review, host, onPhotos, onReport }: ReviewItemProps) {
  const { settings } = useApp();
  return (
    <li tabIndex={-1} className="py-5 outline-none">
      <ReviewHead review={review} />
      {review.course !== null && (
        <p className="mt-3 text-small font-medium text-ink-2">
          <Written>{review.course.title}</Written>
        </p>
      )}
      {review.text !== '' && (
        <p className="mt-3 max-w-[48.3em] whitespace-pre-line">
          <Written isBlock language={review.language}>
            {review.text}
          </Written>
        </p>
      )}
      {review.images.length > 0 && onPhotos !== undefined && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.images.map((photo, index) => (
            <li key={photo.id}>
              <a
                href={largestFile(settings.imageBase, photo.id, 'jpg')}
                className="block h-20 w-28 overflow-hidden rounded-chip"
                aria-label={t('review.photoBy', {
                  at: index + 1,
                  count: review.images.length,
                  name: review.author_name,
                  alt: photo.alt,
                })}
                onClick={(event) => {
                  event.preventDefault();
                  onPhotos(review.images, index);
                }}
              >
                <Picture image={photo} shape="card" sizes="120px" className="size-full" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.rewarded && (
        <p className="mt-2 text-small text-ink-2">
          {t('review.rewarded', { amount: plainPriceText(priceCurrency().figures.review_reward) })}
        </p>
      )}
      {review.reply !== null && (
        <div className="mt-3 max-w-[48.3em] border-s-2 border-brand ps-4 text-ink-2">
          <p className="flex items-center gap-2.5 text-small font-bold text-ink">
            <Portrait {...host} size="small" />
            {t('review.reply')}
          </p>
          <p className="mt-1.5">
            <Written isBlock>{review.reply}</Written>
          </p>
        </div>
      )}
      <button
        type="button"
        className="needs-script link mt-1 inline-flex min-h-11 min-w-11 items-center text-small text-ink-2"
        aria-label={t('report.of', { name: review.author_name })}
        data-opens="review-report"
        onClick={onReport}
      >
        {t('report.open')}
      </button>
    </li>
  );
}

function RemovedReviews({ removed = [] }: { readonly removed: ReviewList['removed'] }) {
  if (removed.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 text-small text-ink-2">
      {removed.map(({ id, created_at, reason }) => (
        <li key={id} className="wrap-anywhere">
          {t('review.removed', { date: dateText(created_at.slice(0, 10)), reason })}
        </li>
      ))}
    </ul>
  );
}

interface ReportingProps {
  readonly reported: string | null;
  readonly onClose: () => void;
}

function Reporting({ reported, onClose }: ReportingProps) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      {isSent && (
        <div className="mt-3">
          <Banner tone="success">{t('report.done')}</Banner>
        </div>
      )}
      {reported !== null && (
        <Suspense>
          <ReportPopup reviewId={reported} onDone={(isDone) => (isDone ? setSent(true) : onClose())} />
        </Suspense>
      )}
    </>
  );
}

interface ReviewItemsProps {
  readonly reviews: Reviews;
  readonly host: AnsweringHost;
  readonly onPhotos?: OpenGallery;
}

export function ReviewItems({ reviews, host, onPhotos }: ReviewItemsProps) {
  const { list, language, busy, failed, more, again } = reviews;
  const items = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const count = list?.reviews.length ?? 0;
  useEffect(() => {
    // Focuses the first new review; the button may be gone with the last page.
    if (before.current === null || count <= before.current) return;
    const next = items.current?.children[before.current];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    before.current = null;
  }, [count]);
  return (
    <>
      {list !== null && (
        <ul ref={items} aria-busy={busy} className={`mt-2 divide-y divide-line ${busy ? 'opacity-60' : ''}`}>
          {list.reviews.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              host={host}
              onPhotos={onPhotos}
              onReport={() => setReported(review.id)}
            />
          ))}
        </ul>
      )}
      {failed && (
        <Banner
          tone="error"
          action={
            <Button
              kind="secondary"
              size="small"
              loading={busy}
              onClick={() => {
                // The button leaves with the error: the focus continues as after "more".
                before.current = count;
                void again();
              }}
            >
              {t('review.again')}
            </Button>
          }
        >
          {formErrorText('review-list-failed')}
        </Banner>
      )}
      {list !== null && (
        <p role="status" className="mt-4 text-small text-ink-2">
          {t('review.shown', { shown: count, total: countText(list.matching) })}
        </p>
      )}
      {list !== null && list.next_offset !== null && !failed && (
        <Button
          kind="secondary"
          className="needs-script mt-3"
          loading={busy}
          loadingLabel={t('review.loading')}
          onClick={() => {
            before.current = count;
            void more();
          }}
        >
          {t('review.more')}
        </Button>
      )}
      <Reporting reported={reported} onClose={() => setReported(null)} />
      <RemovedReviews removed={list?.removed} />
      {list !== null && list.without_words > 0 && language === null && (
        <p className="mt-3 text-small text-ink-2">{t('review.wordless', { count: list.without_words })}</p>
      )}
    </>
  );
}
