// admin/codes: discount codes, a page at a time (docs/back-office.md#discount-codes).
import { codeState } from '#src/domain/coupon/operator-code.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '#src/server/features/admin/index.ts';
import { type CodeRow, findCodes, mostFound } from './code-queries.ts';

export const route = 'admin/codes';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const { rows, found } = await findCodes(db, { ...filter, after, count: pageSize + 1 });
  const { shown, next } = pageOf(rows, pageSize);
  return { data: shown.map(toLine), next, is_cut: found > mostFound };
};

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A code as list, page and file show it. */
export function toLine(row: CodeRow): CallOutput<typeof route>['data'][number] {
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
