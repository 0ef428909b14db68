// Measures the check of the ledger when it is full.
import pg from 'pg';
import { startEmbedded, ensureOwnDatabase } from '#src/server/platform/db/embedded/embedded.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { valueParsers } from '#src/server/platform/db/value-parsers.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import type { Figure } from './results.ts';

// A full ledger: bookings in every state, paid in three ways. It keeps every promise of docs/operations/testing.md:
// `ledger:verify` must find nothing.

const usualMix = `case when n % 100 < 66 then 'completed' when n % 100 < 78 then 'confirmed' when n % 100 < 84 then 'cancelled'
  when n % 100 < 87 then 'cut' when n % 100 < 89 then 'free' when n % 100 < 91 then 'late' else 'expired' end`;

/** Fills an empty, migrated database with one course in it; about 6.4 entries for each booking. */
export async function fillBooks(client: pg.ClientBase, bookings: number): Promise<void> {
  await client.query(`begin; set local session_replication_role = replica; set local work_mem = '128MB';
    set local maintenance_work_mem = '128MB'`);
  await client.query(
    `create temp table made on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as payment, gen_random_uuid() as refund, story,
      translate(lpad(to_hex(n), 8, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR') as ref, 1 + n / 40 as departure,
      1 + n % 3 as pax, case when n % 100 in (5, 25, 45, 65, 70) then 'SGD' else 'USD' end as currency,
      case when n % 10 = 7 then 'paypal' else 'stripe' end as provider,
      1000 + n % 900 as deposit, 300 as fee, case when story = 'free' then 1300 + n % 900 when n % 50 = 3 then 500 else 0 end as discount
    from (select n, ${usualMix} as story from generate_series(1, ${bookings}) n) numbered`,
  );
  await client.query(`create index on made (n); analyze made`);
  for (const statement of statements) await client.query(statement);
  await client.query('commit; analyze');
}

const due = '(deposit + fee - discount)';
/** The amount charged: US cents, or Singapore cents at 1.3412. */
const charged = `(case when currency = 'SGD' then floor(${due} * 1.3412)::integer else ${due} end)`;
const isPaid = `story not in ('free', 'expired')`;
const isSold = `story in ('completed', 'confirmed', 'cut', 'free')`;
/**
 * The refund in US cents: everything after a cancellation or a late payment, 200 after a move to a cheaper, smaller
 * party.
 */
const givenBack = `(case story when 'cut' then 200 else ${due} end)`;
const givenBackMinor = `(case when story <> 'cut' then ${charged} when currency = 'SGD' then 268 else 200 end)`;
const isGivenBack = `story in ('cancelled', 'late', 'cut')`;

const statements = [
  `insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity, taken)
    select (select min(id) from course), date '2024-01-01' + d / 24, make_time(d % 24, 0, 0),
      banyan_now() + make_interval(days => case when d % 8 = 0 then 20 else -20 end),
      banyan_now() + make_interval(days => case when d % 8 = 0 then 21 else -19 end), 200,
      coalesce((select sum(pax) from made where n between (d - 1) * 40 and d * 40 - 1 and ${isSold}), 0)
    from generate_series(1, (select max(departure) from made)) d`,
  `insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, status, payment,
      refund, cash, quote, policy, first_name, last_name, email, created_at, confirmed_at, closed_at, refund_percent)
    select id, ref, sha256(ref::bytea), sha256(('pay' || ref)::bytea), departure, (select min(id) from course),
      (select user_id from host limit 1), 'visitor-' || n, pax,
      case story when 'cut' then 'confirmed' when 'free' then 'confirmed' when 'late' then 'expired' else story end,
      case when story in ('cancelled', 'late') then 'refunded' when story = 'cut' then 'partly_refunded' when ${isPaid} then 'paid' else 'none' end,
      case when ${isGivenBack} then 'done' else 'none' end, 'due',
      jsonb_build_object('currency', 'USD', 'local_currency', 'VND', 'service_fee_cents', fee, 'coupon_discount_cents', discount,
        'balance_due_to_host_cents', 4000, 'total_price_cents', deposit + fee + 4000 - case when story = 'cut' then 200 else 0 end,
        'booking_deposit_due_cents', ${due} - case when story = 'cut' then 200 else 0 end,
        'deposit_cents', deposit - case when story = 'cut' then 200 else 0 end), '{}', 'Ada', 'Guest', 'guest-' || n || '@example.test', banyan_now() - interval '30 days',
      case when ${isPaid} and story <> 'late' or story = 'free' then banyan_now() - interval '30 days' end,
      case when story in ('cancelled', 'late', 'expired') then banyan_now() - interval '29 days' end,
      case story when 'cancelled' then 100 end
    from made`,
  `insert into payment (id, booking_id, provider, method, amount_minor, currency, due_cents, fx_rate, fx_rate_at, provider_ref, status, created_at)
    select payment, id, provider, case when provider = 'paypal' then 'paypal' when currency = 'SGD' then 'alipay' else 'card' end,
      ${charged}, currency, ${due}, case when currency = 'SGD' then 1.3412 end, case when currency = 'SGD' then banyan_now() end,
      'pi_' || ref, 'succeeded', banyan_now() - interval '30 days' from made where ${isPaid}`,
  `insert into refund (id, payment_id, amount_minor, due_cents, reason, key, provider_ref, status, created_at)
    select refund, payment, ${givenBackMinor}, ${givenBack},
      case story when 'cut' then 'rescheduled' when 'late' then 'late_or_surplus' else 'cancelled' end,
      'refund:' || refund, 're_' || ref, 'succeeded', banyan_now() - interval '29 days' from made where ${isGivenBack}`,
  `insert into ledger_tx (kind, ext_ref, booking_id, at)
    select kind, ext_ref, id, banyan_now() - interval '29 days' from made, lateral (values
      (case story when 'late' then 'surplus' else 'confirmed' end, case when story = 'free' then 'booking:' || id else 'pi_' || ref end, story <> 'expired'),
      (case story when 'late' then 'surplus_refunded' else 'refunded' end, 're_' || ref, ${isGivenBack}),
      ('completed', 'completed:' || id, story = 'completed')) as t (kind, ext_ref, is_there) where is_there`,
  `insert into ledger_entry (tx_id, account, amount_minor, currency)
    select t.id, e.account, e.amount, e.currency from ledger_tx t join made m on m.id = t.booking_id, lateral (
      with money (sign, minor, due) as (select case when t.kind like '%refunded' then -1 else 1 end,
        case when t.kind like '%refunded' then ${givenBackMinor} else ${charged} end,
        case when t.kind like '%refunded' then ${givenBack} else ${due} end)
      select 'psp:' || m.provider || ':' || lower(m.currency) as account, sign * minor as amount, m.currency
        from money where t.kind <> 'completed' and m.story <> 'free'
      union all select 'fx:usdsgd', -sign * minor, m.currency from money where m.currency = 'SGD' and t.kind <> 'completed' and m.story <> 'free'
      union all select 'fx:usdsgd', sign * due, 'USD' from money where m.currency = 'SGD' and t.kind <> 'completed' and m.story <> 'free'
      union all select 'surplus:' || m.payment, -sign * due, 'USD' from money where t.kind like 'surplus%'
      union all select account, amount, currency from (values
        ('discount', m.discount, 'USD', t.kind = 'confirmed'),
        ('customer_deposit:' || m.id, -m.deposit, 'USD', t.kind = 'confirmed'),
        ('fee_unearned:' || m.id, -m.fee, 'USD', t.kind = 'confirmed'),
        ('customer_deposit:' || m.id, case when m.story = 'cut' then 200 else m.deposit end, 'USD', t.kind = 'refunded'),
        ('fee_unearned:' || m.id, m.fee, 'USD', t.kind = 'refunded' and m.story = 'cancelled'),
        ('discount', -m.discount, 'USD', t.kind = 'refunded' and m.story = 'cancelled'),
        ('customer_deposit:' || m.id, m.deposit, 'USD', t.kind = 'completed'),
        ('revenue:commission', -m.deposit / 2, 'USD', t.kind = 'completed'),
        ('host_payable:' || m.n % 500, m.deposit / 2 - m.deposit, 'USD', t.kind = 'completed'),
        ('fee_unearned:' || m.id, m.fee, 'USD', t.kind = 'completed'),
        ('revenue:fee', -m.fee, 'USD', t.kind = 'completed')) as line (account, amount, currency, is_there) where is_there) e
    where e.amount <> 0`,
  `insert into receipt (number, booking_id, payment_id, refund_id, kind, amount_minor, currency, due_cents)
    select row_number() over (order by n, k), id, case k when 'payment' then payment end, case k when 'refund' then refund end, k,
      case k when 'payment' then ${charged} else ${givenBackMinor} end, currency, case k when 'payment' then ${due} else ${givenBack} end
    from made, unnest(array['payment', 'refund']) k where ${isPaid} and (k = 'payment' or ${isGivenBack})`,
  `update receipt_counter set last_number = (select max(number) from receipt)`,
  `select setval(pg_get_serial_sequence('departure', 'id'), (select max(id) from departure))`,
];

const budgetSeconds = 10;

/** Fills a separate database with `bookings` and checks every promise in one snapshot, as the command does. */
export async function* benchBooks(folder: string, bookings: number): AsyncGenerator<Figure> {
  const server = await startEmbedded({ dataDir: folder, log: () => undefined });
  try {
    const url = await ensureOwnDatabase(server);
    await prepare(url);
    const client = new pg.Client({ connectionString: url, types: valueParsers() });
    await client.connect();
    await fillBooks(client, bookings);
    const counted = await client.query<{ entries: number }>('select count(*)::integer as entries from ledger_entry');
    await client.query(`begin isolation level repeatable read read only; set local work_mem = '64MB'`);
    const begun = performance.now();
    const verdicts = await verifyInvariants(client);
    const value = (performance.now() - begun) / 1000;
    await client.end();
    const broken = verdicts.filter(({ violations }) => violations.length > 0).length;
    if (broken > 0) throw new Error(`${broken} promises are broken in books that were made to keep them`);
    const entries = (counted.rows[0]?.entries ?? 0).toLocaleString('en-US');
    const detail = `${verdicts.length} promises, ${bookings.toLocaleString('en-US')} bookings`;
    yield { name: `ledger:verify, ${entries} entries`, value, unit: 's', budget: { most: budgetSeconds }, detail };
  } finally {
    await server.stop();
  }
}

async function prepare(url: string): Promise<void> {
  await migrate(url);
  const pool = createPool({ url, isPgbouncer: false, size: 1 });
  try {
    await insertBookableCity(pool);
    await insertBookableCourse(pool, { capacity: 200 });
  } finally {
    await pool.end();
  }
}
