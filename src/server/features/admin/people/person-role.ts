// admin/person-role: gives a role to somebody else's account or takes it away (docs/back-office.md#one-person).
import { orderedAreas, type StaffArea } from '#src/domain/admin/staff/areas.ts';
import { roleFaultOf } from '#src/domain/admin/person-acts.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { deleteKeys } from '#src/server/features/account/index.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPersonFacts, lockOperators, lockPerson, writeRole } from './facts-queries.ts';

export const route = 'admin/person-role';

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const { user_id: userId, role, give, reason } = input;
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const areas = orderedAreas(input.areas ?? []);
  const makesStaff = role === 'operator' && give;
  // Without an area an operator could do nothing; with any other role there is nothing to say.
  if (makesStaff !== areas.length > 0)
    return refuse('bad-input', { areas: t(makesStaff ? 'admin.person.noArea' : 'admin.person.noStaff') });
  return inTransaction(services.db, async (trx) => {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockPerson(trx, userId);
    const facts = await findPersonFacts(trx, { userId, actorId });
    if (!facts) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    const fault = roleFaultOf(role, give, facts);
    if (fault !== null) return refuse(fault);
    const after = await writeRole(trx, { userId, role, give, areas });
    // Given again later, the role opens nothing to keys of before.
    const keys = role === 'distributor' && !give ? await deleteKeys(trx, userId) : 0;
    await writeAudit(trx, {
      actorId,
      action: give ? 'role-given' : 'role-taken',
      subject: `account:${userId}`,
      detail: {
        before: facts.roles,
        after,
        ...areasOf(role, { before: facts.areas, after: areas }),
        ...(keys > 0 && { keys }),
        reason,
      },
    });
    return { message: t(give ? 'admin.person.given' : 'admin.person.taken') };
  });
};

// What an operator could do before, and can do now.
function areasOf(
  role: string,
  { before, after }: { before: readonly StaffArea[]; after: readonly StaffArea[] },
): { areas_before?: readonly StaffArea[]; areas_after?: readonly StaffArea[] } {
  return role === 'operator' ? { areas_before: before, areas_after: after } : {};
}
