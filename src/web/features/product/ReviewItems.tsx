import { useEffect, useRef } from 'react';
import { errors } from '#src/contract/errors.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { t } from './t.ts';
import type { OpenGallery } from './use-gallery.ts';
import type { Reviews } from './use-reviews.ts';

interface ReviewItemsProps {
  readonly reviews: Reviews;
  /** Photos are shown only where they can be opened. */
  readonly onPhotos?: OpenGallery;
}

/** The reviews that are loaded, the button for more, and what to do when they do not come. */
export function ReviewItems({ reviews, onPhotos }: ReviewItemsProps) {
  const { list, busy, failed, more, again } = reviews;
  const items = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  const count = list?.reviews.length ?? 0;
  useEffect(() => {
    // The reading goes on at the first new review; the button may be gone with the last page.
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
            <ReviewItem key={review.id} review={review} onPhotos={onPhotos} />
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
                // The button goes with the message: the reading goes on as after "more".
                before.current = count;
                void again();
              }}
            >
              {t('review.again')}
            </Button>
          }
        >
          {errors['review-list-failed'].text}
        </Banner>
      )}
      {list !== null && (
        <p role="status" className="mt-4 text-small text-ink-2">
          {t('review.shown', { shown: count, total: list.total.toLocaleString('en-US') })}
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
    </>
  );
}
