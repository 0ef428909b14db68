// wish-alert/list, seat, price, and the job that tells (docs/domain/accounts.md#alerts).
import { refuse } from '#src/contract/refusal.ts';
import { dropsStillTrue, type PriceDrop } from '#src/domain/saved/alerts.ts';
import { outlookOf } from '#src/domain/saved/saved-choice.ts';
import { perPersonFromCents } from '#src/domain/pricing/experience-total.ts';
import { priceTermsOfCard } from '#src/server/search/index.ts';
import type { Handler } from '#src/server/call.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { Services } from '#src/server/services.ts';
import {
  type AlertReader,
  deletePriceAlert,
  deleteSeatAlert,
  findAlerts,
  findPriceReader,
  findPriced,
  findFreeSeatsRow,
  queuePriceNotices,
  queueSeatNotices,
  takeSeatAlerts,
  writeClosed,
  writePriceAlert,
  writePriceMuted,
  writeSeatAlert,
} from './alert-queries.ts';

const list: Handler<'wish-alert/list'> = async (_input, { services, actor }) =>
  actor.userId === null ? refuse('unauthorized') : findAlerts(services.db, actor.userId);

const seat: Handler<'wish-alert/seat'> = async ({ is_wanted, time = null, ...day }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  await (is_wanted ? writeSeatAlert(db, actor.userId, { ...day, time }) : deleteSeatAlert(db, actor.userId, day));
  return findAlerts(db, actor.userId);
};

const price: Handler<'wish-alert/price'> = async ({ is_wanted, course_id }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  if (course_id !== undefined) await writePriceMuted(db, actor.userId, { course_id, isMuted: !is_wanted });
  else await (is_wanted ? writePriceAlert(db, actor.userId) : deletePriceAlert(db, actor.userId));
  return findAlerts(db, actor.userId);
};

export const alertCalls = {
  'wish-alert/list': list,
  'wish-alert/seat': seat,
  'wish-alert/price': price,
} as const;

type Watched = Awaited<ReturnType<typeof takeSeatAlerts>>[number];

function hasSeats(
  alert: Omit<Watched, 'id' | 'is_open'>,
  { bookingsOpenFrom }: Pick<Config, 'bookingsOpenFrom'>,
): boolean {
  const { timetable, max_pax } = alert;
  const clock = { now: timetable.now_ms, opens_from: bookingsOpenFrom };
  return outlookOf({ ...timetable, max_pax }, alert, clock)?.standing === 'open';
}

/** Queues the emails that are due; returns how many. */
export async function sendAlerts({ db, config }: Pick<Services, 'db' | 'config'>): Promise<number> {
  const alerts = await takeSeatAlerts(db, 100);
  const free = new Set(alerts.filter((alert) => hasSeats(alert, config)).map(({ id }) => id));
  const gone = alerts.filter(({ id, is_open }) => is_open && !free.has(id)).map(({ id }) => id);
  if (gone.length > 0) await writeClosed(db, gone);
  const seats = free.size === 0 ? 0 : await queueSeatNotices(db, [...free]);
  return seats + (await queuePriceNotices(db, 100));
}

export interface FreeSeats {
  course_id: number;
  city_slug: string;
  title: string;
  date: string;
  time: string | null;
  pax: number;
}

/** Null when the seats are gone again, or no longer wanted. */
export async function findFreeSeats(
  { db, config }: Pick<Services, 'db' | 'config'>,
  alertId: string,
): Promise<(AlertReader & FreeSeats) | null> {
  const row = await findFreeSeatsRow(db, alertId);
  return row !== null && hasSeats(row, config) ? row : null;
}

export interface LowerPrice {
  course_id: number;
  city_slug: string;
  title: string;
  before_cents: number;
  after_cents: number;
}

/** Prices that are still lower, all-in per person (docs/domain/pricing.md#all-in-price); null for none, or when no longer wanted. */
export async function findLowerPrices(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId, drops }: { userId: string; drops: readonly PriceDrop[] },
): Promise<{ reader: AlertReader; prices: LowerPrice[] } | null> {
  const reader = await findPriceReader(db, userId);
  if (reader === null) return null;
  const wanted = drops.filter(({ course_id }) => !reader.price_off.includes(course_id));
  const ids = wanted.map(({ course_id }) => course_id);
  const rows = new Map((await findPriced(db, ids)).map((row) => [row.id, row]));
  const still = dropsStillTrue(wanted, new Map([...rows].map(([id, { price_cents }]) => [id, price_cents])));
  const prices = still.flatMap(({ course_id, before }) => {
    const row = rows.get(course_id);
    if (row === undefined) return [];
    const terms = priceTermsOfCard(row, config.serviceFees);
    return [
      {
        course_id,
        city_slug: row.city_slug,
        title: row.title,
        before_cents: perPersonFromCents({ ...terms, price_cents: before }),
        after_cents: perPersonFromCents(terms),
      },
    ];
  });
  return prices.length === 0 ? null : { reader, prices };
}
