-- Which courses have a common word, as bits: whether more than a thousand courses have several of them is counted without
-- going through long lists of courses (ADR 068, docs/search.md#common-words).

-- Lexemes of course_listing.words that at least one course in a hundred has. Empty in a catalogue that is small enough to do
-- without; each process keeps them in memory under the version of search_lexicon.
create table search_common (lexeme text collate "C" primary key);

-- A bit for each of 15,360 ids from `block` * 15,360 on: a row just below the size from which PostgreSQL would store it apart.
create table search_bits (
  lexeme text collate "C",
  block integer,
  courses bit(15360) not null,
  primary key (lexeme, block)
);

-- Courses whose bits may be wrong, because their words have changed since: a count of bits less these is never too high.
create table search_bits_due (course_id integer primary key);

create function bits_are_due() returns trigger language plpgsql as $$
begin
  if exists (select from search_common) then
    -- The row is locked even when it is there already: whoever makes the bits waits for what is not committed yet.
    insert into search_bits_due values (case when tg_op = 'DELETE' then old.course_id else new.course_id end)
    on conflict (course_id) do update set course_id = excluded.course_id;
  end if;
  return null;
end $$;
create trigger listing_bits_added after insert or delete on course_listing for each row execute function bits_are_due();
create trigger listing_bits_changed after update of words on course_listing for each row
  when (old.words is distinct from new.words) execute function bits_are_due();

-- Makes the bits of these courses, all of one block, again. One at a time: readers go on.
create function refresh_search_bits(of_block integer, ids integer[]) returns void
language plpgsql set plan_cache_mode to force_generic_plan as $$
declare
  none constant bit(15360) := repeat('0', 15360)::bit(15360);
  others bit(15360) := ~none;
  made bit(15360);
  known record;
  place integer;
begin
  lock table search_bits in share update exclusive mode;
  foreach place in array ids loop others := set_bit(others, place - of_block * 15360, 0); end loop;
  update search_bits set courses = courses & others
    where block = of_block and lexeme in (select lexeme from search_common) and courses & ~others <> none;
  for known in
    select w.lexeme, array_agg(l.course_id - of_block * 15360) as places
    from course_listing l, unnest(tsvector_to_array(l.words)) w(lexeme) join search_common c on c.lexeme = w.lexeme
    where l.course_id = any(ids) group by w.lexeme
  loop
    made := none;
    foreach place in array known.places loop made := set_bit(made, place, 1); end loop;
    insert into search_bits as b (lexeme, block, courses) values (known.lexeme, of_block, made)
    on conflict (lexeme, block) do update set courses = b.courses | excluded.courses;
  end loop;
end $$;

-- Chooses the common words and makes all of their bits: some minutes for a million courses, in which searches and changes of
-- words wait. In a catalogue of fewer courses than `from_total` there are none.
create function rebuild_search_bits(from_total integer default 20000) returns void language plpgsql as $$
declare
  total constant integer := (select count(*) from course_listing);
  part constant integer := 1 + total / 30000;
  of_block integer;
begin
  truncate search_common, search_bits, search_bits_due;
  if total >= from_total then
    insert into search_common select word from ts_stat(
      format('select words from course_listing where course_id %% %s = 0', part)) where ndoc > total / part / 100;
    for of_block in select distinct course_id / 15360 from course_listing order by 1 loop
      perform refresh_search_bits(of_block, array(select course_id from course_listing
        where course_id >= of_block * 15360 and course_id < (of_block + 1) * 15360));
    end loop;
    analyze search_common, search_bits;
  end if;
  update search_lexicon set version = version + 1;
end $$;

-- A rebuild of all chooses the common words afresh.
alter function rebuild_course_listing(integer[]) rename to rebuild_listing_rows;
create function rebuild_course_listing(ids integer[] default null) returns void language plpgsql as $$
begin
  -- Empty, so that nothing is noted as due for each row that comes.
  if ids is null then truncate search_common, search_bits, search_bits_due; end if;
  perform rebuild_listing_rows(ids);
  if ids is null then perform rebuild_search_bits(); end if;
end $$;

select rebuild_search_bits();
