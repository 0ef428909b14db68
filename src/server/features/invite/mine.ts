// invite/mine: the link of who is signed in, and what has come of it (docs/invites.md).
import { inviteUrl } from '#src/contract/addresses/urls.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { giftOnWire, newLinkHash } from './codes.ts';
import { ensureLink, findInvitations } from './queries.ts';

export const route = 'invite/mine';

const shown = 50;

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
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
