// admin/staff-accept: somebody invited becomes an operator, as far as who invited them may still give that role
// (docs/back-office.md#invitations).
import { invitationState } from '#src/domain/host/team.ts';
import { roleFaultOf } from '#src/domain/admin/person-acts.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { endInvitation, hasInvitedAddress } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPersonFacts, lockOperators, lockPerson, writeRole } from './facts-queries.ts';
import { findStaffInvitation } from './invitation-queries.ts';

export const route = 'admin/staff-accept';

export const handle: Handler<typeof route> = async ({ invitation_id: id }, { services, actor: { userId } }) => {
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    const first = await findStaffInvitation(trx, { id });
    // An invitation to another address answers as a missing one, whether it is open or not.
    if (first === null || !(await hasInvitedAddress(trx, userId, first.email)))
      return refuse('team-invitation-not-found');
    const { inviter_id: inviterId, areas } = first;
    const isStaff = inviterId !== null && (await lockOperators(trx, inviterId));
    await lockPerson(trx, userId);
    // Read again under the locks: it may have been withdrawn, or accepted in another window.
    const row = await findStaffInvitation(trx, { id });
    if (!isStaff || row === null || invitationState(row, row.now_ms) !== 'open')
      return refuse('team-invitation-closed');
    const facts = await findPersonFacts(trx, { userId, actorId: inviterId });
    const fault = facts && roleFaultOf('operator', true, facts);
    if (facts === null || fault !== null) return refuse('team-invitation-closed');
    const after = await writeRole(trx, { userId, role: 'operator', give: true, areas });
    await endInvitation(trx, id, { userId });
    await writeAudit(trx, {
      actorId: userId,
      action: 'role-given',
      subject: `account:${userId}`,
      detail: {
        before: facts.roles,
        after,
        areas_before: facts.areas,
        areas_after: areas,
        invitation: id,
        by: inviterId,
      },
    });
    return { message: t('admin.person.joined') };
  });
};
