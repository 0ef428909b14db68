import { routes } from '#src/contract/addresses/routes.ts';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { t as bookings } from '#src/web/guest/booking/texts.ts';
import { t as guest } from '#src/web/guest/texts.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { LocalTime } from '#src/web/ui/text/LocalTime.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { CallOutput } from '#src/contract/types.ts';

/** What the server says is next. */
export type Next = CallOutput<'dashboard/next'>;

interface NextTripProps {
  readonly trip: NonNullable<Next['trip']>;
  readonly meeting: string | null;
  /** How many are to come, this one among them. */
  readonly trips: number;
}

/** The coming trip: when on the clock of its place, where it begins, the cash to bring, and its voucher. */
export function NextTrip({ trip, meeting, trips }: NextTripProps) {
  const { course, cash } = trip;
  return (
    <section aria-labelledby="next-trip">
      <h2 id="next-trip" className="mb-3 text-h3">
        {t('next')}
      </h2>
      <article className="grid overflow-hidden rounded-panel border border-line bg-surface shadow-1 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {course.image !== null && (
          <Picture
            image={course.image}
            shape="card"
            sizes="(width >= 48rem) 24rem, 92vw"
            decorative
            priority
            className="aspect-[295/162] tablet:aspect-auto tablet:h-full"
          />
        )}
        <div className="grid content-start justify-items-start gap-2 p-5 tablet:p-6">
          <h3 className="text-h3 wrap-anywhere">
            <Written>{course.title}</Written>
          </h3>
          <p className="font-medium">
            <LocalTime
              date={trip.date}
              time={trip.time}
              zone={trip.time_zone}
              zoneLabel={guest('zone.local', { city: course.city_name })}
            />
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">
            {[bookings('book.guestsCount', { count: trip.pax }), trip.host_name].join(' · ')}
          </p>
          {meeting !== null && meeting !== '' && <p className="text-small wrap-anywhere">{meeting}</p>}
          {cash.usd > 0 && (
            <p className="numbers rounded-chip bg-marigold-soft px-2.5 py-1 text-small font-bold text-marigold-ink">
              {t('cash', { amount: cashText(cash) })}
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-3">
            <a href={dashboardBookingUrl(trip.id)} className={buttonLook('primary', 'small')}>
              {t('voucher')}
            </a>
            <a href={routes['dashboard-booking'].path} className={buttonLook('secondary', 'small')}>
              {trips > 1 ? t('more', { count: trips - 1 }) : t('trips')}
            </a>
          </p>
        </div>
      </article>
    </section>
  );
}
