-- Phones at the entrance, what was done with them, who leads a departure, and in which order guests are fetched
-- (docs/check-in.md, docs/pickup.md#order).

create table check_device (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null default banyan_now(),
  seen_at timestamptz not null default banyan_now(),
  -- Cut off: at its next contact it erases everything that it holds.
  revoked_at timestamptz,
  revoked_by uuid references user_account,
  -- When it was told so.
  erased_at timestamptz
);
create index check_device_user on check_device (user_id);
create trigger account_is_there before insert on check_device for each row execute function refuse_erased_account('user_id');

create table check_event (
  -- Made by the phone, so that a repeated act is known again.
  id uuid primary key,
  device_id uuid not null references check_device on delete cascade,
  booking_id uuid not null references booking on delete cascade,
  kind text not null check (kind in ('let_in', 'cash', 'no_show', 'undo')),
  heads smallint not null check (heads between 0 and 1000),
  -- The mark of a companion's code.
  part text not null default '' check (part ~ '^([0-9a-f]{8})?$'),
  undoes uuid,
  seq integer not null,
  -- What the phone's clock said, and the same moment by ours.
  phone_at timestamptz not null,
  at timestamptz not null,
  received_at timestamptz not null default banyan_now()
);
create index check_event_booking on check_event (booking_id);
create index check_event_device on check_event (device_id);

create table departure_guide (
  departure_id bigint not null references departure on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  created_at timestamptz not null default banyan_now(),
  primary key (departure_id, user_id)
);
create index departure_guide_user on departure_guide (user_id);
create trigger account_is_there before insert on departure_guide for each row execute function refuse_erased_account('user_id');

create table pickup_stop (
  departure_id bigint not null references departure on delete cascade,
  booking_id uuid not null references booking on delete cascade,
  position smallint not null check (position between 1 and 1000),
  primary key (departure_id, booking_id)
);
create index pickup_stop_booking on pickup_stop (booking_id);

-- A guest's words against a no-show.
alter table problem_report drop constraint problem_report_kind_check;
alter table problem_report add constraint problem_report_kind_check
  check (kind in ('host_late', 'host_missing', 'not_as_described', 'unsafe', 'weather', 'money', 'other', 'no_show'));
