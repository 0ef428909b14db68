// Which payments the sweeper asks about.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

export interface StalePayment {
  id: string;
  /** The booking waits for no money any more: the payment is to be cancelled. */
  is_ended: boolean;
}

/**
 * Takes live payments that nobody works on, so that no other process takes them for the next seconds: of bookings that
 * have ended, with an unknown result, whose attempt was left in the middle, or waiting for a guest at the bank.
 */
export async function takeStalePayments(db: Kysely<Database>, count: number): Promise<StalePayment[]> {
  const taken = await sql<StalePayment>`
    with due as (
      select p.id, b.status <> 'held' or b.hold_until <= banyan_now() as is_ended
      from payment p join booking b on b.id = p.booking_id
      where p.status in ('new', 'open', 'action', 'unknown')
        and p.changed_at < banyan_now() - case when p.status = 'action' and b.status = 'held' and b.hold_until > banyan_now()
          then interval '60 seconds' else interval '5 seconds' end
        and not exists (select 1 from payment_attempt a
          where a.payment_id = p.id and a.status = 'sending' and a.lease_until > banyan_now())
        and (p.status <> 'open' or b.status <> 'held' or b.hold_until <= banyan_now() or exists (
          select 1 from payment_attempt a where a.payment_id = p.id and a.status = 'sending'))
      order by p.changed_at limit ${count} for update of p skip locked
    )
    update payment p set changed_at = banyan_now() from due where p.id = due.id returning p.id, due.is_ended`.execute(
    db,
  );
  return taken.rows;
}
