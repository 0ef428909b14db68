import { writeReviewUrl } from '#src/contract/addresses/urls.ts';
import { pages } from '#src/web/routes.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { dateOf } from '#src/web/booking/wall-time.ts';
import type { Next } from './load.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** Completed bookings that may still be reviewed. Nothing where there is no page to write on. */
export function ReviewsDue({ reviews }: { readonly reviews: Next['reviews'] }) {
  if (reviews.length === 0 || pages['write-review'] === undefined) return null;
  return (
    <section aria-labelledby="reviews-due">
      <h2 id="reviews-due" className="mb-3 text-h3">
        {t('reviews')}
      </h2>
      <ul className="grid gap-3">
        {reviews.map(({ booking_id: id, course, until, time_zone: zone }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 rounded-panel border border-line bg-surface p-3">
            {course.image !== null && (
              <Picture
                image={course.image}
                shape="card"
                sizes="6rem"
                decorative
                className="size-20 shrink-0 rounded-card"
              />
            )}
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-body font-bold wrap-anywhere">
                <Written>{course.title}</Written>
              </h3>
              <p className="text-small text-ink-2">{t('review.until', { date: dateOf(until, zone) })}</p>
            </div>
            <a href={writeReviewUrl({ booking_id: id })} className={buttonLook('secondary', 'small')}>
              {t('review')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
