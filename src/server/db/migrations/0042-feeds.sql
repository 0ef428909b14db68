-- Calendars elsewhere: addresses by which others read a host's calendar, and calendars that are read for it
-- (docs/domain/host-calendar.md).
create table calendar_address (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references host (user_id) on delete cascade,
  course_id integer references course (id) on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default banyan_now(),
  read_at timestamptz,
  unique nulls not distinct (host_id, course_id)
);

create table feed (
  id uuid primary key,
  host_id uuid not null references host (user_id) on delete cascade,
  course_id integer references course (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  address bytea not null,
  address_hash bytea not null,
  shown text not null,
  etag text,
  modified text,
  zones text[] not null default '{}',
  added_at timestamptz not null default banyan_now(),
  read_at timestamptz,
  expanded_at timestamptz,
  next_at timestamptz not null default banyan_now(),
  failures integer not null default 0 check (failures >= 0),
  fault text,
  skipped integer not null default 0 check (skipped >= 0),
  is_cut boolean not null default false,
  is_stopped boolean not null default false,
  told_at timestamptz,
  unique nulls not distinct (host_id, course_id, address_hash)
);
create index feed_next on feed (next_at);

create table feed_busy (
  feed_id uuid not null references feed (id) on delete cascade,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (feed_id, time_zone, starts_at)
);

-- What follows from them, for whoever asks when a listing can be booked.
create table feed_block (
  course_id integer not null references course (id) on delete cascade,
  local_date date not null,
  start_time time not null,
  primary key (course_id, local_date, start_time)
);
create table feed_stop (course_id integer primary key references course (id) on delete cascade);

create function refresh_feed_blocks(ids integer[]) returns void language plpgsql as $$
declare
  changed integer[];
begin
  perform from course where id = any(ids) order by id for no key update;
  with busy as (
    select c.id, c.duration_minutes as minutes, t.time_zone, b.starts_at, b.ends_at
    from course c join city t on t.id = c.city_id
      join feed f on f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id)
      join feed_busy b on b.feed_id = f.id and b.time_zone = t.time_zone
    where c.id = any(ids)
  ), days as (
    select b.*, day::date as day from busy b, generate_series(
      ((b.starts_at - make_interval(mins => b.minutes)) at time zone b.time_zone)::date::timestamp,
      (b.ends_at at time zone b.time_zone)::date, interval '1 day') day
  ), slots as (
    select d.*, r.start_time from days d join availability_rule r
      on r.course_id = d.id and r.weekday = extract(isodow from d.day)
    union all
    select d.*, e.start_time from days d join availability_exception e
      on e.course_id = d.id and e.local_date = d.day and e.start_time is not null
  ), wanted as (
    select distinct id, day, start_time from slots
    where (day + start_time) at time zone time_zone < ends_at
      and (day + start_time) at time zone time_zone + make_interval(mins => minutes) > starts_at
  ), gone as (
    delete from feed_block f where f.course_id = any(ids) and not exists (
      select from wanted w where (w.id, w.day, w.start_time) = (f.course_id, f.local_date, f.start_time))
    returning f.course_id
  ), come as (
    insert into feed_block select id, day, start_time from wanted on conflict do nothing returning course_id
  ), stopped as (
    select distinct c.id from course c join feed f on f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id)
    where c.id = any(ids) and f.is_stopped
  ), freed as (
    delete from feed_stop s where s.course_id = any(ids) and s.course_id not in (select id from stopped) returning s.course_id
  ), halted as (
    insert into feed_stop select id from stopped on conflict do nothing returning course_id
  )
  select array_agg(distinct course_id) into changed from (
    select course_id from gone union all select course_id from come
    union all select course_id from freed union all select course_id from halted) every_one;
  if changed is not null then perform refresh_course_days(changed); end if;
end $$;

-- A departure that is planned anew may lie in a busy time that is known already.
create function timetable_changes_blocks() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  select array_agg(distinct n.course_id) into ids from new_rows n join course c on c.id = n.course_id
    where exists (select from feed f where f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id));
  if ids is not null then perform refresh_feed_blocks(ids); end if;
  return null;
end $$;
create trigger rule_blocks_insert after insert on availability_rule referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();
create trigger rule_blocks_update after update on availability_rule referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();
create trigger exception_blocks_insert after insert on availability_exception referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();
create trigger exception_blocks_update after update on availability_exception referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();

-- Whoever asks when a listing can be booked asks the busy times too. The functions say the rest as before.
do $$
declare
  edits text[][] := array[
    ['offer_stamp',
     'c.cutoff_later_minutes, c.horizon_days), 1)',
     'c.cutoff_later_minutes, c.horizon_days), 1)
    # coalesce((select bit_xor(hash_record_extended(row(f.start_time), 5))
        from feed_block f where f.course_id = c.id and f.local_date = wanted_date), 0)
    # (select count(*) from feed_stop s where s.course_id = c.id)'],
    ['course_days_rows',
     'c.horizon_days, c.cutoff_first_minutes as first_cut',
     'case when exists (select from feed_stop s where s.course_id = c.id) then -1 else c.horizon_days end as horizon_days,
      c.cutoff_first_minutes as first_cut'],
    ['course_days_rows',
     'on e.course_id = w.id and e.local_date between w.today and w.today + w.horizon_days
    union',
     'on e.course_id = w.id and e.local_date between w.today and w.today + w.horizon_days
    union
    select w.id, f.local_date from wanted w join feed_block f
      on f.course_id = w.id and f.local_date between w.today and w.today + w.horizon_days
    union'],
    -- A listing that has stopped keeps its row, in which today alone is decided, and closed.
    ['course_days_rows',
     'generate_series(0, least(w.horizon_days, 2 + (w.first_cut + 300) / 1440)) n',
     'generate_series(0, greatest(0, least(w.horizon_days, 2 + (w.first_cut + 300) / 1440))) n'],
    ['course_days_rows',
     'where p.capacity - coalesce(d.taken, 0) + coalesce(h.pax, 0) > 0',
     'where p.capacity - coalesce(d.taken, 0) + coalesce(h.pax, 0) > 0 and w.horizon_days >= 0 and not exists (
      select from feed_block f where f.course_id = p.id and f.local_date = p.day and f.start_time = p.start_time)'],
    ['course_opens',
     'select c.id, c.horizon_days, c.cutoff_first_minutes',
     'select c.id, case when exists (select from feed_stop f where f.course_id = c.id) then -1 else c.horizon_days end as horizon_days,
    c.cutoff_first_minutes'],
    ['course_opens',
     'and coalesce(q.capacity, s.capacity) > 0);',
     'and coalesce(q.capacity, s.capacity) > 0 and not exists (
        select from feed_block f where f.course_id = sold.id and f.local_date = span.day and f.start_time = s.start_time));']];
  said text;
begin
  for one in 1 .. array_length(edits, 1) loop
    select pg_get_functiondef(p.oid) into said from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.proname = edits[one][1];
    if position(edits[one][2] in said) = 0 then raise exception '% says something else', edits[one][1]; end if;
    execute replace(said, edits[one][2], edits[one][3]);
  end loop;
end $$;
