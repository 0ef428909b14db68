// admin/staff-invitation: what the link of an invitation to the staff is about; opening it changes nothing (docs/back-office.md#invitations).
import { invitationState } from '#src/domain/host/team.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { givenHash } from '#src/server/secrets.ts';
import { hasInvitedAddress } from '#src/server/features/team/index.ts';
import { findStaffInvitation } from './invitation-queries.ts';

export const route = 'admin/staff-invitation';

export const handle: Handler<typeof route> = async ({ token }, { services: { db, keys }, actor: { userId } }) => {
  const row = await findStaffInvitation(db, { tokenHash: givenHash(keys, token) });
  if (row === null) return refuse('team-invitation-not-found');
  return {
    id: row.id,
    areas: row.areas,
    invited_by: row.invited_by,
    expires_at: new Date(row.expires_ms).toISOString(),
    state: invitationState(row, row.now_ms),
    is_for_me: userId !== null && (await hasInvitedAddress(db, userId, row.email)),
    is_signed_in: userId !== null,
  };
};
