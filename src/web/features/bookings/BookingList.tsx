import { useState } from 'react';
import { BookingRow } from './BookingRow.tsx';
import { splitBookings } from './split-bookings.ts';
import type { BookingCard } from './split-bookings.ts';
import { t } from './t.ts';

/** Next trip, the ones to come, the past ones. */
export function BookingList({ bookings }: { readonly bookings: readonly BookingCard[] }) {
  const [now] = useState(() => Date.now());
  const { next, later, past } = splitBookings(bookings, now);
  return (
    <div className="grid gap-10">
      {next !== null && <Group title={t('next')} bookings={[next]} isLarge />}
      {later.length > 0 && <Group title={t('upcoming')} bookings={later} />}
      {past.length > 0 && <Group title={t('past')} bookings={past} />}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly bookings: readonly BookingCard[];
  readonly isLarge?: boolean;
}

function Group({ title, bookings, isLarge = false }: GroupProps) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} isLarge={isLarge} />
          </li>
        ))}
      </ul>
    </section>
  );
}
