// departure/today: the day of one host or all the user acts for (docs/domain/hosts.md#today).
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findDepartures } from '#src/server/features/host-day/checkin/departure-queries.ts';
import { readNow } from '#src/server/features/host-day/checkin/sync-queries.ts';
import * as queries from './day-queries.ts';
import { fillDepartures, cashOf } from './to-departure.ts';

export const departureWeek: Handler<'departure/week'> = async (
  { host_id: hostId, from },
  { services: { db }, actor },
) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const filter = { userId, hostId };
  const today = (await queries.findToday(db, filter)) ?? new Date(await readNow(db)).toISOString().slice(0, 10);
  const first = from ?? today;
  const [rows, guides] = await Promise.all([
    queries.findWeek(db, { ...filter, from: first }),
    queries.findGuides(db, filter),
  ]);
  const departures = rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    is_led: row.guides.some(({ id }) => id === userId),
  }));
  return { from: first, today, departures, guides };
};

type Output = CallOutput<'departure/today'>;

export const departureToday: Handler<'departure/today'> = async (
  { host_id: hostId, date },
  { services: { db }, actor },
) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const filter = { userId, hostId };
  const now = await readNow(db);
  const today = (await queries.findToday(db, filter)) ?? new Date(now).toISOString().slice(0, 10);
  // No date means today at each place, including a night tour of yesterday.
  const isToday = date === undefined || date === today;
  const rows = await findDepartures(db, isToday ? filter : { ...filter, date });
  const departures = await fillDepartures(db, rows, userId);
  const [next, requests, questions, guides] = await Promise.all([
    queries.findNextDays(db, { ...filter, date: date ?? today }),
    queries.findRequests(db, filter),
    queries.countQuestions(db, filter),
    queries.findGuides(db, filter),
  ]);
  const sum = (of: 'guests' | 'heads') => departures.reduce((total, departure) => total + departure[of], 0);
  return {
    date: date ?? today,
    today,
    now: new Date(now).toISOString(),
    departures,
    next,
    totals: { guests: sum('guests'), heads: sum('heads'), cash: cashOf(departures) },
    waiting: { requests: requests.map(toRequest), questions },
    guides,
  };
};

function toRequest(row: queries.WaitingRow): Output['waiting']['requests'][number] {
  const { id, title, host_name, first_name, pax, date, time, request_until } = row;
  return { id, title, host_name, first_name, pax, date, time, until: new Date(request_until).toISOString() };
}
