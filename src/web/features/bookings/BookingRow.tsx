import { bookingDetailUrl } from '#src/contract/urls.ts';
import { cashText } from '../../booking/cash-text.ts';
import { t as booking, tn as bookingCount } from '../../booking/t.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BookingCard } from './split-bookings.ts';
import { t } from './t.ts';

interface BookingRowProps {
  readonly booking: BookingCard;
  readonly isLarge: boolean;
}

/** One booking: picture, what and when, the cash to bring; the whole card leads to its voucher. */
export function BookingRow({ booking: one, isLarge }: BookingRowProps) {
  const { course, cash } = one;
  const isComing = ['confirmed', 'checked_in', 'requested'].includes(one.booking_status);
  return (
    <article
      className={classNames(
        'lift-host relative flex gap-4 rounded-panel border border-line bg-surface p-3 tablet:gap-6',
        isLarge && 'flex-col shadow-1 phone:flex-row',
      )}
    >
      {course.image !== null && (
        <Picture
          image={course.image}
          shape="card"
          sizes={isLarge ? '(width > 30rem) 18rem, 92vw' : '8rem'}
          decorative
          className={classNames(
            'shrink-0 rounded-card',
            isLarge ? 'aspect-[295/162] phone:w-72' : 'size-24 tablet:w-36',
          )}
        />
      )}
      <div className="min-w-0 flex-1 py-1">
        <p className="mb-1 flex flex-wrap gap-2">
          <Badge tone={isComing ? 'success' : 'sand'}>{t(`status.${one.booking_status}`)}</Badge>
        </p>
        <h3 className={isLarge ? 'text-h3' : 'text-body font-bold'}>
          <a href={bookingDetailUrl({ id: one.id })} className="after:absolute after:inset-0 hover:underline">
            {course.title}
          </a>
        </h3>
        <p className="mt-1 text-small">
          <LocalTime
            date={one.date}
            time={one.time}
            zone={one.time_zone}
            zoneLabel={booking('zone.local', { city: course.city_name })}
          />
        </p>
        <p className="text-small text-ink-2">{bookingCount('book.guestsCount', one.pax)}</p>
        {isComing && cash.usd > 0 && (
          <p className="numbers mt-2 inline-block rounded-chip bg-marigold-soft px-2.5 py-1 text-small font-bold text-marigold-ink">
            {t('cash', {
              amount: cashText({ usd: cash.usd, local: cash.amount, symbol: cash.symbol, rate: cash.rate }),
            })}
          </p>
        )}
      </div>
    </article>
  );
}
