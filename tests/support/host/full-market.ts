// A marketplace with past and future bookings, pending requests and questions, external calendars, and operators'
// queues. For tests and measurements of its queries.
import { createPool, patientTimeouts } from '#src/server/platform/db/pool.ts';
import { vacuumUntilVisible } from '#tests/support/database/database.ts';
import { fillYear, type FullYear } from '#tests/support/payment/full-year.ts';
import { queueRows } from './queue-rows.ts';

export interface FullMarket extends FullYear {
  /** Days ahead on which each listing has a departure with one booking. */
  readonly daysAhead: number;
  /** External calendars, of hosts without listings; one in a hundred is due. */
  readonly feeds: number;
  /** Cases of each kind that operators have closed. */
  readonly closed: number;
}

const aheadRows = ({ daysAhead, feeds }: FullMarket): string[] => [
  `insert into departure (id, course_id, local_date, start_time, starts_at, ends_at, capacity, taken)
   select c.id * 10000 + 5000 + d, c.id, current_date + d, '09:00', current_date + d + time '02:00', current_date + d + time '05:00', 100, 2
   from course c, generate_series(1, ${daysAhead}) d where c.id > 999`,
  // The last day ahead of each listing is a pending request; the others have confirmed bookings.
  `insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, status, payment, cash, quote, policy,
     first_name, last_name, email, created_at, confirmed_at, request_until)
   select gen_random_uuid(), translate(lpad(to_hex(268435456 + row_number() over ()), 8, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR'), sha256('a'),
     uuid_send(gen_random_uuid()), d.id, d.course_id, c.host_id, 'ahead', 2, case when is_asked then 'requested' else 'confirmed' end,
     case when is_asked then 'none' else 'paid' end, 'none', q.quote, '{}', 'Ada', 'Guest', 'a@example.test', now() - interval '5 days',
     case when not is_asked then now() - interval '5 days' end, case when is_asked then now() + interval '1 day' end
   from departure d join course c on c.id = d.course_id, lateral (select d.local_date = current_date + ${daysAhead} as is_asked) a,
     (select quote from booking limit 1) q
   where d.starts_at > now()`,
  `update booking set message = 'Words', addons = '[]' where status = 'requested'`,
  `insert into booking_history (booking_id, at, actor, from_status, to_status)
   select id, created_at, 'guest', null, 'requested' from booking union all
   select id, confirmed_at, 'host', 'requested', 'confirmed' from booking where confirmed_at is not null`,
  // The newest question of each listing is open.
  `insert into inquiry (course_id, user_id, visitor_id, token_hash, email, first_name, last_name, local_date, pax, message, status,
     answered_at, expires_at, created_at)
   select c.id, ('00000000-0000-4000-8000-00000b' || lpad((1 + (c.id * 100 + n) % 1000)::text, 6, '0'))::uuid, 'asks', uuid_send(gen_random_uuid()), 'a@example.test', 'Ada', 'Guest', current_date, 2, 'May we bring a child?',
     case n when 0 then 'open' else 'answered' end, case when n > 0 then now() - make_interval(days => n) end,
     now() + make_interval(days => 2 - 3 * n), now() - make_interval(days => 3 * n)
   from course c, generate_series(0, 99) n where c.id > 999`,
  `insert into user_account (id, email, first_name, roles) select f, 'away' || n || '@example.test', 'Away', '{user,host}' from ${awayHosts(feeds)}`,
  `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
   select f, 'Away', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 1' from ${awayHosts(feeds)}`,
  `insert into feed (id, host_id, name, address, address_hash, shown, added_at, read_at, expanded_at, next_at, told_at, is_stopped)
   select gen_random_uuid(), f, 'Elsewhere', 'x', uuid_send(gen_random_uuid()), 'calendar.example', now() - interval '90 days',
     now() - case when is_old then interval '50 days' else interval '20 minutes' end, now(),
     now() + make_interval(secs => case when n % 100 = 0 then -1 else 60 + n % 1700 end),
     case when is_old then now() - interval '49 days' end, is_old
   from ${awayHosts(feeds)}, generate_series(1, 4), lateral (select n % 50 = 1 as is_old) o`,
  // Feeds of hosts with listings are busy in each third hour of the next thirty days.
  `insert into feed (id, host_id, name, address, address_hash, shown, read_at, next_at)
   select gen_random_uuid(), h.user_id, 'Elsewhere', 'x', uuid_send(gen_random_uuid()), 'calendar.example', now(), now() + interval '20 minutes'
   from host h where exists (select from course c where c.host_id = h.user_id)`,
  `insert into feed_busy (feed_id, time_zone, starts_at, ends_at)
   select f.id, 'Asia/Ho_Chi_Minh', current_date + make_interval(hours => 3 * n), current_date + make_interval(hours => 3 * n + 1)
   from feed f, generate_series(1, 30 * 8) n where exists (select from course c where c.host_id = f.host_id)`,
];

/** Each fourth feed has another host. */
function awayHosts(feeds: number): string {
  return `(select n, ('00000000-0000-4000-8000-00000b' || lpad(n::text, 6, '0'))::uuid as f from generate_series(1, ${feeds / 4}) n) away`;
}

/** Fills an empty, migrated database, then analyzes it. */
export async function fillMarket(url: string, market: FullMarket): Promise<void> {
  await fillYear(url, market);
  const pool = createPool({ url, isPgbouncer: false, size: 1, timeouts: patientTimeouts });
  try {
    await pool.query(`begin; set local session_replication_role = replica; set local work_mem = '128MB'`);
    for (const statement of [...aheadRows(market), ...queueRows(market)]) await pool.query(statement);
    await pool.query('commit');
    await vacuumUntilVisible(pool);
  } finally {
    await pool.end();
  }
}
