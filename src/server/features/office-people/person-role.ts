// office/person-role: gives a role to somebody else's account or takes it away (docs/back-office.md#one-person).
import { roleFaultOf } from '#src/domain/office/person-acts.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { deleteKeys } from '../account/index.ts';
import { askFresh, writeAudit } from '../audit/index.ts';
import { t } from '../t.ts';
import { findPersonFacts, lockOperators, lockPerson, writeRole } from './facts-queries.ts';

export const route = 'office/person-role';

export const handle: Handler<typeof route> = async ({ user_id: userId, role, give, reason }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockPerson(trx, userId);
    const facts = await findPersonFacts(trx, { userId, actorId });
    if (!facts) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    const fault = roleFaultOf(role, give, facts);
    if (fault !== null) return refuse(fault);
    const after = await writeRole(trx, { userId, role, give });
    // Given again later, the role opens nothing to keys of before.
    const keys = role === 'distributor' && !give ? await deleteKeys(trx, userId) : 0;
    await writeAudit(trx, {
      actorId,
      action: give ? 'role-given' : 'role-taken',
      subject: `account:${userId}`,
      detail: { before: facts.roles, after, ...(keys > 0 && { keys }), reason },
    });
    return { message: t(give ? 'office.person.given' : 'office.person.taken') };
  });
};
