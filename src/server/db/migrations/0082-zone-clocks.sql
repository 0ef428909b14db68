-- The clocks of zones, written by Node.js from its own zone data (docs/operations.md#time-zones): what SQL works out from a wall time
-- and what the program works out come from one table, however old the zone data of the database server are.
create table zone_clock (
  zone text primary key,
  -- When clocks change; which wall time is the first one after each change; how far they stand before UTC, first before all changes.
  changes timestamptz[] not null,
  walls timestamp[] not null,
  offsets interval[] not null,
  check (cardinality(walls) = cardinality(changes) and cardinality(offsets) = cardinality(changes) + 1)
);
-- Which zone data they are from, and which departures moved when they were last written.
create table zone_data (
  only_row boolean primary key default true check (only_row),
  version text not null,
  moved jsonb not null default '[]'
);

-- For many rows: join zone_clock once, and the functions are as fast as operators.
create function local_time(at timestamptz, clock zone_clock) returns timestamp language sql immutable parallel safe as $$
  select at at time zone 'UTC' + clock.offsets[width_bucket(at, clock.changes) + 1] $$;
-- A wall time that comes twice means its first coming, as everywhere (docs/domain/scarcity.md#wall-time).
create function instant_of(wall timestamp, clock zone_clock) returns timestamptz language sql immutable parallel safe as $$
  select (wall - clock.offsets[width_bucket(wall, clock.walls) + 1]) at time zone 'UTC' $$;

-- For one row: by the name of the zone. Never a guess for a zone without a clock.
create function clock_of(wanted text) returns zone_clock language plpgsql stable parallel safe as $$
declare
  found_clock zone_clock;
begin
  select * into found_clock from zone_clock where zone = wanted;
  if not found then raise exception 'no clock is known for the zone %', wanted; end if;
  return found_clock;
end $$;
create function local_time(at timestamptz, zone text) returns timestamp language plpgsql stable parallel safe as $$
begin
  return local_time(at, clock_of(zone));
end $$;
create function instant_of(wall timestamp, zone text) returns timestamptz language plpgsql stable parallel safe as $$
begin
  return instant_of(wall, clock_of(zone));
end $$;

-- A city without a clock would never open.
create function city_has_clock() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then perform clock_of(new.time_zone); end if;
  return new;
end $$;
create trigger city_clock before insert or update of time_zone on city for each row execute function city_has_clock();

-- The functions that decide when a listing can be booked say the rest as before.
do $$
declare
  edits text[][] := array[
    ['course_days_rows', 'c.cutoff_later_minutes as later_cut, t.time_zone,
      (banyan_now() at time zone t.time_zone)::date as today',
     'c.cutoff_later_minutes as later_cut, k as clock,
      local_time(banyan_now(), k)::date as today'],
    ['course_days_rows', 'join city t on t.id = c.city_id and t.is_active
  ), weekly', 'join city t on t.id = c.city_id and t.is_active join zone_clock k on k.zone = t.time_zone
  ), weekly'],
    ['course_days_rows', '(p.day + p.start_time) at time zone w.time_zone', 'instant_of(p.day + p.start_time, w.clock)'],
    ['course_days_rows', '(w.today + 1)::timestamp at time zone w.time_zone', 'instant_of((w.today + 1)::timestamp, w.clock)'],
    ['course_opens', 'c.cutoff_later_minutes as later_cut, t.time_zone,
    (banyan_now() at time zone t.time_zone)::date as today
  into sold from course c join city t on t.id = c.city_id where',
     'c.cutoff_later_minutes as later_cut, k as clock,
    local_time(banyan_now(), k)::date as today
  into sold from course c join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone where'],
    ['course_opens', '(span.day + s.start_time) at time zone sold.time_zone', 'instant_of(span.day + s.start_time, sold.clock)'],
    ['refresh_feed_blocks', 'c.duration_minutes as minutes, t.time_zone,', 'c.duration_minutes as minutes, k as clock,'],
    ['refresh_feed_blocks', 'join city t on t.id = c.city_id
', 'join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone
'],
    ['refresh_feed_blocks', '((b.starts_at - make_interval(mins => b.minutes)) at time zone b.time_zone)::date::timestamp',
     'local_time(b.starts_at - make_interval(mins => b.minutes), b.clock)::date::timestamp'],
    ['refresh_feed_blocks', '(b.ends_at at time zone b.time_zone)::date', 'local_time(b.ends_at, b.clock)::date'],
    ['refresh_feed_blocks', '(day + start_time) at time zone time_zone < ends_at', 'instant_of(day + start_time, clock) < ends_at'],
    ['refresh_feed_blocks', '(day + start_time) at time zone time_zone + make_interval', 'instant_of(day + start_time, clock) + make_interval']];
  said text;
begin
  for one in 1 .. array_length(edits, 1) loop
    if one = 1 or edits[one][1] <> edits[one - 1][1] then
      select pg_get_functiondef(p.oid) into said from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.proname = edits[one][1];
    end if;
    if position(edits[one][2] in said) = 0 then raise exception '% says something else: %', edits[one][1], edits[one][2]; end if;
    said := replace(said, edits[one][2], edits[one][3]);
    if one = array_length(edits, 1) or edits[one][1] <> edits[one + 1][1] then execute said; end if;
  end loop;
end $$;
