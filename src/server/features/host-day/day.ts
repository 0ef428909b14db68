// departure/day: what a host has on a day, before guests are told anything (docs/domain/host-cancels.md#a-whole-day).
import { addDays } from '#src/domain/calendar/civil.ts';
import { canBeLate } from '#src/domain/host/lateness.ts';
import { cancellationRate } from '#src/domain/host/cancellation-rate.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findCounted } from '#src/server/features/reliability/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { type DayDeparture, findDay, findEndings, findHostToday } from './day-queries.ts';

export const route = 'departure/day';

export const handle: Handler<typeof route> = async ({ host_id, date: asked }, { services: { db }, actor }) => {
  const acting = await findPanelHost(db, host_id, actor, 'departures');
  if (!acting) return refuse('host-not-found');
  const { hostId } = acting;
  const date = asked ?? (await findHostToday(db, hostId));
  const [departures, endings, counted] = await Promise.all([
    findDay(db, hostId, date),
    findEndings(db, hostId, date),
    findCounted(db, hostId),
  ]);
  return {
    host_id: hostId,
    date,
    day_before: addDays(date, -1),
    day_after: addDays(date, 1),
    departures: departures.map(shown),
    is_ending: endings.open > 0,
    reliability: { ...counted, rate: cancellationRate(counted) },
  };
};

function shown(departure: DayDeparture): CallOutput<typeof route>['departures'][number] {
  const { bookings, starts_at, ends_at, now_ms, ...rest } = departure;
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  return {
    ...rest,
    starts_at: new Date(starts_at).toISOString(),
    can_be_late: confirmed.length > 0 && canBeLate(departure, now_ms) === 'yes',
    is_over: now_ms >= ends_at,
    bookings: bookings.length,
    guests: bookings.reduce((sum, { pax }) => sum + pax, 0),
  };
}
