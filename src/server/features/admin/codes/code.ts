// admin/code: one code with its uses (docs/back-office.md#discount-codes).
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findAdminCities, pageOf, placeOf } from '#src/server/features/admin/kit/place-queries.ts';
import { findCode, findUses } from './code-queries.ts';
import { toLine } from './codes.ts';

export const route = 'admin/code';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ code_id: codeId, before }, { services: { db }, actor }) => {
  const after = before === undefined ? null : placeOf(before);
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
