// All discount codes (docs/back-office.md#discount-codes).
import { codeList } from '#src/contract/admin/code-list.ts';
import { codeState } from '#src/domain/coupon/operator-code.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { byInstant, serveList } from '#src/server/features/admin/kit/list.ts';
import { type CodeRow, findCodes } from './code-queries.ts';

export const codes = serveList({
  list: codeList,
  call: 'admin/codes',
  places: byInstant,
  find: ({ db }, wanted) => findCodes(db, wanted),
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
