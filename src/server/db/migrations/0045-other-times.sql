-- Another time that a host offers for a request (docs/domain/lifecycle.md#another-time, ADR 090).

create table time_offer (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking on delete cascade,
  departure_id bigint not null references departure,
  -- The row that keeps its seats; it ends with the offer.
  hold_id uuid references booking on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default banyan_now(),
  -- Ended otherwise: by a newer one, or with the request.
  outcome text check (outcome in ('taken', 'refused', 'ended')),
  closed_at timestamptz,
  constraint time_offer_is_closed check ((closed_at is null) = (outcome is null))
);
create unique index time_offer_open on time_offer (booking_id) where closed_at is null;
create index time_offer_booking on time_offer (booking_id);
create index time_offer_departure on time_offer (departure_id);
create index time_offer_hold on time_offer (hold_id) where hold_id is not null;

alter table host_link drop constraint host_link_purpose_check;
alter table host_link add constraint host_link_purpose_check
  check (purpose in ('accept', 'decline', 'other_time', 'check_in', 'cash', 'late', 'cancel', 'cancel_day', 'today'));
