// admin/person-areas: what one of the staff is there for from now on (docs/back-office.md#areas).
import { orderedAreas } from '#src/domain/admin/staff/areas.ts';
import { areasFaultOf } from '#src/domain/admin/person-acts.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPersonFacts, lockOperators, lockPerson, writeAreas } from './facts-queries.ts';

export const route = 'admin/person-areas';

export const handle: Handler<typeof route> = async ({ user_id: userId, seen, areas, reason }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const wanted = orderedAreas(areas);
  return inTransaction(services.db, async (trx) => {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockPerson(trx, userId);
    const facts = await findPersonFacts(trx, { userId, actorId });
    if (!facts) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    const fault = areasFaultOf(facts, { from: seen, to: wanted });
    if (fault !== null) return refuse(fault, { areas: errorText(fault) });
    await writeAreas(trx, userId, wanted);
    await writeAudit(trx, {
      actorId,
      action: 'areas-changed',
      subject: `account:${userId}`,
      detail: { before: facts.areas, after: wanted, reason },
    });
    return { message: t('admin.person.areas') };
  });
};
