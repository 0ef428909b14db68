-- Who has been told of which day (docs/phone.md#the-day-before), and what was done at an entrance by a link
-- (docs/check-in.md#by-a-link).

create table host_reminder (
  host_id uuid not null references host on delete cascade,
  local_date date not null,
  created_at timestamptz not null default banyan_now(),
  primary key (host_id, local_date)
);
create index host_reminder_age on host_reminder (created_at);

-- No phone of its own: the acts of one reader of links, kept with those of phones. It is in no list and counts as none.
alter table check_device add column is_link boolean not null default false;
