// The notice about a host's day: its departures with how many come, the cash, and the links that fit (docs/phone.md#the-day-before).
import { cashSums } from '#src/domain/cash/day-cash.ts';
import { findDayReader } from '#src/server/features/host-day/index.ts';
import { findDayBookings, hostLinkFor, type LinkedBooking } from '#src/server/features/host-link/index.ts';
import type { Services } from '#src/server/services.ts';
import type { MailedDeparture } from '#src/server/notices/hosting/mailed-day.ts';
import { textOf } from '#src/server/notices/letter.ts';
import { idOf, type SubjectRules } from './subject-rules.ts';

/** To the host. Nothing is told where nobody comes any more, or the day is over. */
export const day: SubjectRules<'day'> = {
  async load(services, task) {
    const [hostId, date] = [idOf(task, 'host_id'), textOf(task.payload, 'date')];
    if (hostId === null || !/^\d{4}-\d\d-\d\d$/.test(date)) return null;
    const reader = await findDayReader(services.db, hostId);
    const bookings = await findDayBookings(services.db, hostId, date);
    const coming = bookings.filter(({ status }) => status === 'confirmed');
    const url = await hostLinkFor(services.db, services, { hostId, purpose: 'today', date });
    if (!reader || url === null || coming.length === 0) return null;
    const groups = [...Map.groupBy(coming, ({ departure_id: id }) => id).values()];
    const departures: MailedDeparture[] = [];
    for (const group of groups) departures.push(await departureOf(services, hostId, group));
    return { ...reader, date, guests: guestsOf(coming), cash: cashSums(coming), departures, day_url: url };
  },
  readerOf: (_kind, { email, locale, host_id: hostId }) => ({ email, locale, hostId }),
  write: ({ letter }, { subject }) => ({ letter: letter(subject), files: [], code: null, picture: null }),
  short: ({ short }, { subject }) => short(subject),
};

const guestsOf = (bookings: readonly LinkedBooking[]) => bookings.reduce((sum, { pax }) => sum + pax, 0);

async function departureOf(
  services: Services,
  hostId: string,
  bookings: readonly LinkedBooking[],
): Promise<MailedDeparture> {
  const [first] = bookings;
  if (!first) throw new RangeError('a departure without bookings is in no group');
  const wish = { hostId, purpose: 'late', departureId: first.departure_id } as const;
  return {
    title: first.title,
    time: first.time,
    guests: guestsOf(bookings),
    cash: cashSums(bookings),
    late_url: await hostLinkFor(services.db, services, wish),
  };
}
