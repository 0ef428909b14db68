// Operators' queues: thousands of closed cases, and few open ones.

const perKind = `(values ('refund_failed'), ('payment_stuck'), ('dispute'), ('message_report'), ('review_report'), ('problem_report'),
  ('listing_review'), ('cash_dispute'), ('contested_no_show'), ('stale_feed')) as k (kind)`;

export const waiting = 40;

export const itemsOfARun = 1000;

/** Statements that fill the queues of a marketplace with bookings and hosts; `closed` cases of each kind have ended. */
export const queueRows = ({ closed }: { closed: number }): string[] => [
  `insert into staff_task (kind, subject, opened_at, closed_at)
   select kind, kind || ':' || n, now() - make_interval(mins => 2 * ${closed} - n), now() - make_interval(mins => ${closed} - n)
   from generate_series(1, ${closed}) n, ${perKind}`,
  `insert into staff_task (kind, subject, booking_id, opened_at)
   select kind, 'booking:' || b.id, b.id, now() - make_interval(mins => b.n::integer)
   from ${perKind}, (select id, row_number() over () as n from booking where status = 'completed' limit ${waiting}) b`,
  `update booking set cash = 'disputed' where id in (select booking_id from staff_task where kind = 'cash_dispute' and closed_at is null)`,
  `insert into cash_word (booking_id, side, word, actor, from_cash, to_cash)
   select id, s.side, 'paid', s.side, 'due', 'due' from booking, unnest(array['host', 'guest']) s (side) where status = 'completed'`,
  `insert into listing_draft (id, host_id, course_id, state, submitted_at)
   select gen_random_uuid(), c.host_id, c.id, 'published', now() - interval '1 year' from course c where c.id > 999`,
  `insert into listing_draft (id, host_id, state, submitted_at)
   select gen_random_uuid(), (select user_id from host limit 1), case when n <= ${waiting} then 'in_review' else 'rejected' end,
     now() - make_interval(mins => n) from generate_series(1, ${closed}) n`,
  `insert into listing_history (draft_id, at, act, part, after, review, decided_at)
   select d.id, now() - make_interval(hours => n), 'change', 'story', '{}', 'seen', null
   from (select id from listing_draft where state = 'published' limit 1000) d, generate_series(1, ${closed} / 20) n`,
  `insert into listing_history (draft_id, at, act, part, after, review)
   select id, now() - interval '1 hour', 'change', part, '{}', case part when 'story' then 'waiting' end
   from (select id from listing_draft where state = 'published' limit ${waiting}) d, unnest(array['story', 'photos']) part`,
  `insert into host_document (id, host_id, kind, file_kind, byte_size, sealed, decision, decided_at, sent_at)
   select gen_random_uuid(), h.user_id, 'id', 'pdf', 1, 'x', case when n > ${waiting} then 'verified' else 'waiting' end,
     case when n > ${waiting} then now() - make_interval(mins => n::integer) end, now() - make_interval(mins => n::integer)
   from (select user_id, row_number() over () as n from host) h`,
  `insert into payout_detail (host_id, sealed, asked_by, proof, counts_since)
   select user_id, 'x', user_id, 'factor', now() - interval '90 days' from host`,
  `insert into payout_detail (host_id, sealed, asked_by) select user_id, 'x', user_id from host limit ${waiting}`,
  `insert into payout_run (number, currency, minimum_cents, made_by, paid_at, paid_on)
   select n, 'USD', 1000, (select user_id from host limit 1), now(), current_date from generate_series(1, 60) n`,
  `insert into payout_item (run_number, place, host_id, amount_cents, state)
   select r.number, h.place, h.user_id, 5000, 'paid' from payout_run r,
     (select user_id, row_number() over () as place from host limit ${itemsOfARun}) h`,
  `insert into outbox (topic, payload, done_at)
   select 'mail', jsonb_build_object('kind', case when n % 100 = 0 then 'account-address-changed' else 'booking-confirmed' end, 'user_id', h.user_id), now()
   from generate_series(1, ${closed}) n join (select user_id, row_number() over () as place from host) h on h.place = n % 1000 + 1`,
];
