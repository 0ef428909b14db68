-- Lists and search read narrow tables of their own, kept true by triggers (ADR 024, docs/search.md).

-- ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Accents fall away and English endings too; what is not English passes unchanged.
create text search configuration banyan (copy = pg_catalog.english);
alter text search configuration banyan alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Words as written, without the stop words of English.
create text search dictionary banyan_plain (template = pg_catalog.simple, stopwords = english);
create text search configuration banyan_plain (copy = pg_catalog.simple);
alter text search configuration banyan_plain
  alter mapping for asciihword, asciiword, hword, hword_asciipart, hword_part, word with banyan_plain;

-- Lower case, no accents, no punctuation, one space between words. The same for courses and for what is searched, so
-- that both sides agree. Scripts without case or accents pass as they are.
create function search_fold(words text) returns text language plpgsql immutable parallel safe as $$
begin
  -- Joiners inside words of Indic and Khmer script are not seen by readers. Names are in full, because an index asks this
  -- function, and maintenance sees no schema by itself.
  words := replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC))), e'\u200c', ''), e'\u200d', '');
  return trim(regexp_replace(words, '[\u0001-/:-@[-`{-©«-´¶-¹»-¿×÷\u2000-\u206f₠-⃏←-⯿\u3000-〿。-･︀-️।-॥។-៚၊-၏\U0001f000-\U0001faff]+', ' ', 'g'));
end $$;

-- Words of scripts that the parser of text search may cut in pieces: each one whole.
create function search_native(folded text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  if octet_length(folded) = length(folded) then return ''::tsvector; end if;
  return coalesce((select string_agg('''' || word || ''':1', ' ')::tsvector
    from (select distinct word from unnest(string_to_array(folded, ' ')) word where octet_length(word) > length(word)) w),
    ''::tsvector);
end $$;

-- A title: its words as written and as stems.
create function search_title(title text) returns tsvector language plpgsql immutable parallel safe as $$
declare folded text := search_fold(title);
begin
  return to_tsvector('banyan', folded) || to_tsvector('banyan_plain', folded) || search_native(folded);
end $$;

-- Sentences: stems only. Words of other scripts are added whole.
create function search_text(written text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  if octet_length(written) = length(written) then return to_tsvector('banyan', written); end if;
  return to_tsvector('banyan', written) || search_native(search_fold(written));
end $$;

-- Names of places and categories: also those that are stop words in English ("An", "Do").
create function search_names(names text) returns tsvector language plpgsql immutable parallel safe as $$
declare folded text := search_fold(names);
begin
  return to_tsvector('banyan', folded) || to_tsvector('simple', folded) || search_native(folded);
end $$;

-- Other words for a place or a kind of experience. Whoever searches `term` also finds `means`. Operators add rows.
create table search_synonym (
  term text not null check (term <> '' and term = search_fold(term)),
  means text not null check (means <> '' and means = search_fold(means)),
  primary key (term, means)
);

-- Words that are known to find something, so that they are never taken for a slip of the pen. A word may stay when its
-- last course has gone: it then finds nothing, as before.
create table search_word (
  word text collate "C" primary key,
  -- Written like this in a title or name: what a misspelt word may have meant. Others are stems and words of texts.
  is_written boolean not null,
  -- Names of places and categories win over other words that are as near.
  is_name boolean not null,
  uses integer not null
);
create index search_word_likeness on search_word using gin (word gin_trgm_ops) where is_written;

-- Whoever knows all of them already writes nothing, and so waits for nobody.
create function learn_words(texts text[], are_names boolean) returns void language sql as $$
  insert into search_word as known (word, is_written, is_name, uses)
  select word, true, are_names, count(*)
  from unnest(texts) written, unnest(string_to_array(search_fold(written), ' ')) word
  where length(word) between 3 and 40 and word ~ '[^0-9]' and not exists (
    select from search_word w where w.word = word.word and w.is_written and w.is_name >= are_names)
  group by word order by word
  on conflict (word) do update set is_written = true, is_name = known.is_name or are_names
$$;

create function learn_lexemes(lexemes text[]) returns void language sql as $$
  insert into search_word (word, is_written, is_name, uses)
  select distinct lexeme, false, false, 1 from unnest(lexemes) lexeme
  where length(lexeme) between 2 and 40 and not exists (select from search_word w where w.word = lexeme)
  order by lexeme
  on conflict (word) do nothing
$$;

create function learn_synonym() returns trigger language plpgsql as $$
begin
  perform learn_words(array[new.term, new.means], false);
  return null;
end $$;
create trigger synonym_is_known after insert or update on search_synonym
  for each row execute function learn_synonym();

-- ── Published courses, as lists filter and sort them ────────────────────────────────────────────────────────────────

-- One row for each published course of an open city. No reference to course: the triggers below are what keeps it.
create table course_listing (
  course_id integer primary key,
  city_id integer not null,
  category_id integer not null,
  host_id uuid not null,
  price_cents integer not null,
  duration_minutes integer not null,
  -- What filters ask yes or no, as bits: 1 morning, 2 afternoon, 4 evening, 8 free pickup, 16 pickup at a price,
  -- 32 community host, 64 solo, 128 family, 256 couples, 512 child-friendly, 1024 big groups.
  traits integer not null,
  -- The order `recomended`, see listing_rank.
  rank integer not null,
  popularity integer not null,
  -- The average in hundredths, then the number of reviews: equal averages go by the more reviews.
  rating integer not null,
  review_total integer not null,
  published_at timestamptz not null,
  -- A title, B names, C summary, D description.
  words tsvector not null
);

create index course_listing_words on course_listing using gin (words);
-- Holds everything that a filter asks, so that counting never touches the table.
create index course_listing_filter on course_listing (city_id, category_id, rank desc, course_id)
  include (price_cents, duration_minutes, traits, popularity, rating, published_at);
-- One for each order of a city, with what filters ask on the way: a page is read off without the table.
create index course_listing_city_rank on course_listing (city_id, rank desc, course_id)
  include (category_id, price_cents, duration_minutes, traits);
create index course_listing_city_popularity on course_listing (city_id, popularity desc, course_id)
  include (category_id, price_cents, duration_minutes, traits);
create index course_listing_city_rating on course_listing (city_id, rating desc, course_id)
  include (category_id, price_cents, duration_minutes, traits);
create index course_listing_city_newest on course_listing (city_id, published_at desc, course_id)
  include (category_id, price_cents, duration_minutes, traits);
create index course_listing_city_price on course_listing (city_id, price_cents, course_id)
  include (category_id, duration_minutes, traits);
-- Orders of searches.
create index course_listing_rank on course_listing (rank desc, course_id);
create index course_listing_popularity on course_listing (popularity desc, course_id);
create index course_listing_rating on course_listing (rating desc, course_id);
create index course_listing_newest on course_listing (published_at desc, course_id);
create index course_listing_price on course_listing (price_cents, course_id);
create index course_listing_category on course_listing (category_id, rank desc, course_id);
create index course_listing_loved on course_listing (rating desc, course_id) where review_total >= 5;

-- ── Days that can be booked ─────────────────────────────────────────────────────────────────────────────────────────

-- A ring of 770 days for each band of start times: slot = days since Monday 2000-01-03, modulo 770, which is 110 weeks.
-- A bit says that a departure of the day has seats and is before its cut-off. Bits of other days are 0.
create table course_days (
  course_id integer primary key,
  city_id integer not null,
  morning bit(770),
  afternoon bit(770),
  evening bit(770),
  -- When the bits have to be made again although nothing was changed: a cut-off passes, a day ends, a hold lapses.
  due_at timestamptz not null
) with (fillfactor = 85);
create index course_days_due on course_days (due_at);
create index course_days_city on course_days (city_id);

create function day_slot(day date) returns integer language sql immutable parallel safe as $$
  select (((day - date '2000-01-03') % 770) + 770) % 770
$$;

-- The bits of all days from the first to the last, both included; none when the first is after the last.
create function day_mask(first date, last date) returns bit(770) language plpgsql immutable parallel safe as $$
declare
  days integer := least(last - first + 1, 770);
  slot integer := day_slot(first);
  run bit(770);
begin
  if days <= 0 then return repeat('0', 770)::bit(770); end if;
  run := (repeat('1', days) || repeat('0', 770 - days))::bit(770);
  return (run >> slot) | (run << (770 - slot));
end $$;

-- The band of a start time as a trait: morning from 01:00, afternoon from 12:00, evening from 19:00 (spec 9, product 15).
create function time_band(start_time time) returns integer language sql immutable parallel safe as $$
  select case when start_time < '01:00' or start_time >= '19:00' then 4 when start_time < '12:00' then 1 else 2 end
$$;

-- What course_days should hold for these courses now. Holds do not make a day full, because they may lapse: a day
-- closes when its seats are sold (product 3).
create function course_days_rows(ids integer[]) returns setof course_days language sql stable as $$
  with wanted as materialized (
    select c.id, c.city_id, c.horizon_days, c.cutoff_first_minutes as first_cut, c.cutoff_later_minutes as later_cut, t.time_zone,
      (banyan_now() at time zone t.time_zone)::date as today
    from unnest(ids) w(id) join course c on c.id = w.id and c.status = 'published'
      join city t on t.id = c.city_id and t.is_active
  ), weekly as (
    select w.id, bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 1) as morning,
      bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 2) as afternoon,
      bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 4) as evening
    from wanted w join availability_rule r on r.course_id = w.id group by w.id
  ), special as (
    -- Days that the week alone does not decide: near their cut-off, with an exception, or with guests.
    select w.id, w.today + n as day from wanted w,
      generate_series(0, least(w.horizon_days, 2 + (w.first_cut + 300) / 1440)) n
    union
    select w.id, e.local_date from wanted w join availability_exception e
      on e.course_id = w.id and e.local_date between w.today and w.today + w.horizon_days
    union
    select w.id, d.local_date from wanted w join departure d
      on d.course_id = w.id and d.local_date between w.today and w.today + w.horizon_days and d.taken > 0
  ), planned as (
    select s.id, s.day, r.start_time, coalesce(x.capacity, r.capacity) as capacity
    from special s
      join availability_rule r on r.course_id = s.id and r.weekday = extract(isodow from s.day)
      left join availability_exception x
        on x.course_id = s.id and x.local_date = s.day and x.start_time = r.start_time
    -- A closed departure is left out, an extra one of the same time takes its place below.
    where (x.kind is null or x.kind = 'capacity') and not exists (
      select from availability_exception e
      where e.course_id = s.id and e.local_date = s.day and e.start_time is null and e.kind = 'closed')
    union all
    select s.id, s.day, e.start_time, e.capacity
    from special s join availability_exception e
      on e.course_id = s.id and e.local_date = s.day and e.kind = 'extra'
  ), seats as (
    select p.id, p.day, time_band(p.start_time) as band, h.hold_until,
      (p.day + p.start_time) at time zone w.time_zone
        - make_interval(mins => case when d.taken > 0 then w.later_cut else w.first_cut end) as open_until
    from planned p join wanted w on w.id = p.id
      left join departure d on d.course_id = p.id and d.local_date = p.day and d.start_time = p.start_time
      left join lateral (
        select sum(b.pax) as pax, min(b.hold_until) filter (where b.hold_until > banyan_now()) as hold_until
        from booking b where b.departure_id = d.id and b.status = 'held' and d.taken >= p.capacity
      ) h on true
    where p.capacity - coalesce(d.taken, 0) + coalesce(h.pax, 0) > 0
  ), open_days as (
    select id, day, band, max(open_until) as open_until, min(hold_until) as hold_until
    from seats where open_until > banyan_now() group by id, day, band
  ), decided as (
    select id, bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) as days from special group by id
  ), opened as (
    select id, bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) filter (where band = 1) as morning,
      bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) filter (where band = 2) as afternoon,
      bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) filter (where band = 4) as evening,
      least(min(open_until), min(hold_until)) as due_at
    from open_days group by id
  ), far as (
    select w.id, day_mask(w.today, w.today + w.horizon_days) & ~d.days as days from wanted w join decided d on d.id = w.id
  )
  select w.id, w.city_id,
    nullif((repeat(coalesce(k.morning, 0)::bit(7)::text, 110)::bit(770) & f.days)
      | coalesce(o.morning, repeat('0', 770)::bit(770)), repeat('0', 770)::bit(770)),
    nullif((repeat(coalesce(k.afternoon, 0)::bit(7)::text, 110)::bit(770) & f.days)
      | coalesce(o.afternoon, repeat('0', 770)::bit(770)), repeat('0', 770)::bit(770)),
    nullif((repeat(coalesce(k.evening, 0)::bit(7)::text, 110)::bit(770) & f.days)
      | coalesce(o.evening, repeat('0', 770)::bit(770)), repeat('0', 770)::bit(770)),
    -- Midnights are spread over the five hours that the near days above allow for.
    least(o.due_at, (w.today + 1)::timestamp at time zone w.time_zone + make_interval(mins => w.id % 300))
  from wanted w join far f on f.id = w.id left join weekly k on k.id = w.id left join opened o on o.id = w.id
$$;

-- Makes the bits of these courses again. Rows are locked first: what is read afterwards then cannot be older than
-- what another transaction has just written.
create function refresh_course_days(ids integer[]) returns void
language plpgsql set plan_cache_mode to force_generic_plan as $$
begin
  perform from course_days where course_id = any(ids) order by course_id for update;
  insert into course_days select * from course_days_rows(ids) order by course_id
  on conflict (course_id) do update set city_id = excluded.city_id, morning = excluded.morning, afternoon = excluded.afternoon,
    evening = excluded.evening, due_at = excluded.due_at;
  delete from course_days d where d.course_id = any(ids) and not exists (
    select from course c join city t on t.id = c.city_id
    where c.id = d.course_id and c.status = 'published' and t.is_active);
end $$;

-- Whether a course can be booked within these dates at this very moment, by its timetable: asked for the few cards that
-- are shown. `bands` are traits; 7 is any. Days before today and beyond the horizon are closed (product 3).
-- Planned once for each connection: the planner would do so at every call, which costs more than the answer.
create function course_opens(course integer, first date, last date, bands integer) returns boolean
language plpgsql stable set plan_cache_mode to force_generic_plan as $$
declare
  sold record;
begin
  select c.id, c.horizon_days, c.cutoff_first_minutes as first_cut, c.cutoff_later_minutes as later_cut, t.time_zone,
    (banyan_now() at time zone t.time_zone)::date as today
  into sold from course c join city t on t.id = c.city_id where c.id = course;
  return exists (
    select from generate_series(greatest(first, sold.today)::timestamp, least(last, sold.today + sold.horizon_days),
      interval '1 day') series cross join lateral (select series::date as day) span cross join lateral (
        select r.start_time, r.capacity from availability_rule r
        where r.course_id = sold.id and r.weekday = extract(isodow from span.day)::integer
          and time_band(r.start_time) & bands <> 0 and not exists (
            select from availability_exception e where e.course_id = sold.id and e.local_date = span.day
              and (e.start_time is null and e.kind = 'closed' or e.start_time = r.start_time and e.kind <> 'capacity'))
        union all
        select x.start_time, x.capacity from availability_exception x
        where x.course_id = sold.id and x.local_date = span.day and x.kind = 'extra'
          and time_band(x.start_time) & bands <> 0
      ) s
      left join availability_exception q on q.course_id = sold.id and q.local_date = span.day
        and q.start_time = s.start_time and q.kind = 'capacity'
      left join departure d on d.course_id = sold.id and d.local_date = span.day and d.start_time = s.start_time
    where (span.day + s.start_time) at time zone sold.time_zone > banyan_now()
        + make_interval(mins => case when d.taken > 0 then sold.later_cut else sold.first_cut end)
      and (d.taken is null or d.taken < coalesce(q.capacity, s.capacity) + (
        select coalesce(sum(b.pax), 0) from booking b
        where b.departure_id = d.id and b.status = 'held' and b.hold_until <= banyan_now()))
      and coalesce(q.capacity, s.capacity) > 0);
end $$;

-- course/city takes a name, too.
create index city_folded_name on city (search_fold(name));
create index city_native_name on city (native_name);

-- ── Figures, counted once ───────────────────────────────────────────────────────────────────────────────────────────

create table listing_facet (
  city_id integer not null,
  category_id integer not null,
  total integer not null,
  primary key (city_id, category_id)
);
create table category_facet (category_id integer primary key, total integer not null);
create table city_facet (
  city_id integer primary key,
  total integer not null,
  review_total integer not null,
  best_rank integer,
  -- What the price of the cheapest course is made of: {price_cents, surcharge_cents, group_tiers, min_pax, deposit_rate}.
  cheapest jsonb
);
create index city_facet_best on city_facet (best_rank desc, city_id) where total > 0;
create table host_facet (host_id uuid primary key, total integer not null);
create table catalogue_facet (only_row boolean primary key default true check (only_row), hosts integer not null);
insert into catalogue_facet values (true, 0);

-- Best rank and lowest price of these cities: one step into an index each.
create function refresh_city_facet(ids integer[]) returns void
language plpgsql set plan_cache_mode to force_generic_plan as $$
begin
  update city_facet f set best_rank = best.rank, cheapest = least_price.facts
  from unnest(ids) w(id)
    left join lateral (
      select l.rank from course_listing l where l.city_id = w.id order by l.rank desc, l.course_id limit 1) best on true
    left join lateral (
      select jsonb_build_object('price_cents', c.price_cents, 'surcharge_cents', c.surcharge_cents,
        'group_tiers', c.group_tiers, 'min_pax', c.min_pax, 'deposit_rate', c.deposit_rate::text) as facts
      from (select l.course_id from course_listing l where l.city_id = w.id order by l.price_cents, l.course_id limit 1) l
        join course c on c.id = l.course_id) least_price on true
  where f.city_id = w.id and (f.best_rank is distinct from best.rank or f.cheapest is distinct from least_price.facts);
end $$;

-- Adds and subtracts; in one order everywhere, so that two writers wait for each other instead of both.
create function count_listing() returns trigger language plpgsql as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('city', city_id, 'category', category_id, 'host', host_id, 'n', n, 'reviews', r))
      into changes from (select city_id, category_id, host_id, count(*) as n, sum(review_total) as r
        from new_rows group by 1, 2, 3) g;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_object('city', city_id, 'category', category_id, 'host', host_id, 'n', n, 'reviews', r))
      into changes from (select city_id, category_id, host_id, -count(*) as n, -sum(review_total) as r
        from old_rows group by 1, 2, 3) g;
  else
    select jsonb_agg(jsonb_build_object('city', city_id, 'category', category_id, 'host', host_id, 'n', n, 'reviews', r))
      into changes from (select city_id, category_id, host_id, sum(n) as n, sum(review_total) as r
        from (select city_id, category_id, host_id, 1 as n, review_total from new_rows
          union all select city_id, category_id, host_id, -1, -review_total from old_rows) both_rows
        group by 1, 2, 3 having sum(n) <> 0 or sum(review_total) <> 0) g;
  end if;
  if changes is null then return null; end if;
  with d as (select * from jsonb_to_recordset(changes) as d(city integer, category integer, n integer))
  insert into listing_facet select city, category, sum(n) from d group by 1, 2 having sum(n) <> 0 order by 1, 2
  on conflict (city_id, category_id) do update set total = listing_facet.total + excluded.total;
  with d as (select * from jsonb_to_recordset(changes) as d(category integer, n integer))
  insert into category_facet select category, sum(n) from d group by 1 having sum(n) <> 0 order by 1
  on conflict (category_id) do update set total = category_facet.total + excluded.total;
  with d as (select * from jsonb_to_recordset(changes) as d(city integer, n integer, reviews integer))
  insert into city_facet select city, sum(n), sum(reviews) from d group by 1 order by 1
  on conflict (city_id) do update set total = city_facet.total + excluded.total,
    review_total = city_facet.review_total + excluded.review_total;
  with d as (select * from jsonb_to_recordset(changes) as d(host uuid, n integer)),
  moved as (select host, sum(n) as n from d group by 1 having sum(n) <> 0),
  put as (
    insert into host_facet as known select host, n from moved order by 1
    on conflict (host_id) do update set total = known.total + excluded.total returning host_id, total
  ),
  shift as (select sum(case when put.total > 0 and put.total - m.n <= 0 then 1
      when put.total <= 0 and put.total - m.n > 0 then -1 else 0 end) as hosts
    from put join moved m on m.host = put.host_id)
  update catalogue_facet set hosts = catalogue_facet.hosts + shift.hosts from shift where shift.hosts <> 0;
  return null;
end $$;
create trigger listing_counts_insert after insert on course_listing
  referencing new table as new_rows for each statement execute function count_listing();
create trigger listing_counts_update after update on course_listing
  referencing new table as new_rows old table as old_rows for each statement execute function count_listing();
create trigger listing_counts_delete after delete on course_listing
  referencing old table as old_rows for each statement execute function count_listing();

-- ── From course to listing ──────────────────────────────────────────────────────────────────────────────────────────

create function listing_rating(review_total integer, review_sum integer) returns integer
language sql immutable parallel safe as $$
  select case when review_total = 0 then 0
    else round(review_sum * 100.0 / review_total)::integer * 10000 + least(review_total, 9999) end
$$;

-- The order `recomended`: the operator's rank, then what guests say. Ten reviews of 4.5 are counted to those there are, so
-- that a new course starts in the middle and one praise does not beat a hundred (docs/search.md).
create function listing_rank(rank integer, review_total integer, review_sum integer) returns integer
language sql immutable parallel safe as $$
  select greatest(-200000, least(rank, 200000)) * 10000
    + round(1000 * (review_sum + 45)::numeric / (review_total + 10))::integer
$$;

-- What course_listing should hold for these courses.
create function course_listing_rows(ids integer[]) returns setof course_listing language sql stable as $$
  with wanted as materialized (
    select c.* from unnest(ids) w(id) join course c on c.id = w.id and c.status = 'published'
      join city t on t.id = c.city_id and t.is_active
  ), places as materialized (
    select p.city_id, p.category_id, search_names(concat_ws(' ', t.name, t.native_name, t.slug, n.name, k.name)) as names
    from (select distinct city_id, category_id from wanted) p join city t on t.id = p.city_id
      join country n on n.code = t.country_code join category k on k.id = p.category_id
  ), bands as (
    select s.course_id, bit_or(time_band(s.start_time)) as traits from (
      select r.course_id, r.start_time from wanted w join availability_rule r on r.course_id = w.id
      union all
      select e.course_id, e.start_time from wanted w join availability_exception e
        on e.course_id = w.id and e.kind = 'extra'
    ) s group by s.course_id
  )
  select c.id, c.city_id, c.category_id, c.host_id, c.price_cents, c.duration_minutes,
    coalesce(b.traits, 0) | case c.transport when 'free' then 8 when 'addon' then 16 else 0 end
      | case when c.ba_host then 32 else 0 end
      | case when 'solo' = any(c.attributes) then 64 else 0 end
      | case when 'family' = any(c.attributes) then 128 else 0 end
      | case when 'couples' = any(c.attributes) then 256 else 0 end
      | case when 'child-friendly' = any(c.attributes) then 512 else 0 end
      | case when 'big-groups' = any(c.attributes) then 1024 else 0 end,
    listing_rank(c.rank, c.review_total, c.review_sum), c.popularity, listing_rating(c.review_total, c.review_sum), c.review_total,
    coalesce(c.published_at, c.created_at),
    setweight(search_title(c.title), 'A') || setweight(p.names, 'B')
      || setweight(search_text(c.summary), 'C') || setweight(search_text(left(c.description, 4000)), 'D')
  from wanted c join places p on p.city_id = c.city_id and p.category_id = c.category_id
    left join bands b on b.course_id = c.id
$$;

-- Makes the listings of these courses again. The courses are locked first, for the reason given above.
create function refresh_course_listing(ids integer[]) returns void
language plpgsql set plan_cache_mode to force_generic_plan as $$
declare
  cities integer[];
begin
  perform from course where id = any(ids) order by id for no key update;
  select array_agg(distinct city_id) into cities from (
    select city_id from course_listing where course_id = any(ids)
    union select city_id from course where id = any(ids)) both_sides;
  insert into course_listing select * from course_listing_rows(ids) order by course_id
  on conflict (course_id) do update set city_id = excluded.city_id, category_id = excluded.category_id,
    host_id = excluded.host_id, price_cents = excluded.price_cents, duration_minutes = excluded.duration_minutes,
    traits = excluded.traits, rank = excluded.rank, popularity = excluded.popularity, rating = excluded.rating,
    review_total = excluded.review_total, published_at = excluded.published_at, words = excluded.words;
  delete from course_listing l where l.course_id = any(ids) and not exists (
    select from course c join city t on t.id = c.city_id
    where c.id = l.course_id and c.status = 'published' and t.is_active);
  perform refresh_city_facet(cities);
  perform learn_words(array(select title from course where id = any(ids) and status = 'published'), false);
  perform learn_lexemes(array(select unnest(tsvector_to_array(words)) from course_listing where course_id = any(ids)));
end $$;

-- Counts everything from nothing: after a bulk load, or to be sure.
create function recount_listing() returns void language plpgsql as $$
begin
  delete from listing_facet;
  delete from category_facet;
  delete from city_facet;
  delete from host_facet;
  insert into listing_facet select city_id, category_id, count(*) from course_listing group by 1, 2;
  insert into category_facet select category_id, sum(total) from listing_facet group by 1;
  insert into city_facet select city_id, count(*), sum(review_total) from course_listing group by 1;
  insert into host_facet select host_id, count(*) from course_listing group by 1;
  update catalogue_facet set hosts = (select count(*) from host_facet);
  update city_facet f set best_rank = b.rank, cheapest = jsonb_build_object('price_cents', c.price_cents,
    'surcharge_cents', c.surcharge_cents, 'group_tiers', c.group_tiers, 'min_pax', c.min_pax,
    'deposit_rate', c.deposit_rate::text)
  from (select city_id, max(rank) as rank from course_listing group by 1) b
    join (select distinct on (city_id) city_id, course_id from course_listing
      order by city_id, price_cents, course_id) l on l.city_id = b.city_id
    join course c on c.id = l.course_id
  where f.city_id = b.city_id;
end $$;

-- Makes listings and days again: of some courses, or of all. All is for a bulk load: it locks both tables, drops their
-- indexes and builds them anew, and should run with statement_timeout off.
create function rebuild_course_listing(ids integer[] default null) returns void language plpgsql as $$
declare
  made record;
  chunk integer[];
  indexes text[];
begin
  if ids is not null then
    perform refresh_course_listing(ids);
    perform refresh_course_days(ids);
    return;
  end if;
  perform set_config('maintenance_work_mem', '512MB', true);
  -- Rows that have just come have no statistics, and without them every chunk would read whole tables.
  analyze city, course, availability_rule, availability_exception, departure, booking;
  select array_agg(i.indexdef order by i.indexname) into indexes from pg_indexes i
    where i.schemaname = 'public' and i.tablename in ('course_listing', 'course_days')
      and i.indexname not in ('course_listing_pkey', 'course_days_pkey');
  for made in select i.indexname from pg_indexes i where i.schemaname = 'public'
    and i.tablename in ('course_listing', 'course_days') and i.indexname not in ('course_listing_pkey', 'course_days_pkey')
  loop
    execute format('drop index %I', made.indexname);
  end loop;
  truncate course_listing, course_days, search_word;
  alter table course_listing disable trigger listing_counts_insert;
  for chunk in
    -- City by city, so that the rows of one lie together.
    select array_agg(id order by n) from (select id, row_number() over (order by city_id, id) as n from course
      where status = 'published') numbered group by (n - 1) / 20000 order by min(n)
  loop
    insert into course_listing select * from course_listing_rows(chunk) order by city_id, course_id;
    insert into course_days select * from course_days_rows(chunk) order by city_id, course_id;
  end loop;
  alter table course_listing enable trigger listing_counts_insert;
  for n in 1 .. coalesce(cardinality(indexes), 0) loop
    execute indexes[n];
  end loop;
  perform recount_listing();
  perform learn_words(array(select name || ' ' || native_name || ' ' || slug from city where is_active)
    || array(select name from country) || array(select name from category), true);
  perform learn_words(array(select term || ' ' || means from search_synonym), false);
  insert into search_word as known (word, is_written, is_name, uses)
  select word, true, false, count(*) from course_listing l join course c on c.id = l.course_id,
    unnest(string_to_array(search_fold(c.title), ' ')) word
  where length(word) between 3 and 40 and word ~ '[^0-9]' group by word
  on conflict (word) do update set uses = known.uses + excluded.uses;
  -- Common words stand in any sample; whether a rare one finds something is asked when it is searched.
  perform learn_lexemes(array(select word from ts_stat(
    'select words from course_listing where course_id % (1 + (select count(*) from course_listing) / 30000) = 0')));
end $$;

-- ── Triggers ────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A bulk load says `set local banyan.bulk_load = 'on'` and calls rebuild_course_listing() at its end.
create function is_bulk_load() returns boolean language sql stable as $$
  select coalesce(current_setting('banyan.bulk_load', true), '') = 'on'
$$;

create function course_changes_listing() returns trigger language plpgsql as $$
declare
  listed integer[];
  dated integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(id order by id) into listed from new_rows where status = 'published';
    dated := listed;
  elsif tg_op = 'DELETE' then
    select array_agg(id order by id) into listed from old_rows;
    dated := listed;
  else
    -- Reviews and figures come often and change little: no text is read again for them.
    update course_listing l set rank = listing_rank(n.rank, n.review_total, n.review_sum), popularity = n.popularity,
      review_total = n.review_total, rating = listing_rating(n.review_total, n.review_sum)
    from new_rows n join old_rows o on o.id = n.id
    where n.id = l.course_id and (o.rank, o.popularity, o.review_total, o.review_sum)
      is distinct from (n.rank, n.popularity, n.review_total, n.review_sum);
    perform refresh_city_facet(array(select distinct n.city_id from new_rows n join old_rows o on o.id = n.id
      where (o.rank, o.review_total, o.review_sum, o.price_cents, o.surcharge_cents, o.group_tiers, o.min_pax,
        o.deposit_rate) is distinct from (n.rank, n.review_total, n.review_sum, n.price_cents, n.surcharge_cents,
        n.group_tiers, n.min_pax, n.deposit_rate)));
    select array_agg(n.id order by n.id) filter (where
        (o.status, o.city_id, o.category_id, o.host_id, o.title, o.summary, o.description, o.price_cents,
          o.duration_minutes, o.transport, o.attributes, o.ba_host, o.published_at)
        is distinct from (n.status, n.city_id, n.category_id, n.host_id, n.title, n.summary, n.description,
          n.price_cents, n.duration_minutes, n.transport, n.attributes, n.ba_host, n.published_at)),
      array_agg(n.id order by n.id) filter (where
        (o.status, o.city_id, o.horizon_days, o.cutoff_first_minutes, o.cutoff_later_minutes)
        is distinct from (n.status, n.city_id, n.horizon_days, n.cutoff_first_minutes, n.cutoff_later_minutes))
    into listed, dated from new_rows n left join old_rows o on o.id = n.id
    where o.status = 'published' or n.status = 'published';
  end if;
  if listed is not null then perform refresh_course_listing(listed); end if;
  if dated is not null then perform refresh_course_days(dated); end if;
  return null;
end $$;
create trigger course_listing_insert after insert on course
  referencing new table as new_rows for each statement execute function course_changes_listing();
create trigger course_listing_update after update on course
  referencing new table as new_rows old table as old_rows for each statement execute function course_changes_listing();
create trigger course_listing_delete after delete on course
  referencing old table as old_rows for each statement execute function course_changes_listing();

-- Rules and exceptions: the days, and the bands of start times.
create function timetable_changes_listing() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct course_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct course_id) into ids from old_rows;
  else
    select array_agg(distinct course_id) into ids from (
      select course_id from new_rows union select course_id from old_rows) both_rows;
  end if;
  if ids is null then return null; end if;
  perform from course where id = any(ids) order by id for no key update;
  update course_listing l set traits = (l.traits & ~7) | coalesce(b.traits, 0)
  from unnest(ids) w(id) left join lateral (
    select bit_or(time_band(s.start_time)) as traits from (
      select r.start_time from availability_rule r where r.course_id = w.id
      union all
      select e.start_time from availability_exception e where e.course_id = w.id and e.kind = 'extra') s) b on true
  where l.course_id = w.id and l.traits & 7 <> coalesce(b.traits, 0);
  perform refresh_course_days(ids);
  return null;
end $$;
create trigger rule_listing_insert after insert on availability_rule
  referencing new table as new_rows for each statement execute function timetable_changes_listing();
create trigger rule_listing_update after update on availability_rule
  referencing new table as new_rows old table as old_rows for each statement execute function timetable_changes_listing();
create trigger rule_listing_delete after delete on availability_rule
  referencing old table as old_rows for each statement execute function timetable_changes_listing();
create trigger exception_listing_insert after insert on availability_exception
  referencing new table as new_rows for each statement execute function timetable_changes_listing();
create trigger exception_listing_update after update on availability_exception
  referencing new table as new_rows old table as old_rows for each statement execute function timetable_changes_listing();
create trigger exception_listing_delete after delete on availability_exception
  referencing old table as old_rows for each statement execute function timetable_changes_listing();

-- Seats: only when a departure becomes full or free again, so that an ordinary checkout pays nothing.
create function seats_change_days() returns trigger language plpgsql as $$
begin
  perform refresh_course_days(array[new.course_id]);
  return null;
end $$;
create trigger departure_days after update of taken, capacity on departure
  for each row when ((old.taken >= old.capacity) <> (new.taken >= new.capacity)) execute function seats_change_days();

-- Names and zones of places. Rare, and as dear as the number of courses they touch.
create function place_changes_listing() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_table_name = 'city' then
    select array_agg(id) into ids from course where city_id = new.id and status = 'published';
    perform learn_words(array[new.name || ' ' || new.native_name || ' ' || new.slug], true);
  elsif tg_table_name = 'category' then
    select array_agg(id) into ids from course where category_id = new.id and status = 'published';
    perform learn_words(array[new.name], true);
  else
    select array_agg(c.id) into ids from course c join city t on t.id = c.city_id
    where t.country_code = new.code and c.status = 'published';
    perform learn_words(array[new.name], true);
  end if;
  if ids is not null then
    perform rebuild_course_listing(ids);
  end if;
  return null;
end $$;
create trigger city_listing_insert after insert on city for each row execute function place_changes_listing();
create trigger city_listing_update after update on city for each row
  when ((old.name, old.native_name, old.slug, old.country_code, old.time_zone, old.is_active)
    is distinct from (new.name, new.native_name, new.slug, new.country_code, new.time_zone, new.is_active))
  execute function place_changes_listing();
create trigger category_listing after insert or update of name on category
  for each row execute function place_changes_listing();
create trigger country_listing after insert or update of name on country
  for each row execute function place_changes_listing();

select rebuild_course_listing();
