// Discount codes in the back office (docs/reference/back-office.md#discount-codes).
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { codeList, readCodeUsesQuery } from '#src/contract/admin/code-list.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { mostTakenOff, takesTwo } from '#src/domain/admin/areas.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { writtenCode } from '#src/domain/pricing/coupon.ts';
import { codeFaults, codeState, randomCode, type KnownCode } from '#src/domain/pricing/operator-code.ts';
import { cleanCode } from '#src/domain/typed/signs.ts';
import type { Actor, Handler } from '#src/server/call.ts';
import { askFresh, closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  type CodeRow,
  type CodeTerms,
  confirmCode,
  endCode,
  findCode,
  findCodes,
  findMissing,
  findOwner,
  findUses,
  insertBatch,
  insertCodes,
  isTaken,
  lockCode,
  updateCode,
} from './codes-queries.ts';
import { type Acted, type Acting, staffAct } from './staff-act.ts';
import { serveList, serveTable } from './lists.ts';
import { pageOf } from '#src/server/platform/db/row-queries.ts';
import { findAdminCities } from './places-queries.ts';

export const codes = serveList({
  list: codeList,
  call: 'admin/codes',
  find: async ({ db }, query) =>
    (await findCodes(db, query)).map((row) => ({ ...toLine(row), cursor: row.cursor, found: row.found ?? 0 })),
});

function toLine(row: CodeRow): CallOutput<'admin/codes'>['data'][number] {
  const { id, code, kind, amount, percent, valid_from, valid_until, minimum_spend, max_uses, max_uses_per_user } = row;
  const { used, is_first_booking_only, city_ids, course_ids, owner, made_at, made_by, batch_id, batch } = row;
  const terms = { kind, amount, percent, valid_from, valid_until, minimum_spend, max_uses, max_uses_per_user };
  const places = { is_first_booking_only, city_ids, course_ids, owner };
  return { id, code, ...terms, ...places, state: codeState(row, row.now_ms), used, made_at, made_by, batch_id, batch };
}

/** The uses of one code as a file; an unknown code is not found. */
export const codeUses = serveTable({
  name: 'code-uses',
  permission: 'codes',
  columns: ['ref', 'booking_status', 'state', 'at', 'guest', 'discount'],
  filterOf: readCodeUsesQuery,
  isThere: async ({ db }, { code_id: id }) => id !== undefined && (await findCode(db, id)) !== null,
  read: ({ db }, { code_id: codeId = '' }, page) => findUses(db, { codeId, ...page }),
});

const pageSize = 50;

const codeCall: Handler<'admin/code'> = async ({ code_id: codeId, before }, { services: { db }, actor }) => {
  const [row, uses, cities] = await Promise.all([
    findCode(db, codeId),
    findUses(db, { codeId, after: before ?? null, count: pageSize + 1 }),
    findAdminCities(db),
  ]);
  if (row === null) return refuse('code-not-found');
  const { data, next } = pageOf(uses, pageSize);
  return {
    ...toLine(row),
    is_used: row.is_used,
    version: row.version,
    is_asked_here: row.asked_by !== null && row.asked_by === actor.userId,
    cities,
    uses: data,
    next,
  };
};

const codePlaces: Handler<'admin/code-places'> = async (_input, { services: { db } }) => ({
  cities: await findAdminCities(db),
});

const subjectOf = (id: string) => `code:${id}`;

/** Every action on codes is dangerous: they give money away (docs/reference/back-office.md#dangerous-actions). */
const fresh = (_input: object, { actor }: { readonly actor: Actor }) => askFresh(actor, 'codes');

// admin/code-confirm: a second operator activates a large code (docs/reference/back-office.md#approval-by-a-second-operator).
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

/** Opens the task for a waiting code; closes it otherwise. */
async function askForSecond(
  trx: Transaction<Database>,
  { id, code }: { id: string; code: string },
  { askedBy }: Pick<CodeTerms, 'askedBy'>,
): Promise<void> {
  if (askedBy === null) return closeStaffTask(trx, 'code_confirmation', subjectOf(id));
  return openStaffTask(trx, { kind: 'code_confirmation', subject: subjectOf(id), bookingId: null, detail: code });
}

const codeBatch = staffAct<'admin/code-batch'>({
  check({ name, prefix }, { actor }) {
    const stale = askFresh(actor, 'codes');
    if (stale) return stale;
    if (name.trim() === '') return refuse('bad-input', { name: t('code.fault.name') });
    const isWritten = writtenCode(sampleOf(cleanCode(prefix))).ok;
    return isWritten ? null : refuse('bad-input', { prefix: t('code.fault.malformed') });
  },
  async run({ name: typed, count, prefix: typedPrefix, reason, ...input }, { trx, actorId: operatorId, services }) {
    const [name, prefix] = [typed.trim(), cleanCode(typedPrefix)];
    const base = { db: trx, config: services.config };
    const terms = await readTerms(base, { ...input, code: sampleOf(prefix) }, { current: null, count, operatorId });
    if (isRefusal(terms)) return terms;
    const batchId = randomUUID();
    if (!(await insertBatch(trx, { id: batchId, name, operatorId })))
      return refuse('code-taken', { name: t('code.fault.batch') });
    const [first] = await drawCodes(trx, { count, prefix, terms, operatorId, batchId });
    if (first !== undefined) await askForSecond(trx, { id: first, code: name }, terms);
    return {
      answer: { batch_id: batchId, message: t(terms.askedBy === null ? 'code.drawn' : 'code.drawnAsked', { count }) },
      entry: {
        action: 'codes-drawn',
        subject: `code-batch:${batchId}`,
        detail: { name, count, prefix, after: { ...input, owner: undefined }, reason },
      },
    };
  },
});

const sampleOf = (prefix: string) => randomCode(prefix, new Uint8Array(16));

interface Drawing {
  count: number;
  prefix: string;
  terms: CodeTerms;
  operatorId: string;
  batchId: string;
}

/** Draws until there are enough and answers their ids; redraws a rare duplicate. */
async function drawCodes(trx: Transaction<Database>, { count, prefix, ...made }: Drawing): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const codes = Array.from({ length: count - ids.length }, () => randomCode(prefix, randomBytes(16)));
    ids.push(...(await insertCodes(trx, { ...made, codes })));
  }
  return ids;
}

type SaveInput = Omit<CallInput<'admin/code-save'>, 'code_id' | 'version'>;
type Saved = Acted<CallOutput<'admin/code-save'>> | Refusal;

const taken = (): Refusal => refuse('code-taken', { code: t('code.fault.taken') });

// admin/code-save: never changes the price of an existing booking (docs/reference/back-office.md#discount-codes).
const codeSave = staffAct<'admin/code-save'>({
  check: fresh,
  run: ({ code_id: id, version = 0, ...input }, acting) => {
    const wish = { ...input, code: cleanCode(input.code) };
    return id === undefined ? make(acting, wish) : change(acting, { id, version }, wish);
  },
});

async function make({ trx, services, actorId }: Acting, { reason, ...wish }: SaveInput): Promise<Saved> {
  const base = { db: trx, config: services.config };
  const terms = await readTerms(base, wish, { current: null, count: 1, operatorId: actorId });
  if (isRefusal(terms)) return terms;
  const [id] = await insertCodes(trx, { codes: [wish.code], terms, operatorId: actorId, batchId: null });
  if (id === undefined) return taken();
  await askForSecond(trx, { id, code: wish.code }, terms);
  return {
    answer: { code_id: id, message: t(terms.askedBy === null ? 'code.made' : 'code.asked') },
    entry: { action: 'code-made', subject: subjectOf(id), detail: { after: auditValues(wish), reason } },
  };
}

async function change(
  { trx, services, actorId }: Acting,
  { id, version }: { id: string; version: number },
  { reason, ...wish }: SaveInput,
): Promise<Saved> {
  const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
  if (row === null) return refuse('code-not-found');
  if (row.version !== version) return refuse('code-changed');
  const current = { ...row, code: row.code.toUpperCase(), percent: row.percent_text, isUsed: row.is_used };
  const base = { db: trx, config: services.config };
  const terms = await readTerms(base, wish, { current, count: 1, operatorId: actorId });
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

/** Everything but the owner, whom the account's log names. */
function auditValues({
  code,
  kind,
  amount,
  percent,
  valid_from,
  valid_until,
  minimum_spend,
  ...rest
}: Omit<SaveInput, 'reason'>): object {
  const { max_uses, max_uses_per_user, is_first_booking_only, city_ids, course_ids } = rest;
  const limits = { minimum_spend, max_uses, max_uses_per_user, is_first_booking_only, city_ids, course_ids };
  return { code, kind, amount, percent, valid_from, valid_until, ...limits };
}

// admin/code-stop: bookings that have the code keep it (docs/reference/back-office.md#discount-codes).
const codeStop = staffAct<'admin/code-stop', CodeRow | null>({
  // The second of two began before the code ended, so its clock shows it as valid.
  check: ({ code_id: id }, { services, actor }) => askFresh(actor, 'codes') ?? findCode(services.db, id),
  async run({ code_id: id, reason }, { trx }, seen) {
    const row = (await lockCode(trx, id)) ? await findCode(trx, id) : null;
    if (row === null) return refuse('code-not-found');
    const { state, valid_until: before } = toLine(row);
    if (state === 'over' || row.version !== seen?.version) return refuse('code-changed');
    await endCode(trx, id);
    await closeStaffTask(trx, 'code_confirmation', subjectOf(id));
    const after = new Date(row.now_ms).toISOString();
    return {
      answer: { message: t('code.stopped') },
      entry: {
        action: 'code-stopped',
        subject: subjectOf(id),
        detail: { before: { valid_until: before }, after: { valid_until: after }, reason },
      },
    };
  },
});

type BatchInput = Omit<CallInput<'admin/code-batch'>, 'name' | 'count' | 'prefix' | 'reason'>;

const msOf = (at: string | null) => (at === null ? null : Date.parse(at));

async function readTerms(
  { db, config }: { db: Kysely<Database>; config: Pick<Config, 'twoFrom'> },
  { code, ...input }: BatchInput & { code: string },
  { current, count, operatorId }: { current: KnownCode | null; count: number; operatorId: string },
): Promise<CodeTerms | Refusal> {
  const terms = termsOf(input);
  const most = mostTakenOff(terms, { count, priceMostCents: priceCurrency().figures.price_most });
  const askedBy = takesTwo(most, config.twoFrom) ? operatorId : null;
  const owner = input.owner.trim();
  const [ownerId, missing] = await Promise.all([
    owner === '' ? null : findOwner(db, owner),
    findMissing(db, { cityIds: input.city_ids, courseIds: input.course_ids }),
  ]);
  const faults = Object.entries(codeFaults({ ...terms, code }, current)).map(([field, fault]) => [
    field,
    t(`code.fault.${fault}`),
  ]);
  const fields = {
    ...(Object.fromEntries(faults) as Record<string, string>),
    ...(owner !== '' && ownerId === null && { owner: t('code.fault.owner') }),
    ...(missing.cities.length > 0 && { city_ids: t('code.fault.cities', { list: missing.cities.join(', ') }) }),
    ...(missing.courses.length > 0 && { course_ids: t('code.fault.courses', { list: missing.courses.join(', ') }) }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : { ...terms, ownerId, askedBy };
}

function termsOf(input: BatchInput): Omit<CodeTerms, 'ownerId' | 'askedBy'> {
  const isFixed = input.kind === 'fixed';
  return {
    kind: input.kind,
    amount_cents: isFixed && input.amount !== null ? wireCents(input.amount) : null,
    percent: isFixed || input.percent === null ? null : String(input.percent),
    valid_from_ms: msOf(input.valid_from),
    valid_until_ms: msOf(input.valid_until),
    minimum_spend_cents: wireCents(input.minimum_spend),
    max_uses: input.max_uses,
    max_uses_per_user: input.max_uses_per_user,
    is_first_booking_only: input.is_first_booking_only,
    city_ids: [...new Set(input.city_ids)],
    course_ids: [...new Set(input.course_ids)],
  };
}

export const codeCalls = {
  'admin/code': codeCall,
  'admin/code-batch': codeBatch,
  'admin/code-confirm': codeConfirm,
  'admin/code-places': codePlaces,
  'admin/code-save': codeSave,
  'admin/code-stop': codeStop,
} as const;
