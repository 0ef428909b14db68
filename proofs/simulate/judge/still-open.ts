// What has not come to an end yet. A year is over when nothing is left of it.
import type { Reading } from '#proofs/simulate/watch.ts';

/**
 * A line for each thing that still waits. The books of a departure wait for good where a refund has failed, for a person
 * (docs/domain/lifecycle.md#when-it-is-over). Tasks of the staff are no such thing: people may take their time.
 */
export async function stillOpen(pool: Reading): Promise<string[]> {
  const found = await pool.query<{ line: string }>(`
    select 'booking ' || ref || ' is ' || status as line from booking where status in ('held', 'requested', 'confirmed', 'checked_in')
    union all select 'payment ' || id || ' is ' || status from payment where status in ('new', 'open', 'action', 'unknown')
    union all select 'refund ' || id || ' is ' || status from refund where status in ('new', 'sent', 'pending')
    union all select 'event ' || event_id || ' waits: ' || coalesce(error, '') from gateway_event where processed_at is null
    union all select 'task ' || id || ' of the outbox waits: ' || (payload ->> 'kind') || ' ' || coalesce(error, '') from outbox where done_at is null
    union all select 'the guest of ' || b.ref || ' is to be asked for a review' from review_asking a join booking b on b.id = a.booking_id
      where a.due_at is not null
    union all select 'the cash of ' || ref || ' is ' || cash from booking
      where cash in ('due', 'host_says_paid', 'both_say_paid', 'waived', 'disputed') and cash_settled_at is null and status in ('completed', 'no_show')
    union all select 'departure ' || d.id || ' is not settled' from departure d where d.settled_at is null
      and exists (select from booking b where b.departure_id = d.id and b.status in ('completed', 'no_show'))
      and not exists (select from booking b where b.departure_id = d.id and b.refund = 'failed')
    union all select 'payout run ' || number || ' is open' from payout_run where paid_at is null and cancelled_at is null`);
  return found.rows.map(({ line }) => line);
}
