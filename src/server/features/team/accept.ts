// team/accept: takes an invitation, from an account with the invited address (docs/team.md#invitations, ADR 084).
import { invitationState, membersMax } from '#src/domain/host/team.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { endInvitation, findInvitation, hasAddress } from './invitation-queries.ts';
import { countMembers, findRole, lockTeam, putMember } from './member-queries.ts';
import { logTeam } from './team-log-queries.ts';

export const route = 'team/accept';

export const handle: Handler<typeof route> = async ({ invitation_id }, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const first = await findInvitation(services.db, { id: invitation_id });
  if (!first) return refuse('team-invitation-not-found');
  const hostId = first.host_id;
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    await lockTeam(trx, hostId);
    const row = await findInvitation(trx, { id: invitation_id });
    // An invitation to another address answers as a missing one, whether it is open or not.
    if (!row || !(await hasAddress(trx, userId, row.email))) return refuse('team-invitation-not-found');
    if (invitationState(row, row.now_ms) !== 'open') return refuse('team-invitation-closed');
    if (userId === hostId) return refuse('team-there');
    if ((await countMembers(trx, hostId)) >= membersMax) return refuse('team-full');
    const from = await findRole(trx, hostId, userId);
    await putMember(trx, hostId, userId, row.role);
    await endInvitation(trx, row.id, { userId });
    await logTeam(trx, { hostId, actorId: userId, what: 'join', about: { userId }, from, to: row.role });
    return { host_id: hostId, role: row.role, message: t('team.joined', { name: row.host_name }) };
  });
};
