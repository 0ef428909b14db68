// team/leave: leaves a team (docs/team.md#leaving-a-team).
import { leavesAlone } from '#src/domain/host/team.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { deleteMember, findOthers, findRole, lockTeam } from './member-queries.ts';
import { logTeam } from './team-log-queries.ts';

export const route = 'team/leave';

export const handle: Handler<typeof route> = async ({ host_id: hostId }, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    await lockTeam(trx, hostId);
    const from = await findRole(trx, hostId, userId);
    if (from === null) return refuse('team-member-not-found');
    const { hasLogin, roles } = await findOthers(trx, hostId, userId);
    if (leavesAlone(hasLogin, from, roles)) return refuse('team-last-person');
    await deleteMember(trx, hostId, userId);
    await logTeam(trx, { hostId, actorId: userId, what: 'leave', about: { userId }, from, to: null });
    return { message: t('team.left') };
  });
};
