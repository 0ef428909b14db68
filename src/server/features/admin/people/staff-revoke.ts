// admin/staff-revoke: an admin withdraws an invitation to the staff (docs/back-office.md#invitations).
import { invitationState } from '#src/domain/host/team.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { endInvitation } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockOperators } from './facts-queries.ts';
import { findStaffInvitation } from './invitation-queries.ts';

export const route = 'admin/staff-revoke';

export const handle: Handler<typeof route> = async ({ invitation_id: id }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    const row = await findStaffInvitation(trx, { id });
    if (row === null) return refuse('team-invitation-not-found');
    const state = invitationState(row, row.now_ms);
    if (state === 'accepted' || state === 'revoked') return refuse('team-invitation-closed');
    await endInvitation(trx, id, 'revoked');
    await writeAudit(trx, {
      actorId,
      action: 'staff-uninvited',
      subject: `invitation:${id}`,
      detail: { areas: row.areas },
    });
    return { message: t('team.revoked') };
  });
};
