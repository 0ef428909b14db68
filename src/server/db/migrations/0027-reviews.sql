-- Uploads with their owner, reviews written by guests, what hosts and operators do to them, the log that shows a change
-- (docs/reviews.md), when guests are asked for one, and which notices an account wants.

-- The same bytes are one picture; an upload says who sent it, for what, and whether something shows it.
create table upload (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references user_account on delete cascade,
  picture_id text not null references picture,
  purpose text not null check (purpose in ('review', 'message', 'profile', 'course', 'problem')),
  -- Null: something shows it.
  expires_at timestamptz,
  created_at timestamptz not null default banyan_now()
);
create index upload_expires on upload (expires_at) where expires_at is not null;
create index upload_waiting on upload (owner_id) where expires_at is not null;
create index upload_picture on upload (picture_id);

alter table review
  -- Null: a demo review. One for a booking, whoever is first.
  add column booking_id uuid unique references booking,
  add column author_id uuid references user_account on delete set null,
  -- The log has SHA-256(salt || text). Without text and salt nobody finds the text again.
  add column salt bytea check (octet_length(salt) = 16),
  -- SHA-256(salt || everything that was sent), so that the same review sent again gets the same answer.
  add column fingerprint bytea check (octet_length(fingerprint) = 32),
  add column coupon_id uuid references coupon,
  add column replied_at timestamptz,
  add column removed_at timestamptz,
  add column removed_by uuid references user_account on delete set null,
  add column removal_reason text not null default '' check (char_length(removal_reason) <= 500),
  add constraint review_removed_for_a_reason check ((removed_at is not null) = (removal_reason <> ''));
create index review_author on review (author_id) where author_id is not null;

-- What host, guide and operators alone read.
create table review_aspect (
  review_id uuid not null references review on delete cascade,
  aspect text not null check (aspect in ('accuracy', 'overall', 'host', 'guide')),
  rating smallint not null check (rating between 1 and 5),
  labels text[] not null default '{}',
  details text not null default '',
  primary key (review_id, aspect)
);

-- Removed reviews count nowhere: neither in figures, nor in lists, nor in the indexes of lists.
create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update course c set review_total = c.review_total + f.total, review_sum = c.review_sum + f.points
    from (select course_id, count(*) as total, sum(rating) as points from new_rows where removed_at is null
      group by course_id) f
    where f.course_id = c.id;
  elsif tg_op = 'DELETE' then
    update course c set review_total = c.review_total - f.total, review_sum = c.review_sum - f.points
    from (select course_id, count(*) as total, sum(rating) as points from old_rows where removed_at is null
      group by course_id) f
    where f.course_id = c.id;
  elsif exists (select course_id, rating, id, removed_at is null from new_rows
      except select course_id, rating, id, removed_at is null from old_rows) then
    update course c set review_total = c.review_total + f.total, review_sum = c.review_sum + f.points
    from (select course_id, sum(number) as total, sum(number * rating) as points
      from (select course_id, rating, 1 as number from new_rows where removed_at is null
        union all select course_id, rating, -1 from old_rows where removed_at is null) b
      group by course_id) f
    where f.course_id = c.id;
  end if;
  return null;
end $$;

drop index review_course_newest;
drop index review_course_rating;
drop index review_course_photo;
drop index review_course_written;
create index review_course_newest on review (course_id, created_at desc, id) where removed_at is null;
create index review_course_rating on review (course_id, rating desc, created_at desc, id) where removed_at is null;
create index review_course_photo on review (course_id, (photo_total > 0) desc, created_at desc, id)
  where removed_at is null;
create index review_course_written on review (course_id, created_at desc, id)
  where removed_at is null and (body <> '' or photo_total > 0);
create index review_course_photographed on review (course_id, created_at desc, id)
  where removed_at is null and photo_total > 0;
create index review_course_removed on review (course_id, removed_at desc, id) where removed_at is not null;

-- What happened to reviews, each row with the hash of the one before. It names reviews and does not point at them: it stays
-- when they go.
create table review_log (
  seq bigint primary key check (seq > 0),
  kind text not null check (kind in ('written', 'removed', 'erased')),
  review_id uuid not null,
  at timestamptz not null,
  rating smallint check (rating between 1 and 5),
  reason text not null default '',
  text_hash bytea check (octet_length(text_hash) = 32),
  previous bytea not null check (octet_length(previous) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  check ((kind = 'written') = (rating is not null and text_hash is not null)),
  check ((kind = 'removed') = (reason <> ''))
);
create index review_log_review on review_log (review_id);

-- The newest hash of each day, as it was published.
create table review_log_day (
  day date primary key,
  seq bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  published_at timestamptz not null default banyan_now()
);

create function review_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the log of reviews is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger review_log_rows_stay before update or delete on review_log
  for each row execute function review_log_stays();
create trigger review_log_stays before truncate on review_log
  for each statement execute function review_log_stays();
create trigger review_log_day_rows_stay before update or delete on review_log_day
  for each row execute function review_log_stays();
create trigger review_log_day_stays before truncate on review_log_day
  for each statement execute function review_log_stays();

-- A row is taken only at the end of the chain.
create function review_log_follows() returns trigger language plpgsql as $$
declare
  last record;
begin
  select seq, hash into last from review_log order by seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1 or (last.hash is not null and new.previous <> last.hash) then
    raise exception 'the log of reviews goes on at its end' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger review_log_follows before insert on review_log for each row execute function review_log_follows();

-- When a guest is asked for a review next: `asked` mails have been queued; null: no more.
create table review_asking (
  booking_id uuid primary key references booking on delete cascade,
  asked smallint not null default 0 check (asked between 0 and 3),
  due_at timestamptz
);
create index review_asking_due on review_asking (due_at) where due_at is not null;

create function ask_for_review() returns trigger language plpgsql as $$
begin
  insert into review_asking (booking_id, due_at)
  select new.id, d.ends_at + interval '3 hours' from departure d where d.id = new.departure_id
  on conflict do nothing;
  return null;
end $$;
create trigger booking_completed after update of status on booking for each row
  when (new.status = 'completed' and old.status <> 'completed' and not new.is_demo)
  execute function ask_for_review();
-- Whoever was there within the last days is asked as well.
insert into review_asking (booking_id, due_at)
select b.id, d.ends_at + interval '3 hours' from booking b join departure d on d.id = b.departure_id
where b.status = 'completed' and not b.is_demo and d.ends_at > banyan_now() - interval '10 days';

-- Notices that are not about an open booking, and that an account has turned off or on. No row: wanted.
create table notice_choice (
  user_id uuid not null references user_account on delete cascade,
  topic text not null check (topic ~ '^[a-z][a-z-]{1,39}$'),
  is_wanted boolean not null,
  changed_at timestamptz not null default banyan_now(),
  primary key (user_id, topic)
);

-- One more kind of task, next to whichever there are.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(kind), ', ') into kinds from (
    select kind[1] as kind from pg_constraint,
      regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''::text', 'g') as kind
    where conname = 'staff_task_kind_check'
    union select 'review_report') as known;
  alter table staff_task drop constraint staff_task_kind_check;
  execute format('alter table staff_task add constraint staff_task_kind_check check (kind in (%s))', kinds);
end $$;
