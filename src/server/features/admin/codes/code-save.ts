// admin/code-save: makes a code or changes one, and never what a booking was priced with (docs/back-office.md#discount-codes).
import type { Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { cleanCode } from '#src/domain/typed/signs.ts';
import type { Handler } from '#src/server/call.ts';
import type { Config } from '#src/server/config.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findCode } from './code-queries.ts';
import { askForSecond } from './code-confirm.ts';
import { toLine } from './codes.ts';
import { readTerms } from './read-terms.ts';
import { insertCodes, isTaken, lockCode, updateCode } from './write-queries.ts';

export const route = 'admin/code-save';

interface Base {
  db: Transaction<Database>;
  config: Pick<Config, 'twoFrom'>;
}
type Said = Omit<CallInput<typeof route>, 'code_id' | 'version'>;
type Saved = CallOutput<typeof route> | Refusal;

const taken = (): Refusal => refuse('code-taken', { code: t('code.fault.taken') });

export const handle: Handler<typeof route> = async ({ code_id: id, version, ...said }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const stale = askFresh(actor, 'codes');
  if (stale) return stale;
  const wish = { ...said, code: cleanCode(said.code) };
  return inTransaction(services.db, (trx) =>
    id === undefined
      ? make({ db: trx, config: services.config }, wish, operatorId)
      : change({ db: trx, config: services.config }, { id, version: version ?? 0, operatorId }, wish),
  );
};

async function make(base: Base, { reason, ...said }: Said, operatorId: string): Promise<Saved> {
  const { db: trx } = base;
  const terms = await readTerms(base, said, { known: null, count: 1, operatorId });
  if (isRefusal(terms)) return terms;
  const [id] = await insertCodes(trx, { codes: [said.code], terms, operatorId, batchId: null });
  if (id === undefined) return taken();
  await writeAudit(trx, {
    actorId: operatorId,
    action: 'code-made',
    subject: `code:${id}`,
    detail: { after: keptOf(said), reason },
  });
  await askForSecond(trx, { id, code: said.code }, terms);
  return { code_id: id, message: t(terms.askedBy === null ? 'code.made' : 'code.asked') };
}

interface Known {
  id: string;
  version: number;
  operatorId: string;
}

async function change(base: Base, { id, version, operatorId }: Known, { reason, ...said }: Said): Promise<Saved> {
  const { db: trx } = base;
  const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
  if (row === null) return refuse('code-not-found');
  if (row.version !== version) return refuse('code-changed');
  const known = { ...row, code: row.code.toUpperCase(), isUsed: row.is_used };
  const terms = await readTerms(base, said, { known, count: 1, operatorId });
  if (isRefusal(terms)) return terms;
  if (await isTaken(trx, said.code, id)) return taken();
  await updateCode(trx, id, said.code, terms);
  await writeAudit(trx, {
    actorId: operatorId,
    action: 'code-changed',
    subject: `code:${id}`,
    detail: { before: keptOf(toLine(row)), after: keptOf(said), reason },
  });
  await askForSecond(trx, { id, code: said.code }, terms);
  return { code_id: id, message: t(terms.askedBy === null ? 'code.changed' : 'code.asked') };
}

/** What the audit log keeps of a code: all but whose it is, which is said where the account is. */
function keptOf({
  code,
  kind,
  amount,
  percent,
  valid_from,
  valid_until,
  minimum_spend,
  ...rest
}: Omit<Said, 'reason'>): object {
  const { max_uses, max_uses_per_user, is_first_booking_only, city_ids, course_ids } = rest;
  const limits = { minimum_spend, max_uses, max_uses_per_user, is_first_booking_only, city_ids, course_ids };
  return { code, kind, amount, percent, valid_from, valid_until, ...limits };
}
