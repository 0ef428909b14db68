// admin/city-close: days of a whole city are closed for every listing, in one act (docs/domain/scarcity.md#closed-days-of-a-city).
import { causeOfChoice } from '#src/domain/listing/off-sale.ts';
import { closureFault, mostClosedDays } from '#src/domain/listing/closed-days.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { endDepartures, insertCalledOff } from '#src/server/features/host-day/index.ts';
import { lockAgainstClaims, queueCityWords } from '#src/server/features/listing/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findCoursesIn, insertClosure, lockCityToday, refreshClosed } from './closure-queries.ts';

export const route = 'admin/city-close';

/** How many departures are ended before the answer; the jobs end the rest. */
const endedAtOnce = 50;

export const handle: Handler<typeof route> = async ({ city_id: cityId, from, to, bookings, reason }, call) => {
  const { services, actor } = call;
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const departures = await inTransaction(services.db, async (trx): Promise<number | Refusal> => {
    const today = await lockCityToday(trx, cityId);
    if (today === null) return refuse('city-not-found');
    const stale = askFresh(actor, 'off-sale');
    if (stale) return stale;
    const fault = closureFault({ from, to, today });
    if (fault !== null)
      return refuse('bad-input', { [fault.field]: t(`places.${fault.text}`, { days: mostClosedDays }) });
    const courses = await findCoursesIn(trx, cityId);
    await lockAgainstClaims(trx, courses);
    await insertClosure(trx, { cityId, from, to, reason, actorId });
    await refreshClosed(trx, courses);
    const cause = causeOfChoice(bookings);
    const called = cause === null ? 0 : await insertCalledOff(trx, { cityId, from, to }, { cause, actorId });
    await queueCityWords(trx, cityId, { kind: 'host-day-closed', words: reason, city_id: String(cityId), from, to });
    await writeAudit(trx, {
      actorId,
      action: 'city-closed',
      subject: `city:${cityId}`,
      detail: { from, to, bookings, departures: called, reason },
    });
    return called;
  });
  if (isRefusal(departures)) return departures;
  if (departures > 0) await endDepartures(services, endedAtOnce);
  return { message: t('places.closed', { departures }) };
};
