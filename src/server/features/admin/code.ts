// What operators do with discount codes: make, change, draw, end, and confirm large ones (docs/back-office.md#discount-codes).
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Actor, Handler } from '#src/server/call.ts';
import { findCode } from './codes-queries.ts';
import {
  type CodeTerms,
  insertBatch,
  insertCodes,
  isTaken,
  lockCode,
  updateCode,
  endCode,
  confirmCode,
} from './code-queries.ts';
import { toLine } from './codes.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { writtenCode } from '#src/domain/pricing/coupon.ts';
import { drawnCode } from '#src/domain/pricing/operator-code.ts';
import { cleanCode } from '#src/domain/typed/signs.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { askFresh, writeAudit, closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { readTerms } from './code-terms.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { type Acted, type Acting, staffAct } from './kit/act.ts';

const subjectOf = (id: string) => `code:${id}`;

/** All acts on codes are dangerous: they give money away (docs/back-office.md#dangerous-acts). */
const fresh = (_input: object, { actor }: { readonly actor: Actor }) => askFresh(actor, 'codes');

// admin/code-confirm: a second operator lets a large code count (docs/back-office.md#approval-by-a-second-operator).
const codeConfirm = staffAct<'admin/code-confirm'>({
  check: fresh,
  async run({ code_id: id, version, reason }, { trx, actorId }) {
    const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
    if (row === null) return refuse('code-not-found');
    if (row.version !== version || row.asked_by === null) return refuse('code-changed');
    if (row.asked_by === actorId) return refuse('second-person');
    const count = await confirmCode(trx, { id, batchId: row.version === 1 ? row.batch_id : null });
    return {
      answer: { message: t('code.confirmed', { count }) },
      entry: {
        action: 'code-confirmed',
        subject: subjectOf(id),
        detail: { code: row.code, count, asked_by: row.asked_by, reason },
      },
    };
  },
});

/** Tells the staff of a code that waits; of one that waits no more, that it does not. */
async function askForSecond(
  trx: Transaction<Database>,
  { id, code }: { id: string; code: string },
  { askedBy }: Pick<CodeTerms, 'askedBy'>,
): Promise<void> {
  if (askedBy === null) return closeStaffTask(trx, 'code_confirmation', subjectOf(id));
  return openStaffTask(trx, { kind: 'code_confirmation', subject: subjectOf(id), bookingId: null, detail: code });
}

// admin/code-batch: many codes drawn at random with the same terms (docs/back-office.md#discount-codes).
const codeBatch: Handler<'admin/code-batch'> = async (
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

type CodeInput = Omit<CallInput<'admin/code-save'>, 'code_id' | 'version'>;

type SaveInput = Omit<CallInput<'admin/code-save'>, 'code_id' | 'version'>;
type Saved = Acted<CallOutput<'admin/code-save'>> | Refusal;

const taken = (): Refusal => refuse('code-taken', { code: t('code.fault.taken') });

// admin/code-save: makes a code or changes one, and never what a booking was priced with (docs/back-office.md#discount-codes).
const codeSave = staffAct<'admin/code-save'>({
  check: fresh,
  run: ({ code_id: id, version = 0, ...said }, acting) => {
    const wish = { ...said, code: cleanCode(said.code) };
    return id === undefined ? make(acting, wish) : change(acting, { id, version }, wish);
  },
});

async function make({ trx, services, actorId }: Acting, { reason, ...said }: SaveInput): Promise<Saved> {
  const base = { db: trx, config: services.config };
  const terms = await readTerms(base, said, { known: null, count: 1, operatorId: actorId });
  if (isRefusal(terms)) return terms;
  const [id] = await insertCodes(trx, { codes: [said.code], terms, operatorId: actorId, batchId: null });
  if (id === undefined) return taken();
  await askForSecond(trx, { id, code: said.code }, terms);
  return {
    answer: { code_id: id, message: t(terms.askedBy === null ? 'code.made' : 'code.asked') },
    entry: { action: 'code-made', subject: subjectOf(id), detail: { after: auditValues(said), reason } },
  };
}

interface CodeVersion {
  id: string;
  version: number;
}

async function change(
  { trx, services, actorId }: Acting,
  { id, version }: CodeVersion,
  said: SaveInput,
): Promise<Saved> {
  const { reason, ...wish } = said;
  const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
  if (row === null) return refuse('code-not-found');
  if (row.version !== version) return refuse('code-changed');
  const known = { ...row, code: row.code.toUpperCase(), isUsed: row.is_used };
  const base = { db: trx, config: services.config };
  const terms = await readTerms(base, wish, { known, count: 1, operatorId: actorId });
  if (isRefusal(terms)) return terms;
  if (await isTaken(trx, wish.code, id)) return taken();
  await updateCode(trx, id, wish.code, terms);
  await askForSecond(trx, { id, code: wish.code }, terms);
  return {
    answer: { code_id: id, message: t(terms.askedBy === null ? 'code.changed' : 'code.asked') },
    entry: {
      action: 'code-changed',
      subject: subjectOf(id),
      detail: { before: auditValues(toLine(row)), after: auditValues(wish), reason },
    },
  };
}

/** What the audit log keeps of a code: all but whose it is, which is said where the account is. */
function auditValues({
  code,
  kind,
  amount,
  percent,
  valid_from,
  valid_until,
  minimum_spend,
  ...rest
}: Omit<CodeInput, 'reason'>): object {
  const { max_uses, max_uses_per_user, is_first_booking_only, city_ids, course_ids } = rest;
  const limits = { minimum_spend, max_uses, max_uses_per_user, is_first_booking_only, city_ids, course_ids };
  return { code, kind, amount, percent, valid_from, valid_until, ...limits };
}

// admin/code-stop: ends a code now; bookings that have it keep it (docs/back-office.md#discount-codes).
const codeStop: Handler<'admin/code-stop'> = async ({ code_id: id, reason }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const stale = askFresh(actor, 'codes');
  if (stale) return stale;
  // Of two who end it at once the second began before the first had ended it: by its own clock the code still counts.
  const seen = await findCode(services.db, id);
  return inTransaction(services.db, async (trx) => {
    const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
    if (row === null) return refuse('code-not-found');
    const { state, valid_until: before } = toLine(row);
    if (state === 'over' || row.version !== seen?.version) return refuse('code-changed');
    await endCode(trx, id);
    await closeStaffTask(trx, 'code_confirmation', `code:${id}`);
    const after = new Date(row.now_ms).toISOString();
    await writeAudit(trx, {
      actorId: operatorId,
      action: 'code-stopped',
      subject: `code:${id}`,
      detail: { before: { valid_until: before }, after: { valid_until: after }, reason },
    });
    return { message: t('code.stopped') };
  });
};

/** The calls of this file by name. */
export const codeActCalls = {
  'admin/code-batch': codeBatch,
  'admin/code-confirm': codeConfirm,
  'admin/code-save': codeSave,
  'admin/code-stop': codeStop,
} as const;
