// The statements that ask guests for reviews (docs/reviews.md#asking).
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

/** A booking whose guest may be asked now. */
export interface DueAsking {
  booking_id: string;
  asked: number;
  ends_at: Date;
  now_ms: number;
  /** Nobody has written, turned it off or refused the booking, and there is time left. */
  is_wanted: boolean;
}

/** Takes what is due, the oldest first; another process takes others. */
export async function takeDueAskings(trx: Trx, count: number, openDays: number): Promise<DueAsking[]> {
  const result = await sql<DueAsking>`
    select a.booking_id, a.asked, d.ends_at, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms,
      (b.status = 'completed' and b.in_account <> 'refused'
        and d.ends_at > banyan_now() - make_interval(days => ${openDays})
        and not exists (select from review r where r.booking_id = b.id)
        and not exists (select from notice_choice n
          where n.user_id = b.user_id and n.topic = 'review-request' and not n.is_wanted)) as is_wanted
    from review_asking a
      join booking b on b.id = a.booking_id
      join departure d on d.id = b.departure_id
    where a.due_at <= banyan_now()
    order by a.due_at limit ${count} for update of a skip locked`.execute(trx);
  return result.rows;
}

/** Queues the mail and says when the next one is due; null: none. */
export async function queueAsking(
  trx: Trx,
  { booking_id, asked: sentCount }: DueAsking,
  nextAt: Date | null,
): Promise<void> {
  const payload = { kind: 'review-request', booking_id, step: sentCount };
  await sql`
    with queued as (insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb))
    update review_asking set asked = asked + 1, due_at = ${nextAt} where booking_id = ${booking_id}`.execute(trx);
}

/** Asks no more. */
export async function endAsking(trx: Trx, bookingId: string): Promise<void> {
  await sql`update review_asking set due_at = null where booking_id = ${bookingId}`.execute(trx);
}
