// invite/accept: takes the gift of a link, once in a browser (docs/invites.md#the-gift).
import { noGift } from '#src/domain/invite/invite.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { deviceOf } from '#src/server/http/device.ts';
import { isKnownDevice } from '#src/server/features/user/index.ts';
import { giftOnWire, newCode } from './codes.ts';
import { type CodeRow, findGift, findInviter, hasBooked, insertCode, insertInvitation } from './queries.ts';

export const route = 'invite/accept';

export const handle: Handler<typeof route> = async ({ hash, campaign = '' }, call) => {
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
