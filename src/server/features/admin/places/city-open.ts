// admin/city-open: closed days of a city are open again (docs/domain/scarcity.md#closed-days-of-a-city).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { endClosure, findCoursesIn, lockClosure, refreshClosed } from './closure-queries.ts';

export const route = 'admin/city-open';

export const handle: Handler<typeof route> = async ({ closure_id: id, reason }, { services: { db }, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const closure = await lockClosure(trx, id);
    // Pressed twice, or by two at once: it was open already.
    if (closure === null) return refuse('place-changed');
    const stale = askFresh(actor, 'off-sale');
    if (stale) return stale;
    const { city_id: cityId, from, to } = closure;
    await endClosure(trx, id, actorId);
    await refreshClosed(trx, await findCoursesIn(trx, cityId));
    await writeAudit(trx, {
      actorId,
      action: 'city-opened',
      subject: `city:${cityId}`,
      detail: { from, to, reason },
    });
    return { message: t('places.opened') };
  });
};
