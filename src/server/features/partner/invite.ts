// Invitations: a link, a gift for a friend, a reward (docs/domain/partners.md#invitations).
import { noGift, invite, whyNoThanks } from '#src/domain/partner/invite.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { deviceOf } from '#src/server/platform/http/visitor.ts';
import { isKnownDevice } from '#src/server/features/user/index.ts';
import {
  type CodeRow,
  findGift,
  findInviter,
  hasBooked,
  insertCode,
  insertInvitation,
  ensureLink,
  findInvitations,
  type DueInvitation,
  findDue,
  writeEarned,
  writeNothing,
} from './invite-queries.ts';
import { inviteUrl } from '#src/contract/addresses/urls.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { randomBytes } from 'node:crypto';
import { refFromBytes } from '#src/domain/ref.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { Services } from '#src/server/services.ts';
import { isPaidBySame } from '#src/server/features/payment/index.ts';

// invite/accept: once per browser (docs/domain/partners.md#invitations).
const accept: Handler<'invite/accept'> = async ({ hash, campaign = '' }, call) => {
  const { services, actor, visitor } = call;
  const inviter = await findInviter(services.db, hash);
  if (!inviter) return refuse('invite-not-found');
  const why = noGift({
    isInviter: await isInviter(inviter.id, call),
    hasBooked: actor.userId !== null && (await hasBooked(services.db, actor.userId)),
  });
  if (why !== null) return refuse(why);
  const gift = await findGift(services.db, visitor.id);
  if (gift) return { data: toCode(gift) };
  const wait = await services.limits.consume('invite', { account: actor.userId, address: visitor.address });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const taken = await inTransaction(services.db, async (trx) => {
    const couponId = await insertCode(trx, {
      code: newCode('GIFT'),
      ownerId: actor.userId,
      isFirstBookingOnly: true,
    });
    const isFirst = await insertInvitation(trx, { inviterId: inviter.id, campaign, visitorId: visitor.id, couponId });
    // Another tab was first: use its code.
    return isFirst ? findGift(trx, visitor.id) : Promise.reject(new TakenMeanwhile());
  }).catch((error: unknown) => {
    if (error instanceof TakenMeanwhile) return findGift(services.db, visitor.id);
    throw error;
  });
  return taken ? { data: toCode(taken) } : refuse('conflict');
};

class TakenMeanwhile extends Error {}

async function isInviter(inviterId: string, { actor, cookies, services }: CallContext): Promise<boolean> {
  if (actor.userId === inviterId) return true;
  const device = deviceOf(cookies, services.keys);
  return device !== null && isKnownDevice(services.db, inviterId, device);
}

function toCode({ code, valid_until }: CodeRow) {
  return { code, ...giftOnWire(), valid_until: valid_until.toISOString() };
}

const mostGifts = 50;

const mine: Handler<'invite/mine'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const hash = await ensureLink(services.db, actor.userId, newLinkHash());
  const rows = await findInvitations(services.db, actor.userId, mostGifts);
  return {
    url: services.config.origin + inviteUrl(hash),
    ...giftOnWire(),
    total: rows[0]?.total ?? 0,
    invitations: rows.map(({ taken_at, state, reason, thanks, valid_until }) => ({
      taken_at: taken_at.toISOString(),
      state,
      reason,
      thanks:
        thanks === null || valid_until === null
          ? null
          : { code: thanks, ...giftOnWire(), valid_until: valid_until.toISOString() },
    })),
  };
};

const open: Handler<'invite/open'> = async ({ hash }, { services }) => {
  const inviter = await findInviter(services.db, hash);
  if (!inviter) return refuse('invite-not-found');
  return { inviter_name: inviter.first_name, ...giftOnWire(), good_days: invite.goodDays };
};

export const inviteCalls = {
  'invite/accept': accept,
  'invite/mine': mine,
  'invite/open': open,
} as const;

/** Unguessable: 16 characters of four bits (docs/domain/partners.md#invitations). */
export function newCode(prefix: 'GIFT' | 'THANKS'): string {
  return [prefix, refFromBytes(randomBytes(8)), refFromBytes(randomBytes(8))].join('-');
}

/** 48 bits: no secret, only unique. */
function newLinkHash(): string {
  return (refFromBytes(randomBytes(8)) + refFromBytes(randomBytes(8))).slice(0, 12).toLowerCase();
}

function giftOnWire() {
  const { invite_gift, invite_minimum } = priceCurrency().figures;
  return { amount: fromMinor(invite_gift), minimum_spend: fromMinor(invite_minimum) };
}

/** At most `count`; returns how many. Without the provider's answer it waits. */
export async function decideInvitations(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let decided = 0;
  for (const due of await findDue(services.db, count)) {
    if (signal?.aborted) break;
    const isSameCard = await isPaidBySame(services, { bookingId: due.booking_id, ownerId: due.inviter_id });
    if (isSameCard === null) continue;
    const why = whyNoThanks({
      isSamePerson: due.is_same_person,
      isSameDevice: due.is_same_device,
      isSameCard,
      thanks: due.thanks,
    });
    if (why === null) await thank(services, due);
    else await writeNothing(services.db, due, why);
    decided += 1;
  }
  return decided;
}

async function thank({ db }: Services, due: DueInvitation): Promise<void> {
  await inTransaction(db, async (trx) => {
    const made = { code: newCode('THANKS'), ownerId: due.inviter_id, isFirstBookingOnly: false };
    if (!(await writeEarned(trx, due, await insertCode(trx, made)))) throw new DecidedMeanwhile();
  }).catch((error: unknown) => {
    // Another process was first: roll back the code.
    if (!(error instanceof DecidedMeanwhile)) throw error;
  });
}

class DecidedMeanwhile extends Error {}
