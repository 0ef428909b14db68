// team/remove: takes somebody out of the team; from the next request on they can do nothing for the host (docs/team.md#leaving-a-team).
import { mayGive } from '#src/domain/host/team.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { deleteMember, findRole } from './member-queries.ts';
import { lockOwnTeam } from './panel-team.ts';
import { logTeam } from './team-log-queries.ts';

export const route = 'team/remove';

export const handle: Handler<typeof route> = async ({ host_id, user_id }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('team-member-not-found');
    const { hostId, actorId } = team;
    // The owner is in no team of their own, so nobody removes them.
    const from = await findRole(trx, hostId, user_id);
    if (from === null) return refuse('team-member-not-found');
    if (user_id === actorId || !mayGive(team.role, from)) return refuse('team-role');
    await deleteMember(trx, hostId, user_id);
    await logTeam(trx, { hostId, actorId, what: 'remove', about: { userId: user_id }, from, to: null });
    return { message: t('team.removed') };
  });
