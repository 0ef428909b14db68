// team/revoke: takes an open invitation back (docs/team.md#invitations).
import { invitationState } from '#src/domain/host/team.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { endInvitation, findInvitation } from './invitation-queries.ts';
import { lockOwnTeam } from './panel-team.ts';
import { logTeam } from './team-log-queries.ts';

export const route = 'team/revoke';

export const handle: Handler<typeof route> = async ({ host_id, invitation_id }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('team-invitation-not-found');
    const { hostId, actorId } = team;
    const row = await findInvitation(trx, { id: invitation_id });
    if (row?.host_id !== hostId) return refuse('team-invitation-not-found');
    const state = invitationState(row, row.now_ms);
    if (state === 'accepted' || state === 'revoked') return refuse('team-invitation-closed');
    await endInvitation(trx, row.id, 'revoked');
    const about = { invitationId: row.id, email: row.email };
    await logTeam(trx, { hostId, actorId, what: 'revoke', about, from: row.role, to: null });
    return { message: t('team.revoked') };
  });
