// Wish lists and their links (docs/domain/accounts.md#wish-list).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import {
  findWishIds,
  findWishes,
  type WishRow,
  removeWish,
  type NewWish,
  saveWishes,
  deleteWishLink,
  findWishLink,
  insertWishLink,
  findSharedWishes,
  findSharer,
} from './wishlist-queries.ts';
import { limits } from '#src/domain/limits.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { partyPrice } from '#src/domain/pricing/party-price.ts';
import { outlookOf, type ChoiceOutlook, WISHES_MOST } from '#src/domain/saved/saved-choice.ts';
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import type { Config } from '#src/server/platform/config.ts';
import { priceTermsOfCard, toCard } from '#src/server/search/index.ts';
import { randomUUID } from 'node:crypto';
import { sharedWishlistUrl } from '#src/contract/addresses/urls.ts';
import { deriveSecret, hashSecret, secretOfHash, givenHash } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';

// wish-link/end: for good; a new link differs.
const endCall: Handler<'wish-link/end'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  await deleteWishLink(services.db, actor.userId);
  return {};
};

const make: Handler<'wish-link/make'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const { db, keys } = services;
  const nonce = randomUUID();
  const token_hash = hashSecret(deriveSecret(keys, 'wish-list', `${actor.userId}:${nonce}`));
  await insertWishLink(db, actor.userId, { nonce, token_hash });
  const url = await linkOf(services, actor.userId);
  return url === null ? refuse('link-invalid') : { url };
};

/** The same link until it ends; null for none. */
async function linkOf({ db, keys, config }: Services, userId: string): Promise<string | null> {
  const link = await findWishLink(db, userId);
  if (link === null) return null;
  return config.origin + sharedWishlistUrl(secretOfHash(keys, 'wish-list', `${userId}:${link.nonce}`, link.token_hash));
}

// wish-link/open: without name, date or party.
const open: Handler<'wish-link/open'> = async ({ token, offset = 0 }, { services: { db, keys, config } }) => {
  const userId = await findSharer(db, givenHash(keys, token));
  if (userId === null) return refuse('link-invalid');
  const { rows, total } = await findSharedWishes(db, { userId, offset, count: limits.pageSize });
  return { data: rows.map((row) => toCard(row, config.serviceFees)), total };
};

export const linkCalls = {
  'wish-link/end': endCall,
  'wish-link/make': make,
  'wish-link/open': open,
} as const;

const check: Handler<'wishlist/check'> = async ({ course_ids: courseIds }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const saved = await findWishIds(services.db, actor.userId);
  return { course_ids: courseIds === undefined ? saved : saved.filter((id) => courseIds.includes(id)) };
};

type Entry = CallOutput<'wishlist/list'>['entries'][number];
type Settings = Pick<Config, 'serviceFees' | 'bookingsOpenFrom'>;

const list: Handler<'wishlist/list'> = async ({ offset = 0 }, { services, actor, visitor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const { config } = services;
  const viewer = { visitorId: visitor.id, userId: actor.userId };
  const page = { viewer, offset, count: limits.pageSize };
  const [{ rows, total }, link_url] = await Promise.all([
    findWishes(services.db, page),
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

/** The departure's minimum party, otherwise the listing's. */
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

// wishlist/remove: idempotent.
const remove: Handler<'wishlist/remove'> = async ({ course_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  await removeWish(services.db, actor.userId, course_id);
  return { course_ids: await findWishIds(services.db, actor.userId) };
};

// wishlist/save: one course, or the browser's list at login (docs/domain/accounts.md#wish-list).
const save: Handler<'wishlist/save'> = async (input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const before = await findWishIds(services.db, actor.userId);
  const wishes = wishesOf(input);
  const added = wishes.filter(({ course_id }) => !before.includes(course_id));
  // Two tabs may slightly exceed this limit.
  if (added.length > 0 && before.length + added.length > WISHES_MOST) return refuse('wishlist-full');
  const written = new Set(await saveWishes(services.db, actor.userId, wishes));
  const fresh = added.map(({ course_id }) => course_id).filter((id) => written.has(id));
  return { course_ids: [...fresh, ...before] };
};

/** No duplicates; a start without a date is dropped. */
function wishesOf({ course_ids, choices = [] }: CallInput<'wishlist/save'>): NewWish[] {
  const byId = new Map(choices.map((choice) => [choice.course_id, choice]));
  return [...new Set(course_ids)].map((course_id) => {
    const { date = null, time = null, pax = null } = byId.get(course_id) ?? {};
    return { course_id, date, time: date === null ? null : time, pax };
  });
}

export const wishlistCalls = {
  'wishlist/check': check,
  'wishlist/list': list,
  'wishlist/remove': remove,
  'wishlist/save': save,
} as const;
