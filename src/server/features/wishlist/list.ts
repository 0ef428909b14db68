// wishlist/list: the list as cards, each with the saved choice and what became of it (docs/accounts.md#wish-list).
import { limits } from '#src/domain/limits.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { partyPrice } from '#src/domain/money/party-price.ts';
import { outlookOf, type ChoiceOutlook } from '#src/domain/wishlist/kept-choice.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Config } from '#src/server/config.ts';
import { priceTermsOfCard, toCard } from '#src/server/search/index.ts';
import { linkOf } from './link/index.ts';
import { findWishes, type WishRow } from './queries.ts';

export const route = 'wishlist/list';

type Entry = CallOutput<typeof route>['entries'][number];
type Settings = Pick<Config, 'serviceFees' | 'bookingsOpenFrom'>;

export const handle: Handler<typeof route> = async ({ offset = 0 }, { services, actor, visitor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const { config } = services;
  const viewer = { visitorId: visitor.id, userId: actor.userId };
  const wanted = { viewer, offset, count: limits.pageSize };
  const [{ rows, total }, link_url] = await Promise.all([
    findWishes(services.db, wanted),
    linkOf(services, actor.userId),
  ]);
  const data = rows.map((row) => toCard({ ...row, is_available: listingOf(row) === 'open' }, config.serviceFees));
  return { data, entries: rows.map((row) => toEntry(row, config)), total, link_url };
};

function listingOf({ status, is_active }: WishRow): Entry['listing'] {
  if (!is_active) return 'gone';
  if (status === 'published') return 'open';
  return status === 'paused' ? 'paused' : 'gone';
}

function toEntry(row: WishRow, settings: Settings): Entry {
  const listing = listingOf(row);
  const choice = { date: row.wish_date, time: row.wish_time, pax: row.wish_pax };
  const outlook = listing === 'open' ? standingOf(row, choice, settings) : null;
  return {
    course_id: row.id,
    added_at: row.added_at.toISOString(),
    listing,
    ...choice,
    standing: outlook?.standing ?? null,
    seats_left: outlook?.departure?.seats_left ?? null,
    party: listing === 'open' ? partyOf(row, outlook, settings) : null,
  };
}

function standingOf(row: WishRow, choice: Parameters<typeof outlookOf>[1], { bookingsOpenFrom }: Settings) {
  const { timetable, max_pax } = row;
  if (timetable === undefined) return null;
  return outlookOf({ ...timetable, max_pax }, choice, { now: timetable.now_ms, opens_from: bookingsOpenFrom });
}

/** The departure's own minimum makes the price where one runs, else the listing's. */
function partyOf(row: WishRow, outlook: ChoiceOutlook | null, { serviceFees }: Settings): Entry['party'] {
  const { wish_pax: pax, max_pax, min_pax } = row;
  if (pax === null || pax > max_pax) return null;
  const terms = { ...priceTermsOfCard(row, serviceFees), min_pax: outlook?.departure?.min_pax ?? min_pax };
  const price = partyPrice(terms, pax);
  return {
    pax,
    total: fromMinor(price.total_cents),
    per_person: fromMinor(price.per_person_cents),
    surcharge: fromMinor(price.surcharge_cents),
  };
}
