// Statements of problem reports.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

export async function countReports(db: Kysely<Database>, bookingId: string): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from problem_report
    where booking_id = ${bookingId} and created_at > banyan_now() - make_interval(days => 1)`.execute(db);
  return result.rows[0]?.count ?? 0;
}

export interface NewReport {
  id: string;
  bookingId: string;
  kind: string;
  message: string;
  photos: readonly string[];
}

/** With emails to guest and host. */
export async function insertReport(trx: Transaction<Database>, report: NewReport): Promise<void> {
  const facts = { booking_id: report.bookingId, problem: report.kind, message: report.message };
  const mails = ['problem-received', 'host-problem'].map((kind) => ({ ...facts, kind }));
  await sql`
    with stored as (
      insert into problem_report (id, booking_id, kind, message, photos)
      values (${report.id}, ${report.bookingId}, ${report.kind}, ${report.message}, ${JSON.stringify(report.photos)})
    )
    insert into outbox (topic, payload)
    select 'mail', payload from jsonb_array_elements(${JSON.stringify(mails)}::jsonb) as m(payload)`.execute(trx);
}

/** Null unless `reader` has the booking. A null reader sees all. */
export async function findPhoto(
  db: Kysely<Database>,
  { reportId, position, reader }: { reportId: string; position: number; reader: string | null },
): Promise<string | null> {
  const result = await sql<{ id: string | null }>`
    select r.photos ->> ${position}::integer as id from problem_report r join booking b on b.id = r.booking_id
    where r.id = ${reportId} and (${reader}::uuid is null or b.user_id = ${reader}::uuid and b.in_account = 'joined')`.execute(
    db,
  );
  return result.rows[0]?.id ?? null;
}
