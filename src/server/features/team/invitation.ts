// team/invitation: what the link of an invitation is about; opening it changes nothing (docs/team.md#invitations).
import { invitationState } from '#src/domain/host/team.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { givenHash } from '#src/server/secrets.ts';
import { findInvitation, hasAddress } from './invitation-queries.ts';
import { toOpenInvitation } from './own-teams.ts';

export const route = 'team/invitation';

export const handle: Handler<typeof route> = async ({ token }, { services: { db, keys }, actor }) => {
  const row = await findInvitation(db, { tokenHash: givenHash(keys, token) });
  if (!row) return refuse('team-invitation-not-found');
  return {
    invitation: toOpenInvitation(row),
    state: invitationState(row, row.now_ms),
    is_for_me: actor.userId !== null && (await hasAddress(db, actor.userId, row.email)),
    is_signed_in: actor.userId !== null,
  };
};
