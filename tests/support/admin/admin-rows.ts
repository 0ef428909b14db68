// Rows for the back office at a million bookings: accounts, reviews, emails, codes, and its history.

const idOf = (group: string, n: string) => `('00000000-0000-4000-${group}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** The account and the partner of this number, from 0: the lower, the more bookings it has. */
export const partnerIds = (n: number) => {
  const end = n.toString(16).padStart(12, '0');
  return { accountId: `00000000-0000-4000-a000-${end}`, partnerId: `00000000-0000-4000-b000-${end}` };
};

// 2,000 partners, every tenth a distributor, with one booking in ten; few of them have most.
const partnerRows: readonly string[] = [
  `insert into user_account (id, email, first_name, last_name, isd_code, phone, roles, created_at, verified_at)
   select ${idOf('a000', 'n')}, 'partner' || n || '@example.test', 'Bo', 'Partner' || n, '84', '8' || lpad(n::text, 8, '0'),
     array['user', case when n % 10 = 1 then 'distributor' else 'ambassador' end], banyan_now() - n * interval '1 hour', banyan_now()
   from generate_series(0, 1999) n`,
  `insert into partner (id, user_id, kind, code, since)
   select ${idOf('b000', 'n')}, ${idOf('a000', 'n')}, case when n % 10 = 1 then 'distributor' else 'ambassador' end,
     case when n % 10 <> 1 then 'PARTNER' || n end, banyan_now() - (n * 7919 % 2000) * interval '1 hour'
   from generate_series(0, 1999) n`,
  `insert into partner_click (partner_id, day, count)
   select ${idOf('b000', 'n')}, current_date - d, 1 + (n + d) % 9 from generate_series(0, 1999) n, generate_series(0, 59) d where n % 10 <> 1`,
  `insert into partner_commission (booking_id, partner_id, way, rate, state, reason, amount_cents, made_at, released_at)
   select b.id, ${idOf('b000', 'floor(2000 * power((b.n / 10 % 10007) / 10007.0, 3))::integer')}, 'link', 0.05,
     case b.status when 'completed' then 'released' when 'confirmed' then 'waiting' else 'nothing' end,
     case b.status when 'completed' then null when 'confirmed' then null when 'cancelled' then 'cancelled' else 'not-completed' end,
     case when b.status = 'completed' then 100 else 0 end,
     b.created_at, case when b.status = 'completed' then banyan_now() end
   from (select id, status, created_at, row_number() over (order by id) as n from booking) b where b.n % 10 = 0`,
  `update booking b set user_id = p.user_id from partner_commission c join partner p on p.id = c.partner_id
   where b.id = c.booking_id and p.kind = 'distributor'`,
];

/** Statements that fill a database with `bookings` bookings, with a row for each or some of them. */
export function adminRows(bookings: number): readonly string[] {
  return [
    // Starts departures on their local date, so that a list of days has some.
    `update departure set starts_at = (local_date + start_time) at time zone 'UTC', ends_at = (local_date + start_time) at time zone 'UTC' + interval '2 hours'`,
    `insert into user_account (email, first_name, last_name, isd_code, phone, roles, created_at, verified_at)
     select 'person' || n || '@example.test', 'Ada', 'Person' || n, '84', '9' || lpad(n::text, 8, '0'),
       case when n % 1000 = 1 then '{user,host}'::text[] else '{user}' end, banyan_now() - n * interval '1 minute', banyan_now()
     from generate_series(1, ${bookings}) n`,
    `insert into review (course_id, booking_id, author_id, guest_name, guest_country, rating, body, host_reply, created_at, photo_total)
     select b.course_id, b.id, b.user_id, 'Guest' || b.n, 'NO', case when n % 100 < 5 then 1 else 5 end,
       'A fine day ' || case when n % 10000 = 77 then 'with a marmot' else '' end, case when n % 2 = 0 then 'Thanks' else '' end,
       banyan_now() - n * interval '1 minute', case when n % 10 = 3 then 1 else 0 end
     from (select *, row_number() over (order by id) as n from booking where status = 'completed') b`,
    `insert into outbox (topic, payload, attempts, created_at, done_at, outcome, error, not_before)
     select 'mail', jsonb_build_object('kind', 'kind-' || n % 30, 'booking_id', b.id), 1, banyan_now() - make_interval(secs => n * 2), banyan_now(),
       case when n % 1000 = 8 then 'given_up' else 'handed' end, case when n % 1000 = 8 then '550 no such user' end, banyan_now()
     from (select id, row_number() over () as n from booking) b`,
    `insert into mail (outbox_id, kind, recipient, subject, text_body, html_body, attachments, sent_at, created_at)
     select id, payload ->> 'kind', 'reader' || id || '@example.test', 'Subject ' || id, 'Text', '<p>Text</p>', '[]', done_at, created_at
     from outbox where outcome = 'handed'`,
    `insert into coupon (code, kind, amount_cents, max_uses, used, valid_until, created_at)
     select 'THANKS-' || lpad(n::text, 7, '0'), 'fixed', 500, 1, 0, banyan_now() + make_interval(days => case when n % 2 = 0 then -1 else 30 end, secs => n),
       banyan_now() - make_interval(mins => n) from generate_series(1, ${bookings} / 5) n`,
    `insert into audit_log (at, action, subject, detail)
     select banyan_now() - n * interval '1 minute', case when n % 10000 = 0 then 'rare' else 'common-' || n % 5 end, 
       case when n % 2 = 0 then 'account:00000000-0000-4000-a000-' || lpad(to_hex(n % 2000), 12, '0') else 'thing:' || n % 4000 end, '{}'
     from generate_series(1, ${bookings} / 2) n`,
    `insert into staff_task (kind, subject, opened_at, closed_at)
     select 'review_report', 'review:' || r.id, banyan_now() - n * interval '1 minute', case when n % 1000 <> 0 then banyan_now() end
     from (select id, row_number() over () as n from review) r where n % 4 = 0`,
    ...partnerRows,
  ];
}
