// admin/host-coordinator: invites a coordinator for a host without a login, for whom nobody else can (docs/team.md#leaving-a-team).
import { hasAddress } from '#src/domain/account/no-address.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh } from '#src/server/features/audit/index.ts';
import { inviteInto, lockTeam } from '#src/server/features/team/index.ts';
import { findPersonFacts, lockOperators } from './facts-queries.ts';
import { findPerson } from './person-queries.ts';

export const route = 'admin/host-coordinator';

export const handle: Handler<typeof route> = async ({ host_id: hostId, email, reason }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockTeam(trx, hostId);
    const [person, facts] = [await findPerson(trx, hostId), await findPersonFacts(trx, { userId: hostId, actorId })];
    if (!person || !facts || person.host_name === null) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    // Who can log in invites their own team.
    if (facts.state === 'erased' || hasAddress(facts.email)) return refuse('person-state');
    return inviteInto(trx, services, { hostId, actorId, invitedBy: null, email, role: 'coordinator', reason });
  });
};
