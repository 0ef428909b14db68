-- Conversations of a guest and a host: one for each inquiry or booking (ADR 075, docs/messages.md).

-- Its id is that of its inquiry, or else of its booking, so that it is known before the first message. The conversation of a
-- question whose offer was booked goes on as that of the booking.
create table message_thread (
  id uuid primary key,
  inquiry_id uuid unique references inquiry(id) on delete cascade,
  booking_id uuid unique references booking(id) on delete cascade,
  user_id uuid not null references user_account(id),
  host_id uuid not null references host(user_id),
  -- Null before the first message: a block alone makes a row as well.
  last_at timestamptz,
  -- The newest message for each side, and how far each has read, by message.seq.
  to_guest_seq bigint not null default 0,
  to_host_seq bigint not null default 0,
  guest_read_seq bigint not null default 0,
  host_read_seq bigint not null default 0,
  -- The oldest message that no mail has told of, and the last mail that nobody has read after.
  guest_unmailed_since timestamptz,
  host_unmailed_since timestamptz,
  guest_mailed_at timestamptz,
  host_mailed_at timestamptz,
  -- The guest's first message that the host has not answered.
  guest_waits_since timestamptz,
  constraint message_thread_subject check (id in (inquiry_id, booking_id))
);
create index message_thread_guest on message_thread (user_id, last_at desc);
create index message_thread_host on message_thread (host_id, last_at desc);
create index message_thread_guest_unread on message_thread (user_id) where to_guest_seq > guest_read_seq;
create index message_thread_host_unread on message_thread (host_id) where to_host_seq > host_read_seq;
create index message_thread_guest_unmailed on message_thread (guest_unmailed_since) where guest_unmailed_since is not null;
create index message_thread_host_unmailed on message_thread (host_unmailed_since) where host_unmailed_since is not null;

create table message (
  id uuid primary key default gen_random_uuid(),
  seq bigint not null generated always as identity unique,
  thread_id uuid not null references message_thread(id) on delete cascade,
  side text not null check (side in ('guest', 'host', 'operator')),
  -- Who wrote it: null without a login. A coordinator writes in the name of a host.
  author_id uuid references user_account(id),
  on_behalf_of uuid references host(user_id),
  -- Given by the sender, so that a message that is sent again stays one.
  key uuid,
  text text not null check (length(text) between 1 and 4000),
  is_masked boolean not null default false,
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 4),
  -- A mail of its own tells of it.
  is_told boolean not null default false,
  sent_at timestamptz not null default banyan_now(),
  read_at timestamptz,
  unique (thread_id, side, key)
);
create index message_of_thread on message (thread_id, seq desc);
create index message_age on message (sent_at);

-- How long a guest waited for each answer of a host (docs/messages.md#reply-time).
create table host_reply (
  message_id uuid primary key references message(id) on delete cascade,
  host_id uuid not null references host(user_id) on delete cascade,
  replied_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  -- Whether the figure of the host knows it.
  is_counted boolean not null default false
);
create index host_reply_host on host_reply (host_id, replied_at);
create index host_reply_age on host_reply (replied_at);
create index host_reply_new on host_reply (host_id) where not is_counted;

-- Who has closed a conversation for the other side.
create table message_block (
  thread_id uuid not null references message_thread(id) on delete cascade,
  by_side text not null check (by_side in ('guest', 'host')),
  actor_id uuid references user_account(id),
  created_at timestamptz not null default banyan_now(),
  primary key (thread_id, by_side)
);

create table message_report (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references message_thread(id) on delete cascade,
  message_id uuid references message(id) on delete set null,
  by_side text not null check (by_side in ('guest', 'host')),
  actor_id uuid references user_account(id),
  reason text not null check (reason in ('spam', 'rude', 'pays_elsewhere', 'unsafe', 'other')),
  details text not null default '' check (length(details) <= 1000),
  created_at timestamptz not null default banyan_now()
);
create index message_report_thread on message_report (thread_id, created_at);

alter table staff_task drop constraint staff_task_kind_check;
alter table staff_task add constraint staff_task_kind_check check (kind in ('refund_failed', 'payment_mismatch', 'payment_stuck',
  'orphan_payment', 'dispute', 'problem_report', 'rates_stale', 'feedback', 'ambassador_application', 'message_report'));

-- What a message changes in its conversation, and the hint to open windows. Whoever inserts holds the lock of the thread's row.
create function message_moves_thread() returns trigger language plpgsql as $$
begin
  if new.side = 'host' then
    insert into host_reply (message_id, host_id, replied_at, seconds)
    select new.id, t.host_id, new.sent_at, greatest(0, extract(epoch from new.sent_at - t.guest_waits_since))::integer
    from message_thread t where t.id = new.thread_id and t.guest_waits_since is not null;
  end if;
  update message_thread t set
    last_at = greatest(t.last_at, new.sent_at),
    to_guest_seq = case when new.side = 'guest' then t.to_guest_seq else new.seq end,
    to_host_seq = case when new.side = 'host' then t.to_host_seq else new.seq end,
    guest_unmailed_since = case when new.side = 'guest' or new.is_told then t.guest_unmailed_since
      else coalesce(t.guest_unmailed_since, new.sent_at) end,
    host_unmailed_since = case when new.side = 'host' or new.is_told then t.host_unmailed_since
      else coalesce(t.host_unmailed_since, new.sent_at) end,
    guest_waits_since = case new.side when 'guest' then coalesce(t.guest_waits_since, new.sent_at) when 'host' then null
      else t.guest_waits_since end
  where t.id = new.thread_id;
  perform pg_notify('banyan_message', new.thread_id::text);
  return null;
end $$;
create trigger message_moves after insert on message for each row execute function message_moves_thread();

-- A question and its answer are the first messages of their conversation, whoever writes them. Mails of their own tell of both.
create function inquiry_speaks() returns trigger language plpgsql as $$
begin
  if new.user_id is null or new.status = 'unverified' then return null; end if;
  insert into message_thread (id, inquiry_id, user_id, host_id)
  select new.id, new.id, new.user_id, c.host_id from course c where c.id = new.course_id on conflict (id) do nothing;
  if found then
    insert into message (thread_id, side, author_id, text, is_told, sent_at)
    values (new.id, 'guest', new.user_id, new.message, true, case tg_op when 'INSERT' then new.created_at else banyan_now() end);
  end if;
  if new.answer <> '' and (tg_op = 'INSERT' or old.answer = '') then
    insert into message (thread_id, side, text, is_told, sent_at)
    values (new.id, 'host', new.answer, true, coalesce(new.answered_at, banyan_now()));
  end if;
  return null;
end $$;
create trigger inquiry_opens_thread after insert on inquiry for each row execute function inquiry_speaks();
create trigger inquiry_goes_on after update of status, answer, user_id on inquiry for each row execute function inquiry_speaks();

-- A booked offer takes the conversation of its question along, if it is booked in the name of who asked.
create function booking_takes_thread() returns trigger language plpgsql as $$
begin
  update message_thread t set booking_id = new.id from offer o
  where o.id = new.offer_id and t.inquiry_id = o.inquiry_id and t.user_id = new.user_id and t.booking_id is null
    and not exists (select from message_thread other where other.booking_id = new.id);
  return null;
end $$;
create trigger booking_takes_thread after update of status on booking for each row
  when (new.offer_id is not null and old.status in ('held', 'expired') and new.status in ('requested', 'confirmed'))
  execute function booking_takes_thread();

-- Questions from before: nothing of them is new to anybody, and how fast they were answered counts from now on.
insert into message_thread (id, inquiry_id, user_id, host_id)
select i.id, i.id, i.user_id, c.host_id from inquiry i join course c on c.id = i.course_id
where i.user_id is not null and i.status <> 'unverified';
insert into message (thread_id, side, author_id, text, is_told, sent_at, read_at)
select i.id, 'guest', i.user_id, i.message, true, i.created_at, i.created_at
from inquiry i join message_thread t on t.id = i.id order by i.created_at;
insert into message (thread_id, side, text, is_told, sent_at, read_at)
select i.id, 'host', i.answer, true, coalesce(i.answered_at, i.created_at), coalesce(i.answered_at, i.created_at)
from inquiry i join message_thread t on t.id = i.id where i.answer <> '' order by i.answered_at;
update message_thread set guest_read_seq = to_guest_seq, host_read_seq = to_host_seq, guest_waits_since = null;
delete from host_reply;
update message_thread t set booking_id = b.id
from offer o join booking b on b.offer_id = o.id
where t.inquiry_id = o.inquiry_id and b.user_id = t.user_id and b.status not in ('held', 'expired', 'declined');
