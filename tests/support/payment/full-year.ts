// A city after a year: hosts with listings, past bookings, their ledger lines, and views. For tests of its queries.
import { createPool, patientTimeouts } from '#src/server/platform/db/pool.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';

export interface FullYear {
  readonly hosts: number;
  readonly listingsOfEach: number;
  readonly days: number;
  readonly bookingsADay: number;
}

/** The nth host of it; the first one is 1. */
export const yearHost = (n: number): string => `00000000-0000-4000-8000-0000000a${String(n).padStart(4, '0')}`;

const isHost = `('00000000-0000-4000-8000-0000000a' || lpad(h::text, 4, '0'))::uuid`;

/** Fills an empty, migrated database, then analyzes it. */
export async function fillYear(url: string, { hosts, listingsOfEach, days, bookingsADay }: FullYear): Promise<void> {
  // One connection, with longer timeouts than a request.
  const pool = createPool({ url, isPgbouncer: false, size: 1, timeouts: patientTimeouts });
  try {
    await insertPlaces(pool);
    await pool.query(`begin; set local session_replication_role = replica; set local work_mem = '128MB'`);
    for (const statement of [
      `insert into user_account (id, email, first_name, roles) select ${isHost}, 'year' || h || '@example.test', 'Year', '{user,host}' from generate_series(1, ${hosts}) h`,
      `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
       select ${isHost}, 'Year', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 1' from generate_series(1, ${hosts}) h`,
      `insert into course (id, city_id, category_id, host_id, slug, title, summary, description, languages, duration_minutes, price_cents, min_pax,
         max_pax, cutoff_first_minutes, meeting_text, meeting_latitude, meeting_longitude, images, status, bring)
       select 1000 + h * ${listingsOfEach} + l, 1, 1, ${isHost}, 'cooking', 'Cook with a host of the test', 'Cook.', 'Cook.', '{English}', 180, 2000, 1, 100, 120, 'At the lake',
         21.03, 105.85, '[{"id":"x","alt":"A bowl","width":1600,"height":1000,"blur":null,"dominant":null,"focal":null}]', 'published', '{Hat}'
       from generate_series(1, ${hosts}) h, generate_series(0, ${listingsOfEach - 1}) l`,
      `insert into departure (id, course_id, local_date, start_time, starts_at, ends_at, capacity, taken, settled_at)
       select c.id * 10000 + d, c.id, current_date - d, '09:00', current_date - d + time '02:00', current_date - d + time '05:00', 100, 0, now()
       from course c, generate_series(1, ${days}) d where c.id > 999`,
      `insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, status, payment, cash, quote, policy,
         first_name, last_name, email, created_at, confirmed_at, closed_at)
       select gen_random_uuid(), translate(lpad(to_hex(row_number() over ()), 8, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR'), sha256('a'), uuid_send(gen_random_uuid()), d.id,
         d.course_id, c.host_id, 'year', 2, 'completed', 'paid', 'both_say_paid',
         '{"currency":"USD","local_currency":"VND","service_fee_cents":240,"coupon_discount_cents":0,"balance_due_to_host_cents":3200,"total_price_cents":4240,"booking_deposit_due_cents":1040,"deposit_cents":800}',
         '{}', 'Ada', 'Guest', 'a@example.test', d.starts_at - interval '5 days', d.starts_at - interval '5 days', d.ends_at
       from departure d join course c on c.id = d.course_id, generate_series(1, ${bookingsADay})`,
      `insert into ledger_tx (kind, ext_ref, booking_id, at) select 'completed', 'done:' || id, id, closed_at from booking order by closed_at`,
      `insert into ledger_entry (tx_id, account, amount_minor, currency)
       select t.id, e.account, e.amount, 'USD' from ledger_tx t join booking b on b.id = t.booking_id join course c on c.id = b.course_id,
         lateral (values ('customer_deposit:' || b.id, 800), ('revenue:commission', -400), ('host_payable:' || c.host_id, -400),
           ('fee_unearned:' || b.id, 240), ('revenue:fee', -240)) as e (account, amount) order by t.id`,
      `insert into course_view (course_id, day, views) select course_id, local_date, 20 from departure`,
    ])
      await pool.query(statement);
    await pool.query('commit');
    await pool.query('analyze');
  } finally {
    await pool.end();
  }
}
