-- A host who is one person can have all listings close for the time in which guests of another one come: their departures are busy, as
-- those are that another calendar says it of.
alter table host add column one_at_a_time boolean not null default false;

-- What makes a departure busy: other calendars, and guests of another listing of such a host. The function says the rest as before.
do $$
declare
  said text;
  old text := 'join feed_busy b on b.feed_id = f.id and b.time_zone = t.time_zone
    where c.id = any(ids)';
begin
  select pg_get_functiondef(p.oid) into said from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.proname = 'refresh_feed_blocks';
  if position(old in said) = 0 then raise exception 'refresh_feed_blocks says something else'; end if;
  execute replace(said, old, old || '
    union all
    select c.id, c.duration_minutes, k, d.starts_at, d.ends_at
    from course c join host h on h.user_id = c.host_id and h.one_at_a_time join city t on t.id = c.city_id
      join zone_clock k on k.zone = t.time_zone join course o on o.host_id = c.host_id and o.id <> c.id
      join departure d on d.course_id = o.id and d.taken > 0 and d.ends_at > banyan_now()
    where c.id = any(ids)');
end $$;

-- The first guests of a departure close those of other listings, and the last who leave open them. One after the other for each host: of two
-- that are claimed at once, the second sees what the first has closed and is tried again, which finds it busy.
create function guests_change_blocks() returns trigger language plpgsql as $$
declare
  owner uuid;
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  select h.user_id into owner from course c join host h on h.user_id = c.host_id and h.one_at_a_time where c.id = new.course_id;
  if owner is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('one-at-a-time:' || owner, 0));
  if new.taken > 0 and exists (select from feed_block f
      where (f.course_id, f.local_date, f.start_time) = (new.course_id, new.local_date, new.start_time)) then
    raise exception 'guests of another listing come at this time' using errcode = 'serialization_failure';
  end if;
  select array_agg(id) into ids from course where host_id = owner and id <> new.course_id and status <> 'archived';
  if ids is not null then perform refresh_feed_blocks(ids); end if;
  return null;
end $$;
create trigger guests_block_insert after insert on departure for each row when (new.taken > 0)
  execute function guests_change_blocks();
create trigger guests_block_update after update of taken on departure for each row when ((old.taken = 0) <> (new.taken = 0))
  execute function guests_change_blocks();

-- A departure that is planned anew may lie in a busy time that is known already.
create or replace function timetable_changes_blocks() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  select array_agg(distinct n.course_id) into ids from new_rows n join course c on c.id = n.course_id
    where exists (select from feed f where f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id))
      or exists (select from host h where h.user_id = c.host_id and h.one_at_a_time);
  if ids is not null then perform refresh_feed_blocks(ids); end if;
  return null;
end $$;
