// admin/code-batch: many codes drawn at random with the same terms (docs/back-office.md#discount-codes).
import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { writtenCode } from '#src/domain/coupon/coupon.ts';
import { drawnCode } from '#src/domain/coupon/operator-code.ts';
import { cleanCode } from '#src/domain/typed/signs.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { askForSecond } from './code-confirm.ts';
import { readTerms } from './read-terms.ts';
import { type CodeTerms, insertBatch, insertCodes } from './write-queries.ts';

export const route = 'admin/code-batch';

export const handle: Handler<typeof route> = async (
  { name: typed, count, prefix: typedPrefix, reason, ...said },
  call,
) => {
  const { services, actor } = call;
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const stale = askFresh(actor, 'codes');
  if (stale) return stale;
  const [name, prefix] = [typed.trim(), cleanCode(typedPrefix)];
  const sample = drawnCode(prefix, new Uint8Array(16));
  if (name === '') return refuse('bad-input', { name: t('code.fault.name') });
  if (!writtenCode(sample).ok) return refuse('bad-input', { prefix: t('code.fault.malformed') });
  return inTransaction(services.db, async (trx) => {
    const base = { db: trx, config: services.config };
    const terms = await readTerms(base, { ...said, code: sample }, { known: null, count, operatorId });
    if (isRefusal(terms)) return terms;
    const batchId = randomUUID();
    // A second press finds the name taken.
    if (!(await insertBatch(trx, { id: batchId, name, operatorId })))
      return refuse('code-taken', { name: t('code.fault.batch') });
    const [first] = await drawCodes(trx, { count, prefix, terms, operatorId, batchId });
    if (first !== undefined) await askForSecond(trx, { id: first, code: name }, terms);
    const detail = { name, count, prefix, after: { ...said, owner: undefined }, reason };
    await writeAudit(trx, { actorId: operatorId, action: 'codes-drawn', subject: `code-batch:${batchId}`, detail });
    return { batch_id: batchId, message: t(terms.askedBy === null ? 'code.drawn' : 'code.drawnAsked', { count }) };
  });
};

interface Drawing {
  count: number;
  prefix: string;
  terms: CodeTerms;
  operatorId: string;
  batchId: string;
}

/** Draws until there are enough, and answers their ids: one that exists already, which hardly ever comes, is drawn anew. */
async function drawCodes(trx: Transaction<Database>, { count, prefix, ...made }: Drawing): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const codes = Array.from({ length: count - ids.length }, () => drawnCode(prefix, randomBytes(16)));
    ids.push(...(await insertCodes(trx, { ...made, codes })));
  }
  return ids;
}
