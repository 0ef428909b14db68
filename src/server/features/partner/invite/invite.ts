// A link, a gift for a friend and thanks for who invited (docs/invites.md).
import { noGift, invite } from '#src/domain/partner/invite.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { deviceOf } from '#src/server/platform/http/device.ts';
import { isKnownDevice } from '#src/server/features/user/index.ts';
import { giftOnWire, newCode, newLinkHash } from './codes.ts';
import {
  type CodeRow,
  findGift,
  findInviter,
  hasBooked,
  insertCode,
  insertInvitation,
  ensureLink,
  findInvitations,
} from './queries.ts';
import { inviteUrl } from '#src/contract/addresses/urls.ts';

// invite/accept: takes the gift of a link, once in a browser (docs/invites.md#the-gift).
const accept: Handler<'invite/accept'> = async ({ hash, campaign = '' }, call) => {
  const { services, actor, visitor } = call;
  const inviter = await findInviter(services.db, hash);
  if (!inviter) return refuse('invite-not-found');
  const why = noGift({
    isInviter: await isInviter(inviter.id, call),
    hasBooked: actor.userId !== null && (await hasBooked(services.db, actor.userId)),
  });
  if (why !== null) return refuse(why);
  const known = await findGift(services.db, visitor.id);
  if (known) return { data: toCode(known) };
  const wait = await services.limits.consume('invite', { account: actor.userId, address: visitor.address });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const taken = await inTransaction(services.db, async (trx) => {
    const couponId = await insertCode(trx, {
      code: newCode('GIFT'),
      ownerId: actor.userId,
      isFirstBookingOnly: true,
    });
    const isFirst = await insertInvitation(trx, { inviterId: inviter.id, campaign, visitorId: visitor.id, couponId });
    // Another tab was first: its code is the one, and this one is never made.
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

const shown = 50;

// invite/mine: the link of who is signed in, and what has come of it (docs/invites.md).
const mine: Handler<'invite/mine'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const hash = await ensureLink(services.db, actor.userId, newLinkHash());
  const rows = await findInvitations(services.db, actor.userId, shown);
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

// invite/open: who invites by a link, and what the gift is (docs/invites.md).
const open: Handler<'invite/open'> = async ({ hash }, { services }) => {
  const inviter = await findInviter(services.db, hash);
  if (!inviter) return refuse('invite-not-found');
  return { inviter_name: inviter.first_name, ...giftOnWire(), good_days: invite.goodDays };
};

/** The calls of this file by name. */
export const inviteCalls = {
  'invite/accept': accept,
  'invite/mine': mine,
  'invite/open': open,
} as const;
