// Statements of report tasks (docs/domain/reviews.md#reports).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallInput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export const reportKinds = ['message_report', 'review_report', 'problem_report'] as const;
export type ReportKind = (typeof reportKinds)[number];

export interface ReportTask {
  id: number;
  kind: ReportKind;
  /** The part of the subject after its colon. */
  about: string;
  detail: string;
  opened_at: Date;
  closed_at: Date | null;
}

// An expression: the column's check allows other kinds.
const kindOf = sql`s.kind || ''`;
const columns = sql`s.id, ${kindOf} as kind, split_part(s.subject, ':', 2) as about, s.detail, s.opened_at, s.closed_at`;
const isReport = sql`s.kind in (${sql.join(reportKinds.map((kind) => sql.lit(kind)))})`;

/** Open ones oldest first, closed ones newest first. */
export async function findReports(
  db: Db,
  filter: { kind: ReportKind | null; state: 'open' | 'closed'; offset: number; count: number },
): Promise<{ rows: ReportTask[]; total: number }> {
  const { kind, state, offset, count } = filter;
  const isIn = sql`${isReport} and (${kind}::text is null or s.kind = ${kind})
    and ${state === 'open' ? sql`s.closed_at is null` : sql`s.closed_at is not null`}`;
  const order = state === 'open' ? sql`s.opened_at, s.id` : sql`s.closed_at desc, s.id`;
  const result = await sql<ReportTask>`
    select ${columns} from staff_task s where ${isIn} order by ${order} limit ${count} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from staff_task s where ${isIn}`.execute(db);
  return { rows: result.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countReports(db: Db): Promise<Record<ReportKind, number>> {
  const counted = await sql<{ kind: ReportKind; total: number }>`
    select ${kindOf} as kind, count(*)::integer as total from staff_task s where ${isReport} and s.closed_at is null
    group by s.kind`.execute(db);
  const of = (kind: ReportKind) => counted.rows.find((row) => row.kind === kind)?.total ?? 0;
  return {
    message_report: of('message_report'),
    review_report: of('review_report'),
    problem_report: of('problem_report'),
  };
}

export async function findReport(db: Db, id: number): Promise<ReportTask | null> {
  const result = await sql<ReportTask>`
    select ${columns} from staff_task s where s.id = ${id} and ${isReport}`.execute(db);
  return result.rows[0] ?? null;
}

/** Locked, so one operator closes it. */
export async function lockReport(trx: Trx, id: number): Promise<ReportTask | null> {
  const result = await sql<ReportTask>`
    select ${columns} from staff_task s where s.id = ${id} and ${isReport} for no key update`.execute(trx);
  return result.rows[0] ?? null;
}

export async function closeReport(trx: Trx, id: number, operatorId: string): Promise<void> {
  await sql`update staff_task set closed_at = coalesce(closed_at, banyan_now()), closed_by = ${operatorId} where id = ${id}`.execute(
    trx,
  );
}

/** With the state before and after. */
export async function logReport(
  db: Db,
  {
    operatorId,
    reportId,
    action,
    detail,
  }: { operatorId: string; reportId: number; action: CallInput<'report/act'>['act'] | 'look'; detail: object },
): Promise<void> {
  await writeAudit(db, { actorId: operatorId, action: `report.${action}`, subject: `report:${reportId}`, detail });
}

export async function findLooks(
  db: Db,
  reportId: number,
): Promise<{ at: Date; by: string; action: string; note: string }[]> {
  const result = await sql<{ at: Date; by: string; action: string; note: string }>`
    select l.at, coalesce(u.first_name, '') as by, substr(l.action, 8) as action, coalesce(l.detail ->> 'note', '') as note
    from audit_log l left join user_account u on u.id = l.actor_id
    where l.subject = ${`report:${reportId}`} and l.action like 'report.%' order by l.id desc limit 30`.execute(db);
  return result.rows;
}
