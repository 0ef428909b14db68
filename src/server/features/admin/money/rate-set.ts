// admin/rate-set: an exchange rate set by hand, which no source replaces for some days (docs/back-office.md#exchange-rates).
import type { Transaction } from 'kysely';
import { canHaveRate, greatestMove, moveOf } from '#src/domain/money/rate-age.ts';
import { percentText } from '#src/texts/intl.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { watchAge } from '#src/server/features/rates/index.ts';
import { t } from '#src/server/features/texts.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { findAdminRate, lockRate, writeRate } from './rate-queries.ts';

export const route = 'admin/rate-set';

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  if (!canHaveRate(input.code)) return refuse('rate-not-found');
  const stale = askFresh(actor, 'money-settings');
  if (stale) return stale;
  const refused = await inTransaction(services.db, (trx) => change(trx, input, actorId));
  if (refused !== null) return refused;
  await closeStaffTask(services.db, 'rates_stale', `rate-${input.code}`);
  await watchAge(services);
  return { message: t('rate.set') };
};

/** Under the rate's lock: null where it was set. */
async function change(
  trx: Transaction<Database>,
  { code, rate, hold_days: days, is_sure: isSure, version, reason }: CallInput<typeof route>,
  actorId: string,
): Promise<Refusal | null> {
  await lockRate(trx, code);
  const before = await findAdminRate(trx, code);
  if ((before?.version ?? null) !== version) return refuse('rate-changed');
  const move = before === null ? 0 : moveOf(before.rate, rate);
  if (move > greatestMove && !isSure)
    return refuse('bad-input', { is_sure: t('rate.far', { move: percentText(move) }) });
  await writeRate(trx, { code, rate, days });
  const after = await findAdminRate(trx, code);
  await writeAudit(trx, {
    actorId,
    action: 'rate-set',
    subject: `rate:${code}`,
    detail: {
      before: before && { rate: before.rate, source: before.source, held_until: before.held_until },
      after: { rate, held_until: after?.held_until ?? null },
      reason,
    },
  });
  return null;
}
