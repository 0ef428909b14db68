import { useState } from 'react';
import { BookingRow } from './BookingRow.tsx';
import type { Shelf } from './load.ts';
import { splitBookings } from './split-bookings.ts';
import type { BookingCard } from './split-bookings.ts';
import { t } from './t.ts';

interface BookingListProps {
  readonly bookings: readonly BookingCard[];
  readonly shelf: Shelf;
}

/** The next trip large, the others to come, and what has ended; for a host first what waits for an answer. */
export function BookingList({ bookings, shelf: { as, tab } }: BookingListProps) {
  const [now] = useState(() => Date.now());
  if (tab !== 'upcoming') return <Group bookings={bookings} as={as} />;
  const waiting = as === 'host' ? bookings.filter((one) => one.booking_status === 'requested') : [];
  const { next, later, past } = splitBookings(
    bookings.filter((one) => !waiting.includes(one)),
    now,
  );
  return (
    <div className="grid gap-10">
      {waiting.length > 0 && <Group title={t('waiting')} bookings={waiting} as={as} />}
      {next !== null && <Group title={t(`next.${as}`)} bookings={[next]} as={as} isLarge={as === 'guest'} />}
      {later.length > 0 && <Group title={t('later')} bookings={later} as={as} />}
      {past.length > 0 && <Group title={t('ended')} bookings={past} as={as} />}
    </div>
  );
}

interface GroupProps {
  readonly title?: string;
  readonly bookings: readonly BookingCard[];
  readonly as: Shelf['as'];
  readonly isLarge?: boolean;
}

function Group({ title, bookings, as, isLarge = false }: GroupProps) {
  return (
    <section>
      {title !== undefined && <h2 className="mb-3 text-h3">{title}</h2>}
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} as={as} isLarge={isLarge} />
          </li>
        ))}
      </ul>
    </section>
  );
}
