// invite/open: who invites by a link, and what the gift is (docs/invites.md).
import { invite } from '#src/domain/invite/invite.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { giftOnWire } from './codes.ts';
import { findInviter } from './queries.ts';

export const route = 'invite/open';

export const handle: Handler<typeof route> = async ({ hash }, { services }) => {
  const inviter = await findInviter(services.db, hash);
  if (!inviter) return refuse('invite-not-found');
  return { inviter_name: inviter.first_name, ...giftOnWire(), good_days: invite.goodDays };
};
