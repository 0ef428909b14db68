// report/list: the operators' queue of what people reported (docs/reports.md).
import { limits } from '#src/domain/limits.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { countReports, findReports, type ReportTask } from './task-queries.ts';

export const reportList: Handler<'report/list'> = async (
  { kind = null, state = 'open', offset = 0 },
  { services: { db } },
) => {
  const { rows, total } = await findReports(db, { kind, state, offset, count: limits.pageSize });
  return { data: rows.map(toReport), total, counts: await countReports(db) };
};

/** A report in the words of the contract. */
export function toReport({
  id,
  kind,
  detail,
  opened_at,
  closed_at,
}: ReportTask): CallOutput<'report/list'>['data'][number] {
  return { id, kind, detail, opened_at: opened_at.toISOString(), closed_at: closed_at?.toISOString() ?? null };
}
