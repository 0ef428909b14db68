// admin/staff-invitations: who was invited to the staff and has not answered (docs/back-office.md#invitations).
import { invitationState } from '#src/domain/host/team.ts';
import type { Handler } from '#src/server/call.ts';
import { findStaffInvitations } from './invitation-queries.ts';

export const route = 'admin/staff-invitations';

export const handle: Handler<typeof route> = async (_input, { services: { db } }) => ({
  data: (await findStaffInvitations(db)).map((row) => ({
    id: row.id,
    email: row.email,
    areas: row.areas,
    invited_by: row.invited_by,
    expires_at: new Date(row.expires_ms).toISOString(),
    state: invitationState(row, row.now_ms) === 'open' ? ('open' as const) : ('expired' as const),
  })),
});
