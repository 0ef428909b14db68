// What must always hold of bookings, payments, codes and ledger, each as a statement that finds the rows where it does
// not (ADR 012, docs/reliability.md). Read-only; `npm run ledger:verify` and the race tests run it.
import type { Pool } from 'pg';

export interface Verdict {
  id: string;
  promise: string;
  /** A line for each row that breaks it; at most twenty. */
  violations: string[];
}

const sold = `('requested', 'confirmed', 'checked_in', 'completed', 'no_show')`;
const going = `(select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id and r.status <> 'failed')`;

interface Invariant {
  id: string;
  promise: string;
  /** Answers one text column. */
  statement: string;
}

const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    promise: 'each ledger transaction sums to 0 in each currency, and the ledger cannot be changed',
    statement: `
      select 'transaction ' || tx_id || ' is off by ' || sum(amount_minor) || ' ' || currency
        from ledger_entry group by tx_id, currency having sum(amount_minor) <> 0
      union all select 'transaction ' || t.id || ' has no entries'
        from ledger_tx t where not exists (select 1 from ledger_entry e where e.tx_id = t.id)
      union all select 'the trigger ' || wanted || ' is missing or off'
        from unnest(array['ledger_balances', 'ledger_entry_append_only', 'ledger_tx_append_only']) wanted
        where not exists (select 1 from pg_trigger where tgname = wanted and tgenabled in ('O', 'A'))`,
  },
  {
    id: 'I2 (own books)',
    promise: 'the ledger holds at the provider what payments took and refunds gave back',
    statement: `
      select 'booking ' || coalesce(m.booking_id, l.booking_id) || ': payments say ' || coalesce(m.net, 0) || ', the ledger '
          || coalesce(l.net, 0) || ' ' || coalesce(m.currency, l.currency)
      from (select p.booking_id, p.currency, sum(p.amount_minor - (select coalesce(sum(r.amount_minor), 0) from refund r
              where r.payment_id = p.id and r.status = 'succeeded')) as net
            from payment p where p.status = 'succeeded' group by p.booking_id, p.currency) m
        full join (select t.booking_id, e.currency, sum(e.amount_minor) as net
            from ledger_tx t join ledger_entry e on e.tx_id = t.id where e.account like 'psp:%' group by t.booking_id, e.currency) l
          on l.booking_id = m.booking_id and l.currency = m.currency
      where coalesce(m.net, 0) <> coalesce(l.net, 0)`,
  },
  {
    id: 'I3',
    promise: 'a booking that is sold has its due paid exactly once, or nothing due and no money',
    statement: `
      select 'booking ' || ref || ' (' || status || ', due ' || due_cents || ') keeps ' || kept || ' payments of ' || amount
      from (select b.ref, b.status, b.due_cents, count(p.id) filter (where ${going} < p.amount_minor) as kept,
              coalesce(sum(p.amount_minor) filter (where ${going} < p.amount_minor), 0) as amount
            from booking b left join payment p on p.booking_id = b.id and p.status = 'succeeded'
            where b.status in ${sold} and not b.is_demo group by b.id) x
      where not ((due_cents = 0 and kept = 0) or (kept = 1 and amount = due_cents))`,
  },
  {
    id: 'I4',
    promise: 'a booking that is neither sold nor cancelled keeps no money: all of it has gone back or is on its way',
    statement: `
      select 'booking ' || b.ref || ' (' || b.status || ') keeps ' || sum(p.amount_minor - ${going})
      from booking b join payment p on p.booking_id = b.id and p.status = 'succeeded'
      where b.status in ('held', 'expired', 'declined') group by b.id having sum(p.amount_minor - ${going}) <> 0`,
  },
  {
    id: 'I5',
    promise: 'no payment gives back more than it took',
    statement: `select 'payment ' || p.id || ' took ' || p.amount_minor || ' and gives back ' || ${going}
      from payment p where ${going} > case when p.status = 'succeeded' then p.amount_minor else 0 end`,
  },
  {
    id: 'I6',
    promise: 'no departure has more guests than seats, and its counter says how many are taken',
    statement: `
      select 'departure ' || id || ': ' || sold || ' sold, ' || taken || ' counted, ' || really || ' taken, of ' || capacity
      from (select d.id, d.capacity, d.taken, coalesce(sum(b.pax) filter (where b.status in ${sold}), 0) as sold,
              coalesce(sum(b.pax) filter (where b.status in ${sold} or b.status = 'held'), 0) as really
            from departure d left join booking b on b.departure_id = d.id group by d.id) x
      where sold > capacity or taken <> really`,
  },
  {
    id: 'I7',
    promise: 'no discount code is used more often than it may, and its counter is right',
    statement: `
      select 'code ' || k.code || ': ' || k.used || ' counted, ' || u.uses || ' used, of ' || coalesce(k.max_uses::text, 'any number')
      from coupon k cross join lateral (select count(*) as uses from coupon_use u where u.coupon_id = k.id and u.state <> 'released') u
      where u.uses > coalesce(k.max_uses, u.uses) or u.uses <> k.used`,
  },
  {
    id: 'I8',
    promise: 'nothing waits too long: payments and refunds an hour, events ten minutes',
    statement: `
      select 'payment ' || id || ' is ' || status || ' since ' || created_at from payment
        where status in ('new', 'open', 'action', 'unknown') and created_at < banyan_now() - interval '1 hour'
      union all select 'refund ' || id || ' is new since ' || created_at from refund
        where status = 'new' and created_at < banyan_now() - interval '1 hour'
      union all select 'event ' || event_id || ' waits since ' || received_at from gateway_event
        where processed_at is null and received_at < banyan_now() - interval '10 minutes'`,
  },
  {
    id: 'I10',
    promise: 'accounts that must clear are at 0 an hour after their last movement',
    statement: `
      select e.account || ' stands at ' || sum(e.amount_minor) || ' ' || e.currency
      from ledger_entry e join ledger_tx t on t.id = e.tx_id where e.account like 'surplus:%'
      group by e.account, e.currency
      having sum(e.amount_minor) <> 0 and max(t.at) < banyan_now() - interval '1 hour'`,
  },
];

const shownViolations = 20;

/** Checks every promise. Answers them all, each with its violations; changes nothing. */
export async function verifyInvariants(pool: Pick<Pool, 'query'>): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { id, promise, statement } of invariants) {
    const text = `select line from (${statement}) as found (line) limit ${shownViolations}`;
    const found = await pool.query<{ line: string }>(text);
    verdicts.push({ id, promise, violations: found.rows.map((row) => row.line) });
  }
  return verdicts;
}
