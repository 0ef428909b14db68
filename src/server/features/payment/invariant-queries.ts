// Invariants of bookings, payments, codes and ledger, as read-only queries (ADR 012, docs/operations/testing.md).
import { madeStatuses } from '#src/domain/booking/status.ts';
import type { Pool } from 'pg';
import { amountOf, bookInvariants, type Invariant, withAmounts } from './refunds/book-invariants-queries.ts';

export interface Verdict {
  id: string;
  promise: string;
  violations: string[];
}

const sold = `('${madeStatuses.join("', '")}')`;

/** A refund for unbookable money means that the payment was not kept. */
const refunded = `(select payment_id,
    coalesce(sum(amount_minor) filter (where status <> 'failed'), 0) as going,
    coalesce(sum(due_cents) filter (where status <> 'failed'), 0) as going_cents,
    coalesce(sum(amount_minor) filter (where status = 'succeeded'), 0)
      + coalesce(sum(amount_minor) filter (where twice_ref is not null), 0) as gone,
    coalesce(sum(due_cents) filter (where reason = 'rescheduled'), 0) as moved_cents,
    bool_or(reason = 'late_or_surplus') as is_surplus,
    bool_or(status = 'failed') as has_failed,
    bool_or(status in ('new', 'sent', 'pending', 'failed')) as is_unsettled
  from refund group by payment_id)`;

const unsettled = `(select p.booking_id from refund r join payment p on p.id = r.payment_id
  where r.status in ('new', 'sent', 'pending', 'failed'))`;

const triggers = `array['ledger_balances', 'ledger_entry_append_only', 'ledger_tx_append_only', 'receipt_append_only']`;

const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    promise: 'each ledger transaction sums to 0 in each currency, and the ledger cannot be changed',
    statement: `
      select 'transaction ' || tx_id || ' is off by ' || ${amountOf('sum(amount_minor)', 'currency')}
        from ledger_entry group by tx_id, currency having sum(amount_minor) <> 0
      union all select 'transaction ' || t.id || ' has no entries'
        from ledger_tx t where not exists (select 1 from ledger_entry e where e.tx_id = t.id)
      union all select 'the trigger ' || wanted || ' is missing or off'
        from unnest(${triggers}) wanted
        where not exists (select 1 from pg_trigger where tgname = wanted and tgenabled in ('O', 'A'))`,
  },
  {
    id: 'I2 (own books)',
    promise: 'the ledger account of the provider equals payments less refunds and disputed amounts',
    statement: `
      select 'booking ' || coalesce(m.booking_id, l.booking_id) || ': payments say '
          || ${amountOf('coalesce(m.net, 0)', 'coalesce(m.currency, l.currency)')} || ', the ledger '
          || ${amountOf('coalesce(l.net, 0)', 'coalesce(m.currency, l.currency)')}
      from (select p.booking_id, p.currency, sum(p.amount_minor - coalesce(r.gone, 0) - coalesce(d.held, 0)) as net
            from payment p left join ${refunded} r on r.payment_id = p.id
              left join (select payment_id, sum(amount_minor) as held from dispute where status in ('open', 'lost')
                group by payment_id) d on d.payment_id = p.id
            where p.status = 'succeeded' group by p.booking_id, p.currency) m
        full join (select t.booking_id, e.currency, sum(e.amount_minor) as net
            from ledger_tx t join ledger_entry e on e.tx_id = t.id where e.account like 'psp:%' group by t.booking_id, e.currency) l
          on l.booking_id = m.booking_id and l.currency = m.currency
      where coalesce(m.net, 0) <> coalesce(l.net, 0)`,
  },
  {
    id: 'I3',
    promise: 'a sold booking is paid exactly once, or nothing was due and it has no money',
    statement: `
      select 'booking ' || b.ref || ' (' || b.status || ', due ' || ${amountOf('b.due_cents')} || ') keeps ' || coalesce(k.kept, 0)
        || ' payments of ' || ${amountOf('coalesce(k.cents, 0)')}
      from booking b left join (
          select p.booking_id, count(*) as kept, sum(p.due_cents - coalesce(r.moved_cents, 0)) as cents
          from payment p left join ${refunded} r on r.payment_id = p.id
          where p.status = 'succeeded' and p.seat_wait_until is null and not coalesce(r.is_surplus, false) group by p.booking_id) k on k.booking_id = b.id
      where b.status in ${sold} and not b.is_demo
        and not ((b.due_cents = 0 and k.kept is null) or (coalesce(k.kept, 0) = 1 and k.cents = b.due_cents))`,
  },
  {
    id: 'I4',
    promise:
      'an unsold booking keeps only what its policy allows and money that waits for a seat: the rest is refunded',
    statement: `
      select 'booking ' || b.ref || ' (' || b.status || ') keeps ' || ${amountOf('sum(p.amount_minor - coalesce(r.going, 0))', 'p.currency')}
      from booking b join payment p on p.booking_id = b.id and p.status = 'succeeded' and p.seat_wait_until is null
        left join ${refunded} r on r.payment_id = p.id
      where (b.status in ('held', 'expired', 'declined') or (b.status = 'cancelled' and b.refund_percent = 100) or r.is_surplus)
        and not coalesce(r.has_failed, false)
      group by b.id, p.currency having sum(p.amount_minor - coalesce(r.going, 0)) <> 0
      union all select 'payment ' || p.id || ' waits for a seat of a booking that is ' || b.status
        from payment p join booking b on b.id = p.booking_id where p.seat_wait_until is not null and b.status <> 'expired'
      union all select 'refund ' || f.id || ' has failed, and nobody was informed' from refund f
        join payment p on p.id = f.payment_id
        where f.status = 'failed' and not exists (
          select 1 from staff_task t where t.kind = 'refund_failed' and t.booking_id = p.booking_id)`,
  },
  {
    id: 'I5',
    promise: 'no payment is refunded for more than it took',
    statement: `
      select 'payment ' || p.id || ' took ' || ${amountOf('p.amount_minor', 'p.currency')} || ' (' || ${amountOf('p.due_cents')} || ' due) and gives back '
        || ${amountOf('r.going', 'p.currency')} || ' (' || ${amountOf('r.going_cents')} || ')'
      from ${refunded} r join payment p on p.id = r.payment_id
      where r.going > case when p.status = 'succeeded' then p.amount_minor else 0 end or r.going_cents > p.due_cents`,
  },
  {
    id: 'I6',
    promise: 'no departure has more guests than seats, and its counter is right',
    statement: `
      select 'departure ' || d.id || ': ' || coalesce(b.sold, 0) || ' sold, ' || d.taken || ' counted, ' || coalesce(b.really, 0)
        || ' taken, of ' || d.capacity
      from departure d left join (
          select departure_id, sum(pax) filter (where status <> 'held') as sold, sum(pax) as really
          from booking where status in ${sold} or status = 'held' group by departure_id) b on b.departure_id = d.id
      where coalesce(b.sold, 0) > d.capacity or d.taken <> coalesce(b.really, 0)`,
  },
  {
    id: 'I7',
    promise: 'no discount code exceeds its limit, and its counter is right',
    statement: `
      select 'code ' || k.code || ': ' || k.used || ' counted, ' || coalesce(u.uses, 0) || ' used, of '
        || coalesce(k.max_uses::text, 'any number')
      from coupon k left join (
          select coupon_id, count(*) as uses from coupon_use where state <> 'released' group by coupon_id) u on u.coupon_id = k.id
      where coalesce(u.uses, 0) > coalesce(k.max_uses, u.uses) or coalesce(u.uses, 0) <> k.used`,
  },
  {
    id: 'I8',
    promise: 'nothing waits too long: payments, refunds and late payments at most an hour, events ten minutes',
    statement: `
      select 'payment ' || p.id || ' is ' || p.status || ' since ' || p.created_at from payment p
        join booking b on b.id = p.booking_id
        where p.status in ('new', 'open', 'action', 'unknown') and p.created_at < banyan_now() - interval '1 hour'
          -- A declined card may be followed by another for as long as the seats are held, a day for an offer.
          and not (p.status = 'open' and b.status = 'held' and b.hold_until > banyan_now())
      union all select 'refund ' || id || ' is new since ' || created_at from refund
        where status = 'new' and created_at < banyan_now() - interval '1 hour'
      union all select 'payment ' || id || ' has waited for a seat until ' || seat_wait_until from payment
        where seat_wait_until < banyan_now() - interval '1 hour'
      union all select 'event ' || event_id || ' waits since ' || received_at from gateway_event
        where processed_at is null and received_at < banyan_now() - interval '10 minutes'`,
  },
  {
    id: 'I10',
    promise:
      'clearing accounts are at 0: surplus after an hour or its wait for a seat, disputes after 120 days, deposits a day after the end',
    statement: `
      select e.account || ' stands at ' || ${amountOf('sum(e.amount_minor)', 'e.currency')}
      from ledger_entry e join ledger_tx t on t.id = e.tx_id
      where (e.account like 'surplus:%' or e.account like 'dispute_clearing%')
        and (t.booking_id in ${unsettled}) is not true
        and e.account not in (select 'surplus:' || id from payment where seat_wait_until is not null)
      group by e.account, e.currency
      having sum(e.amount_minor) <> 0 and max(t.at) < banyan_now()
        - case when e.account like 'surplus:%' then interval '1 hour' else interval '120 days' end
      union all select 'booking ' || b.ref || ' (' || b.status || ') still has ' || ${amountOf('h.held', 'h.currency')} || ' held for it'
      from (select t.booking_id, e.currency, sum(e.amount_minor) as held, max(t.at) as last
            from ledger_entry e join ledger_tx t on t.id = e.tx_id
            where e.account like 'customer_deposit:%' or e.account like 'fee_unearned:%'
            group by t.booking_id, e.currency having sum(e.amount_minor) <> 0) h
        join booking b on b.id = h.booking_id join departure d on d.id = b.departure_id
      where b.status in ('completed', 'cancelled', 'declined', 'expired') and b.id not in ${unsettled}
        and greatest(h.last, d.ends_at) < banyan_now() - interval '1 day'`,
  },
  {
    id: 'I11',
    promise: 'the ledger holds exactly deposit and fee of each sold booking',
    statement: `
      select 'booking ' || b.ref || ' (' || b.status || ') has ' || ${amountOf('b.due_cents + b.discount_cents')} || ' coming, the ledger holds '
        || ${amountOf('coalesce(-h.held, 0)')}
      from booking b left join (
          select t.booking_id, sum(e.amount_minor) as held from ledger_entry e join ledger_tx t on t.id = e.tx_id
          where e.account like 'customer_deposit:%' or e.account like 'fee_unearned:%' group by t.booking_id) h on h.booking_id = b.id
      where b.status in ('requested', 'confirmed', 'checked_in') and not b.is_demo
        and b.due_cents + b.discount_cents <> coalesce(-h.held, 0)
        -- Money that went back for another reason than the price has a posting of its own.
        and not exists (select 1 from payment p join refund r on r.payment_id = p.id
          where p.booking_id = b.id and r.reason in ('goodwill', 'external'))`,
  },
  ...bookInvariants,
  {
    id: 'receipts',
    promise: 'receipts are numbered without gaps, with the amounts paid and refunded',
    statement: `
      select 'the last receipt is ' || coalesce(max(number), 0) || ', there are ' || count(*) || ', counted '
        || (select last_number from receipt_counter)
      from receipt having count(*) <> coalesce(max(number), 0) or coalesce(max(number), 0) <> (select last_number from receipt_counter)
      union all select 'receipt ' || n.number || ' says ' || ${amountOf('n.amount_minor', 'n.currency')}
      from receipt n left join payment p on p.id = n.payment_id left join refund r on r.id = n.refund_id
        left join payment o on o.id = r.payment_id
      where n.amount_minor <> coalesce(p.amount_minor, r.amount_minor) or n.currency <> coalesce(p.currency, o.currency)
        or n.due_cents <> coalesce(p.due_cents, r.due_cents) or p.status <> 'succeeded' or (r.status not in ('succeeded', 'failed', 'settled') and r.past_refs = '{}')
        or n.booking_id <> coalesce(p.booking_id, o.booking_id)`,
  },
];

const shownViolations = 20;

export async function verifyInvariants(
  pool: Pick<Pool, 'query'>,
  tell: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { id, promise, statement } of invariants) {
    const text = `select line from (${statement}) as found (line) limit ${shownViolations}`;
    const result = await pool.query<{ line: string }>(text);
    const verdict = { id, promise, violations: result.rows.map((row) => withAmounts(row.line)) };
    verdicts.push(verdict);
    tell(verdict);
  }
  return verdicts;
}
