import { deadlineText } from '#src/web/guest/booking/policy-text.ts';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { t as guest } from '#src/web/guest/texts.ts';
import type { BookingDetail } from './credentials.ts';

/** Refund deadlines as dates on the clock of the place (docs/domain/bookings.md#cancelling). */
export function Deadlines({ booking: one }: { readonly booking: BookingDetail }) {
  const { deadlines } = one.policy;
  return (
    <section>
      <h2 className="mb-2 text-h3">{booking('policy.title')}</h2>
      {deadlines.length === 0 && <p>{booking('policy.until.none')}</p>}
      {deadlines.map(({ until, percent }) => (
        <p key={until} className="numbers">
          {deadlineText({ date: until.slice(0, 10), time: until.slice(11, 16) }, percent)}
        </p>
      ))}
      <p className="text-small text-ink-2">{guest('zone.local', { city: one.course.city_name })}</p>
    </section>
  );
}
