// team/change: gives a member another role (docs/team.md#who-may-change-it).
import { mayGive } from '#src/domain/host/team.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { findRole, putMember } from './member-queries.ts';
import { lockOwnTeam } from './panel-team.ts';
import { logTeam } from './team-log-queries.ts';

export const route = 'team/change';

export const handle: Handler<typeof route> = async ({ host_id, user_id, role }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('team-member-not-found');
    const { hostId, actorId } = team;
    const from = await findRole(trx, hostId, user_id);
    if (from === null) return refuse('team-member-not-found');
    if (user_id === actorId || !mayGive(team.role, from) || !mayGive(team.role, role)) return refuse('team-role');
    // The same press in two windows is one change.
    if (from === role) return { message: t('team.changed') };
    await putMember(trx, hostId, user_id, role);
    await logTeam(trx, { hostId, actorId, what: 'change', about: { userId: user_id }, from, to: role });
    return { message: t('team.changed') };
  });
