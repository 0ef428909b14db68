// The statements behind what hangs on a booking: its companions and its receipts.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CompanionRow } from './companion-queries.ts';

type Db = Kysely<Database>;

export interface ReceiptRow {
  number: string;
  kind: 'payment' | 'refund';
  due_cents: number;
  issued_at: Date;
}

/** Both lists in one statement, the oldest first. Instants come as texts, because they travel inside JSON. */
export async function findDocuments(
  db: Db,
  bookingId: string,
): Promise<{ companions: readonly CompanionRow[]; receipts: readonly ReceiptRow[] }> {
  const result = await sql<{ companions: CompanionRow[] | null; receipts: ReceiptRow[] | null }>`
    select
      (select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'first_name', first_name, 'last_name', last_name,
          'sends', sends, 'sent_at', sent_at) order by created_at, id)
        from companion where booking_id = ${bookingId}) as companions,
      (select jsonb_agg(jsonb_build_object('number', number::text, 'kind', kind, 'due_cents', due_cents,
          'issued_at', issued_at) order by number)
        from receipt where booking_id = ${bookingId}) as receipts`.execute(db);
  const [row] = result.rows;
  return {
    companions: (row?.companions ?? []).map((one) => ({ ...one, sent_at: new Date(one.sent_at) })),
    receipts: (row?.receipts ?? []).map((one) => ({ ...one, issued_at: new Date(one.issued_at) })),
  };
}
