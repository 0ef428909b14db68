// Discount codes, and the uses of one, (docs/back-office.md#discount-codes).
import { codeList, type CodeUsesFilter, readCodeUsesQuery } from '#src/contract/admin/code-list.ts';
import { codeState } from '#src/domain/pricing/operator-code.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { byInstant, serveList } from './kit/list.ts';
import { type CodeRow, findCodes, findCode, findUses, type UseRow } from './codes-queries.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from './kit/file.ts';
import { type ListCursor, findAdminCities, pageOf, cursorOf } from './kit/cursor-queries.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';

export const codes = serveList({
  list: codeList,
  call: 'admin/codes',
  cursors: byInstant,
  find: ({ db }, query) => findCodes(db, query),
  toLine,
});

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A code as list, page and file show it. */
export function toLine(row: CodeRow): CallOutput<'admin/codes'>['data'][number] {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    amount: row.amount_cents === null ? null : fromMinor(row.amount_cents),
    percent: row.percent === null ? null : Number(row.percent),
    valid_from: instantOf(row.valid_from_ms),
    valid_until: instantOf(row.valid_until_ms),
    minimum_spend: fromMinor(row.minimum_spend_cents),
    max_uses: row.max_uses,
    max_uses_per_user: row.max_uses_per_user,
    is_first_booking_only: row.is_first_booking_only,
    city_ids: row.city_ids,
    course_ids: row.course_ids,
    owner: row.owner,
    state: codeState(row, row.now_ms),
    used: row.used,
    made_at: row.made_at.toISOString(),
    made_by: row.made_by,
    batch_id: row.batch_id,
    batch: row.batch,
  };
}

// The uses of one discount code as a file (docs/back-office.md#files).

/** Registers its address. An address that names no code there is leads nowhere. */
export function registerCodeUsesFile(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerAdminFile<CodeUsesFilter, UseRow, ListCursor>(app, services, {
    name: 'code-uses',
    permission: 'codes',
    columns: ['ref', 'booking_status', 'state', 'at', 'guest', 'discount'],
    filterOf: readCodeUsesQuery,
    isThere: async ({ code_id: id }) => id !== undefined && (await findCode(db, id)) !== null,
    read: async ({ code_id: codeId = '' }, after, count) => findUses(db, { codeId, after, count }),
    cursorOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: ({ ref, booking_status, state, at, guest, discount_cents: discount }) => [
      ref,
      booking_status,
      state,
      at.toISOString(),
      guest,
      fromMinor(discount),
    ],
  });
}

const pageSize = 50;

// admin/code: one code with its uses (docs/back-office.md#discount-codes).
const codeCall: Handler<'admin/code'> = async ({ code_id: codeId, before }, { services: { db }, actor }) => {
  const after = before === undefined ? null : cursorOf(before);
  const [row, uses, cities] = await Promise.all([
    findCode(db, codeId),
    findUses(db, { codeId, after, count: pageSize + 1 }),
    findAdminCities(db),
  ]);
  if (row === null) return refuse('code-not-found');
  const { shown, next } = pageOf(uses, pageSize);
  return {
    ...toLine(row),
    is_used: row.is_used,
    version: row.version,
    is_asked_here: row.asked_by !== null && row.asked_by === actor.userId,
    cities,
    uses: shown.map(({ id, ref, booking_status, state, at, guest, discount_cents: discount }) => ({
      booking_id: id,
      ref,
      booking_status,
      state,
      at: at.toISOString(),
      guest,
      discount: fromMinor(discount),
    })),
    next,
  };
};

// admin/code-places: the cities that a code may be for (docs/back-office.md#discount-codes).
const codePlaces: Handler<'admin/code-places'> = async (_input, { services: { db } }) => ({
  cities: await findAdminCities(db),
});

/** The calls of codes: all, one, and the cities that one may be for. */
export const codeCalls = {
  'admin/code': codeCall,
  'admin/code-places': codePlaces,
  'admin/codes': codes.handle,
} as const;
