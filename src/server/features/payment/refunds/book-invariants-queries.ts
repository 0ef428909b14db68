// Invariants between the ledger and payouts, manual refunds and sums (docs/operations/testing.md#the-ledger).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { chargeText } from '#src/texts/money-text.ts';

/** SQL text of an amount for `withAmounts`, by default in the price currency. Both are SQL expressions. */
export function amountOf(minor: string, currency = "'own'"): string {
  return `'‹' || (${minor})::text || ' ' || (${currency})::text || '›'`;
}

/** Formats amounts with their currency (docs/domain/pricing.md#amounts-as-text). */
export function withAmounts(line: string): string {
  return line.replaceAll(/‹(-?\d+) ([A-Za-z]{3})›/g, (_, minor: string, currency: string) =>
    chargeText(Number(minor), currency === 'own' ? priceCurrency().code : currency),
  );
}

export interface Invariant {
  id: string;
  promise: string;
  statement: string;
}

export const bookInvariants: readonly Invariant[] = [
  {
    id: 'I12',
    promise: 'each payout is in the ledger once, each returned one twice, nothing else, and no host was overpaid',
    statement: `
      select 'payout item ' || i.id || ' (' || i.state || ', ' || ${amountOf('i.amount_cents')} || ') is in the ledger as '
          || ${amountOf('coalesce(p.cents, 0)')} || ' and ' || ${amountOf('coalesce(r.cents, 0)')}
        from payout_item i
          left join (select t.ext_ref, sum(e.amount_minor) as cents from ledger_tx t join ledger_entry e on e.tx_id = t.id
            where t.kind = 'paid_out' and e.account like 'host_payable:%' group by t.ext_ref) p on p.ext_ref = 'payout:' || i.id
          left join (select t.ext_ref, -sum(e.amount_minor) as cents from ledger_tx t join ledger_entry e on e.tx_id = t.id
            where t.kind = 'payout_returned' and e.account like 'host_payable:%' group by t.ext_ref) r on r.ext_ref = 'payout:' || i.id || ':returned'
        where case i.state when 'paid' then coalesce(p.cents, 0) <> i.amount_cents or r.cents is not null
          when 'failed' then coalesce(p.cents, 0) <> coalesce(r.cents, 0) or coalesce(p.cents, i.amount_cents) <> i.amount_cents
          else p.cents is not null or r.cents is not null end
      union all select 'transaction ' || t.ext_ref || ' takes money out of the bank, and neither payout, refund nor commission is behind it'
        from ledger_entry e join ledger_tx t on t.id = e.tx_id
        where e.account ~ '^(bank|till):' and not exists (select from payout_item i where t.ext_ref in ('payout:' || i.id, 'payout:' || i.id || ':returned'))
          and not exists (select from refund_settlement s where t.ext_ref = 'settled:' || s.refund_id)
          and not exists (select from partner_payment p where t.ext_ref = 'partner_paid:' || p.id)
      union all select account || ' was paid ' || ${amountOf('sum(amount_minor)', 'currency')} || ' too much'
        from ledger_entry where account like 'host_payable:%' group by account, currency having sum(amount_minor) > 0`,
  },
  {
    id: 'I14',
    promise: 'each refund paid outside the provider is in the ledger once, with amount and method; no other one is',
    statement: `
      select 'refund ' || r.id || ' (' || r.status || ', ' || ${amountOf('r.amount_minor', 'p.currency')} || ') was paid otherwise by '
        || ${amountOf('coalesce(l.minor, 0)', 'p.currency')}
      from refund r join payment p on p.id = r.payment_id left join refund_settlement s on s.refund_id = r.id
        left join (select t.ext_ref, -sum(e.amount_minor) as minor from ledger_tx t join ledger_entry e on e.tx_id = t.id
          where t.kind like '%_otherwise' and e.account ~ '^(bank|till):' group by t.ext_ref) l on l.ext_ref = 'settled:' || r.id
      where (r.status = 'settled' or s.refund_id is not null or l.minor is not null)
        and not (r.status = 'settled' and s.refund_id is not null and coalesce(l.minor, 0) = r.amount_minor)`,
  },
  {
    id: 'I13',
    promise: 'the daily sums of the ledger equal its postings',
    statement: `
      select coalesce(k.day, l.day) || ' ' || coalesce(k.kind, l.kind) || ' ' || coalesce(k.account_group, l.account_group) || ': kept '
        || ${amountOf('coalesce(k.amount_minor, 0)', 'coalesce(k.currency, l.currency)')} || ', the ledger has '
        || ${amountOf('coalesce(l.amount_minor, 0)', 'coalesce(k.currency, l.currency)')}
      from (select * from ledger_day where day <= (select until from ledger_days_kept)) k
        full join (select (t.at at time zone 'UTC')::date as day, ledger_group(e.account) as account_group, t.kind, e.currency,
            sum(e.amount_minor) as amount_minor, min(t.id) as first_tx, max(t.id) as last_tx
          from ledger_tx t join ledger_entry e on e.tx_id = t.id
          where t.at < (select (until + 1)::timestamp at time zone 'UTC' from ledger_days_kept) group by 1, 2, 3, 4) l
        on (l.day, l.account_group, l.kind, l.currency) = (k.day, k.account_group, k.kind, k.currency)
      where (k.amount_minor, k.first_tx, k.last_tx) is distinct from (l.amount_minor, l.first_tx, l.last_tx)`,
  },
  {
    id: 'I17',
    promise: 'each released, reversed or paid commission is in the ledger with its amount, and no other one is',
    statement: `
      select 'commission of ' || coalesce(c.booking_id, l.booking_id) || ': ' || ${amountOf('coalesce(c.amount_cents, 0)')} || ' less '
        || ${amountOf('coalesce(c.taken_cents, 0)')} || ', the ledger has ' || ${amountOf('coalesce(l.released, 0)')} || ' less '
        || ${amountOf('coalesce(l.taken, 0)')}
      from (select * from partner_commission where amount_cents > 0) c
        full join (select t.booking_id, coalesce(sum(e.amount_minor) filter (where t.kind = 'partner_released'), 0) as released,
            -coalesce(sum(e.amount_minor) filter (where t.kind = 'partner_taken_back'), 0) as taken
          from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.account = 'partner_cost' group by t.booking_id) l
        on l.booking_id = c.booking_id
      where (c.amount_cents, c.taken_cents) is distinct from (l.released, l.taken)
      union all select 'payment ' || p.id || ' of ' || ${amountOf('p.amount_cents')} || ' is in the ledger as ' || ${amountOf('coalesce(l.cents, 0)')}
      from partner_payment p left join (select t.ext_ref, sum(e.amount_minor) as cents from ledger_tx t
          join ledger_entry e on e.tx_id = t.id and e.account like 'partner_payable:%'
          where t.kind = 'partner_paid' group by t.ext_ref) l on l.ext_ref = 'partner_paid:' || p.id
      where p.amount_cents is distinct from l.cents`,
  },
];
