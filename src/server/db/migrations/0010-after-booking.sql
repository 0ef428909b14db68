-- What becomes of a booking after it was paid: asked for, moved, cancelled, reported, completed (product 4 and 6, ADR 032).

alter table booking
  add column request_until timestamptz,
  add column checked_in_at timestamptz,
  add column no_show_at timestamptz,
  add column cancelled_by text check (cancelled_by in ('guest', 'host', 'coordinator', 'operator', 'system')),
  add column cancel_cause text check (cancel_cause in
    ('guest', 'host', 'host_late', 'unsafe_weather', 'request_declined', 'request_expired')),
  add column cancel_reason text not null default '',
  add column refund_percent smallint check (refund_percent between 0 and 100),
  -- Raised at each change that a quoted amount depends on, so that an old quote is never applied.
  add column version integer not null default 1;
update booking set request_until = confirmed_at + interval '48 hours' where status = 'requested' and request_until is null;
alter table booking add constraint booking_request_until check ((status = 'requested') <= (request_until is not null));
create index booking_request_waiting on booking (request_until) where status = 'requested';
create index booking_course on booking (course_id, created_at desc);

create table problem_report (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  kind text not null check (kind in ('host_late', 'host_missing', 'not_as_described', 'unsafe', 'weather', 'money', 'other')),
  message text not null check (length(message) between 10 and 2000),
  photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) <= 4),
  created_at timestamptz not null default banyan_now()
);
create index problem_report_booking on problem_report (booking_id, created_at);

-- What a single departure's exception said before it was closed, so that opening it again brings that back.
alter table availability_exception add column reopens_as text check (reopens_as in ('extra', 'capacity'));
alter table availability_exception add constraint availability_exception_reopens
  check (reopens_as is null or (kind = 'closed' and start_time is not null and capacity is not null));

-- Who acts for whom: most hosts have no laptop. Each act is logged in both names (product 1).
create table coordination (
  coordinator_id uuid not null references user_account on delete cascade,
  host_id uuid not null references host (user_id) on delete cascade,
  created_at timestamptz not null default banyan_now(),
  primary key (coordinator_id, host_id)
);
create index coordination_host on coordination (host_id);

-- A departure is settled once all its bookings have come to their end and the books with them. What has to wait for a
-- refund is looked at again later.
alter table departure
  add column settled_at timestamptz,
  add column looked_at timestamptz;
create index departure_unsettled on departure (coalesce(looked_at, ends_at)) where settled_at is null;
