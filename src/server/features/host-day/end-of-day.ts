// Ends all departures of a host's day: first a quote, then each (docs/domain/bookings.md#cancelling-a-whole-day).
import type { Kysely, Transaction } from 'kysely';
import { ratesOf } from '#src/domain/host-day/cancellation-rate.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { toReader } from '#src/server/platform/locale.ts';
import type { Services } from '#src/server/services.ts';
import { countAlternatives } from '#src/server/features/changes/index.ts';
import { isQuoteId, quoteIdOf } from '#src/server/features/booking/index.ts';
import { type DepartureEnd, endDeparture } from './departure-cancel.ts';
import { findCounted } from './no-show-queries.ts';
import { t } from '#src/server/features/texts.ts';
import {
  type DayDeparture,
  findDay,
  findEndings,
  insertEndings,
  findWaiting,
  takeWaiting,
  type WaitingEnding,
  writeEnded,
} from './day-queries.ts';
import type { Acting } from '#src/server/features/team/index.ts';

export interface DayEnd {
  hostId: string;
  date: string;
  end: DepartureEnd & { readonly cause: 'host' | 'unsafe_weather' };
  quoteId: string | undefined;
}

type Output = CallOutput<'departure/cancel-day'>;
type Figures = Omit<Output, 'cancelled' | 'quote_id' | 'alternatives' | 'message'>;

/** Without a quote changes nothing; a changed day needs a new quote. */
export async function cancelDay(services: Services, day: DayEnd): Promise<Output | Refusal> {
  const { hostId, date, quoteId } = day;
  if (quoteId === undefined) {
    const { figures, facts, open } = await read(services.db, day);
    return {
      cancelled: false,
      quote_id: quoteIdOf(services.keys, facts),
      ...figures,
      alternatives: await alternativesOf(services, date, open),
      message: toReader(() => t('day.quoted', figures)),
    };
  }
  const written = await inTransaction(services.db, (trx) => write(trx, services, { ...day, quoteId }));
  if (isRefusal(written)) return written;
  await endDeparturesOf(services, hostId);
  const { open } = await findEndings(services.db, hostId, date);
  const message = toReader(() => (open === 0 ? t('day.cancelled') : t('day.cancelling', { open })));
  return { cancelled: true, quote_id: null, ...written, alternatives: null, message };
}

async function write(
  trx: Kysely<Database>,
  { keys }: Pick<Services, 'keys'>,
  { hostId, date, end, quoteId }: DayEnd & { quoteId: string },
): Promise<Figures | Refusal> {
  const { figures, facts, slots } = await read(trx, { hostId, date, end });
  // A repeated request by this host.
  const isDone = slots.length === 0 && (await findEndings(trx, hostId, date)).done > 0;
  if (isDone) return figures;
  if (!isQuoteId(quoteId, quoteIdOf(keys, facts, quoteId))) return refuse('quote-changed');
  await insertEndings(trx as Parameters<typeof insertEndings>[0], { hostId, date, slots, end });
  return figures;
}

async function read(db: Kysely<Database>, { hostId, date, end: { cause } }: Pick<DayEnd, 'hostId' | 'date' | 'end'>) {
  const open = (await findDay(db, hostId, date)).filter(isOpen);
  const bookings = open.flatMap((departure) => departure.bookings);
  const cents = bookings.reduce((sum, { paid_cents }) => sum + paid_cents, 0);
  const counted = await findCounted(db, hostId);
  const ended = bookings.filter(({ status }) => status === 'confirmed').length;
  const figures: Figures = {
    departures: open.length,
    bookings: bookings.length,
    guests: bookings.reduce((sum, { pax }) => sum + pax, 0),
    refund_total: fromMinor(cents),
    told: bookings.map(({ name, pax }) => ({ name, guests: pax })),
    ...ratesOf(counted, ended, cause),
  };
  const slots = open.map(({ course_id: courseId, time }) => ({ courseId, time }));
  const names = bookings.map(({ id, version, status }) => `${id} ${version} ${status}`);
  const at = slots.map(({ courseId, time }) => `${courseId} ${time}`);
  return { figures, open, slots, facts: ['day', hostId, date, cause, cents, ...at, ...names] };
}

/** Alternatives per booked listing, without this day's. */
async function alternativesOf(services: Services, date: string, open: readonly DayDeparture[]) {
  const lost = open.map(({ course_id, time }) => ({ course_id, date, time }));
  const booked = Map.groupBy(
    open.filter(({ bookings }) => bookings.length > 0),
    ({ course_id }) => course_id,
  );
  const counted: NonNullable<Output['alternatives']> = [];
  for (const [course_id, departures] of booked) {
    const pax = Math.max(...departures.flatMap(({ bookings }) => bookings.map((booking) => booking.pax)));
    const counts = await countAlternatives(services, { course_id, date, pax, lost });
    counted.push({ course_id, title: departures[0]?.title ?? '', ...counts });
  }
  return counted;
}

/** Not ended, and booked or on sale. */
function isOpen({ ends_at, now_ms, is_closed, bookings }: DayDeparture): boolean {
  return now_ms < ends_at && (bookings.length > 0 || !is_closed);
}

/** At most `count` of all hosts; returns how many ended (docs/domain/bookings.md#cancelling-a-whole-day). */
export async function endDepartures(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  return workOff(services, await findWaiting(services.db, count), signal);
}

/** Of one host, at once. */
export async function endDeparturesOf(services: Services, hostId: string): Promise<number> {
  const most = 200;
  return workOff(services, await findWaiting(services.db, most, hostId));
}

async function workOff(services: Services, ids: readonly number[], signal?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const id of ids) {
    if (signal?.aborted) break;
    try {
      if (await inTransaction(services.db, (trx) => endOne(trx, id))) ended += 1;
    } catch (error) {
      // One failure must not block others; it is retried.
      services.log.error({ err: error, ending: id }, 'could not end a departure');
    }
  }
  return ended;
}

/** False when another process has it. */
async function endOne(trx: Transaction<Database>, id: number): Promise<boolean> {
  const waiting = await takeWaiting(trx, id);
  if (!waiting) return false;
  const { course_id: courseId, date, time, cause, reason } = waiting;
  const ended = await endDeparture(trx, { courseId, date, time }, { cause, reason, by: byOf(waiting) });
  if (!isRefusal(ended)) await writeEnded(trx, id, { outcome: 'cancelled', bookings: ended });
  // Ended meanwhile, or removed without bookings.
  else await writeEnded(trx, id, { outcome: ended.code === 'booking-state' ? 'over' : 'gone', bookings: 0 });
  return true;
}

function byOf({ role, actor_id, on_behalf_of, by_link }: WaitingEnding): Acting {
  return { role, actorId: actor_id, onBehalfOf: on_behalf_of, ...(by_link && { isByLink: true }) };
}
