-- Companions, receipts without gaps, and where exchange rates came from (product 2, 8 and 9, ADR 034).

create table companion (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  email citext not null,
  first_name text not null,
  last_name text not null,
  sends smallint not null default 1 check (sends between 1 and 4),
  sent_at timestamptz not null default banyan_now(),
  created_at timestamptz not null default banyan_now(),
  unique (booking_id, email)
);

-- One row; whoever issues receipts locks it, so that numbers follow each other without a gap.
create table receipt_counter (
  id boolean primary key default true check (id),
  last_number bigint not null default 0
);
insert into receipt_counter default values;
create table receipt (
  number bigint primary key check (number > 0),
  booking_id uuid not null references booking,
  payment_id uuid references payment,
  refund_id uuid references refund,
  kind text not null check (kind in ('payment', 'refund')),
  amount_minor integer not null check (amount_minor > 0),
  currency char(3) not null,
  due_cents integer not null check (due_cents > 0),
  issued_at timestamptz not null default banyan_now(),
  check ((kind = 'payment') = (payment_id is not null) and (kind = 'refund') = (refund_id is not null))
);
create unique index receipt_payment on receipt (payment_id) where payment_id is not null;
create unique index receipt_refund on receipt (refund_id) where refund_id is not null;
create index receipt_booking on receipt (booking_id);
create function receipt_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt is never changed: a refund has a receipt of its own';
end $$;
create trigger receipt_append_only before update or delete on receipt
  for each statement execute function receipt_is_append_only();

-- What has no receipt yet is found by these, however many have one.
alter table payment add column has_receipt boolean not null default false;
alter table refund add column has_receipt boolean not null default false;
create index payment_without_receipt on payment (changed_at) where status = 'succeeded' and not has_receipt;
create index refund_without_receipt on refund (changed_at) where status = 'succeeded' and not has_receipt;

alter table exchange_rate add column source text not null default 'shipped';

-- How many invitations an account has sent within the hour.
create index outbox_invitations on outbox ((payload ->> 'user_id'), created_at) where payload ->> 'kind' = 'companion-invite';

-- Jobs that are done once a day by whichever process comes first.
create table job_run (
  name text primary key,
  started_at timestamptz not null default banyan_now(),
  finished_at timestamptz,
  error text
);

-- What is deleted when it has grown old is found without reading what stays.
create index booking_unpaid_age on booking (created_at) where status in ('held', 'expired');
create index outbox_done on outbox (done_at) where done_at is not null;
create index gateway_event_done on gateway_event (processed_at) where processed_at is not null;
-- Before a row goes, PostgreSQL asks whether another one points at it; without these it would read the whole table each time.
create index staff_task_booking on staff_task (booking_id) where booking_id is not null;
create index offer_inquiry on offer (inquiry_id) where inquiry_id is not null;
