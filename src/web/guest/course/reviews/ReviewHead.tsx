import { Star } from 'lucide-react';
import { nameOf } from '#src/texts/intl.ts';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { ReviewList } from '#src/web/guest/course/product-data.ts';
import { t } from '#src/web/guest/course/texts.ts';

// Of somebody who did not say where they live.
const nowhere = 'ZZ';

/** Who wrote a review, when, and with how many stars. */
export function ReviewHead({ review }: { readonly review: ReviewList['reviews'][number] }) {
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
