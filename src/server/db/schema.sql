-- Made from the migrations by `npm run db:dump`. Do not edit.

create extension citext;
create extension pg_trgm;
create extension unaccent;

CREATE OR REPLACE FUNCTION public.ambassador_role_waits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  application uuid;
begin
  if tg_op = 'UPDATE' and old.verified_at is not null and old.email = new.email then return new; end if;
  for application in select id from ambassador_application where email = new.email for no key update loop
    update ambassador_application set role_given_at = banyan_now()
      where id = application and is_accepted and role_given_at is null;
    if found and not 'ambassador' = any(new.roles) then new.roles := array_append(new.roles, 'ambassador'); end if;
  end loop;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ask_for_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into review_asking (booking_id, due_at)
  select new.id, d.ends_at + interval '3 hours' from departure d where d.id = new.departure_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.banyan_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select now() + coalesce(nullif(current_setting('banyan.clock_offset', true), ''), '0')::interval
$function$;

CREATE OR REPLACE FUNCTION public.bits_are_due()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from search_common) then
    -- The row is locked even when it is there already: whoever makes the bits waits for what is not committed yet.
    insert into search_bits_due values (case when tg_op = 'DELETE' then old.course_id else new.course_id end)
    on conflict (course_id) do update set course_id = excluded.course_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.booking_takes_thread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update message_thread t set booking_id = new.id from offer o
  where o.id = new.offer_id and t.inquiry_id = o.inquiry_id and t.user_id = new.user_id and t.booking_id is null
    and not exists (select from message_thread other where other.booking_id = new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bump_content_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update content_version set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bump_search_lexicon()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update search_lexicon set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.city_has_clock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_bulk_load() then perform clock_of(new.time_zone); end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.city_keeps_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    insert into city_former_slug (slug, city_id) values (old.slug, new.id)
    on conflict (slug) do update set city_id = excluded.city_id, since = banyan_now();
  end if;
  delete from city_former_slug where slug = new.slug;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_seats(slot jsonb, made jsonb, also jsonb, stamp bigint)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
declare
  place departure := jsonb_populate_record(null::departure, slot);
  held booking := jsonb_populate_record(null::booking, made);
  seats integer;
  room jsonb := nullif(also -> 'room', 'null');
  found jsonb;
begin
  select id, taken into place.id, seats from departure d
    where d.course_id = place.course_id and d.local_date = place.local_date and d.start_time = place.start_time for no key update;
  if place.id is null then
    insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
      values (place.course_id, place.local_date, place.start_time, place.starts_at, place.ends_at, place.capacity)
      on conflict (course_id, local_date, start_time) do nothing;
    select id, taken into place.id, seats from departure d
      where d.course_id = place.course_id and d.local_date = place.local_date and d.start_time = place.start_time for no key update;
  end if;
  held.in_account := coalesce(held.in_account, 'offered');
  held.locale := coalesce(held.locale, 'en_US');
  perform from course where id = place.course_id for key share;
  if seats + held.pax > place.capacity or stamp is distinct from offer_stamp(place.course_id, place.local_date) then
    return null;
  end if;
  if room is not null then
    perform take_turns(array(select jsonb_array_elements_text(also -> 'turns')));
    found := live_holds(held.visitor_id, held.held_by, held.held_from, place.id, '{}');
    if exists (select from jsonb_each_text(room) most where (found ->> most.key)::integer > most.value::integer) then
      return null;
    end if;
  end if;
  if held.user_id is null then
    insert into user_account (email, first_name, last_name, isd_code, phone, locale)
      values (held.email, held.first_name, held.last_name, held.isd_code, held.phone, held.locale)
      on conflict (email) do update set email = user_account.email returning id into held.user_id;
    if held.user_id = (select host_id from course where id = place.course_id) then return null; end if;
  end if;
  insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, hold_until,
      quote, policy, addons, coupon_id, first_name, last_name, email, isd_code, phone, message, pickup_address,
      pickup_latitude, pickup_longitude, idempotency_key, offer_id, in_account,
      held_by, held_from, locale)
    values (held.id, held.ref, held.access_hash, held.token_hash, place.id, place.course_id, held.user_id, held.visitor_id,
      held.pax, held.hold_until, held.quote, held.policy, held.addons,
      held.coupon_id, held.first_name, held.last_name, held.email, held.isd_code, held.phone, held.message,
      held.pickup_address, held.pickup_latitude, held.pickup_longitude, held.idempotency_key, held.offer_id, held.in_account,
      held.held_by, held.held_from, held.locale);
  update departure set taken = taken + held.pax, capacity = place.capacity where id = place.id;
  insert into booking_history (booking_id, actor, actor_id, to_status)
    values (held.id, 'guest', case when held.in_account = 'joined' then held.user_id end, 'held');
  if (also ->> 'opens_for_days') is not null then
    insert into visitor_booking (booking_id, visitor_id, expires_at)
      values (held.id, held.visitor_id, banyan_now() + make_interval(days => (also ->> 'opens_for_days')::integer));
  end if;
  if (also ->> 'password_hash') is not null then
    insert into pending_password (booking_id, user_id, visitor_id, password_hash)
      select held.id, u.id, held.visitor_id, also ->> 'password_hash' from user_account u
      where u.id = held.user_id and u.verified_at is null;
  end if;
  if held.coupon_id is not null then
    insert into coupon_use (booking_id, coupon_id, user_id, use_no) values (held.id, held.coupon_id, held.user_id,
      (select coalesce(max(use_no), 0) + 1 from coupon_use u where u.coupon_id = held.coupon_id));
    update coupon set used = used + 1 where id = held.coupon_id;
  end if;
  if held.idempotency_key is not null then
    insert into idempotency_key (scope, key, body_hash, answer) values (also ->> 'key_scope', held.idempotency_key,
      (also ->> 'key_body_hash')::bytea, jsonb_build_object('booking_id', held.id));
  end if;
  if (also ->> 'remind_at') is not null then
    insert into outbox (topic, payload, not_before)
      values ('mail', jsonb_build_object('kind', 'booking-held', 'booking_id', held.id), (also ->> 'remind_at')::timestamptz);
  end if;
  if (also ->> 'partner_id') is not null then
    -- Whoever was paused meanwhile earns nothing, and an ambassador nothing of an own booking.
    insert into partner_commission (booking_id, partner_id, way, rate, look_at)
      select held.id, p.id, also ->> 'partner_way', (also ->> 'partner_rate')::numeric, place.ends_at + interval '3 hours'
      from partner p where p.id = (also ->> 'partner_id')::uuid and p.state = 'active'
        and (p.user_id = held.user_id) = (also ->> 'partner_way' = 'account');
  end if;
  return held.hold_until;
end $function$;

CREATE OR REPLACE FUNCTION public.clock_of(wanted text)
 RETURNS zone_clock
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  found_clock zone_clock;
begin
  select * into found_clock from zone_clock where zone = wanted;
  if not found then raise exception 'no clock is known for the zone %', wanted; end if;
  return found_clock;
end $function$;

CREATE OR REPLACE FUNCTION public.content_page_keeps_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  newest content_text;
begin
  perform from content_shown for update;
  select * into newest from content_text where slug = new.slug and locale = 'en_US' order by version desc limit 1;
  if newest.is_live and (newest.title, newest.summary, newest.body) = (new.title, new.summary, new.body) then
    return null;
  end if;
  update content_text set is_live = false where slug = new.slug and locale = 'en_US' and is_live;
  insert into content_text (slug, locale, version, title, summary, body, published_at, is_live)
  values (new.slug, 'en_US', coalesce(newest.version, 0) + 1, new.title, new.summary, new.body, banyan_now(), true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.content_shown_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update content_shown set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.content_text_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'versions of texts stay as they are: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.count_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.count_review_photos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update review r set photo_total = r.photo_total + p.total
    from (select review_id, count(*) as total from new_rows group by review_id) p where p.review_id = r.id;
  else
    update review r set photo_total = r.photo_total - p.total
    from (select review_id, count(*) as total from old_rows group by review_id) p where p.review_id = r.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.course_changes_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        (o.status, o.city_id, o.category_id, o.host_id, o.title, o.activity, o.summary, o.description, o.steps, o.meeting_text, o.price_cents,
          o.duration_minutes, o.transport, o.attributes, o.ba_host, o.published_at)
        is distinct from (n.status, n.city_id, n.category_id, n.host_id, n.title, n.activity, n.summary, n.description,
          n.steps, n.meeting_text, n.price_cents, n.duration_minutes, n.transport, n.attributes, n.ba_host, n.published_at)),
      array_agg(n.id order by n.id) filter (where
        (o.status, o.city_id, o.horizon_days, o.cutoff_first_minutes, o.cutoff_later_minutes)
        is distinct from (n.status, n.city_id, n.horizon_days, n.cutoff_first_minutes, n.cutoff_later_minutes))
    into listed, dated from new_rows n left join old_rows o on o.id = n.id
    where o.status = 'published' or n.status = 'published';
  end if;
  if listed is not null then perform refresh_course_listing(listed); end if;
  if dated is not null then perform refresh_course_days(dated); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.course_days_rows(ids integer[])
 RETURNS SETOF course_days
 LANGUAGE sql
 STABLE
AS $function$
  with wanted as materialized (
    select c.id, c.city_id, case when exists (select from feed_stop s where s.course_id = c.id) then -1 else c.horizon_days end as horizon_days,
      c.cutoff_first_minutes as first_cut, c.cutoff_later_minutes as later_cut, k as clock,
      local_time(banyan_now(), k)::date as today
    from unnest(ids) w(id) join course c on c.id = w.id and c.status = 'published'
      join city t on t.id = c.city_id and t.is_active join zone_clock k on k.zone = t.time_zone
  ), weekly as (
    select w.id, bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 1) as morning,
      bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 2) as afternoon,
      bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 4) as evening
    from wanted w join availability_rule r on r.course_id = w.id group by w.id
  ), special as (
    -- Days that the week alone does not decide: near their cut-off, with an exception, or with guests.
    select w.id, w.today + n as day from wanted w,
      generate_series(0, greatest(0, least(w.horizon_days, 2 + (w.first_cut + 300) / 1440))) n
    union
    select w.id, e.local_date from wanted w join availability_exception e
      on e.course_id = w.id and e.local_date between w.today and w.today + w.horizon_days
    union
    select w.id, f.local_date from wanted w join feed_block f
      on f.course_id = w.id and f.local_date between w.today and w.today + w.horizon_days
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
      instant_of(p.day + p.start_time, w.clock)
        - make_interval(mins => case when d.taken > 0 then w.later_cut else w.first_cut end) as open_until
    from planned p join wanted w on w.id = p.id
      left join departure d on d.course_id = p.id and d.local_date = p.day and d.start_time = p.start_time
      left join lateral (
        select sum(b.pax) as pax, min(b.hold_until) filter (where b.hold_until > banyan_now()) as hold_until
        from booking b where b.departure_id = d.id and b.status = 'held' and d.taken >= p.capacity
      ) h on true
    where p.capacity - coalesce(d.taken, 0) + coalesce(h.pax, 0) > 0 and w.horizon_days >= 0 and not exists (
      select from feed_block f where f.course_id = p.id and f.local_date = p.day and f.start_time = p.start_time)
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
    least(o.due_at, instant_of((w.today + 1)::timestamp, w.clock) + make_interval(mins => w.id % 300))
  from wanted w join far f on f.id = w.id left join weekly k on k.id = w.id left join opened o on o.id = w.id
$function$;

CREATE OR REPLACE FUNCTION public.course_listing_rows(ids integer[])
 RETURNS SETOF course_listing
 LANGUAGE sql
 STABLE
AS $function$
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
  ), traits as (
    select c.id, coalesce(b.traits, 0) | case c.transport when 'free' then 8 when 'addon' then 16 else 0 end
      | case when c.ba_host then 32 else 0 end
      | case when 'solo' = any(c.attributes) then 64 else 0 end
      | case when 'family' = any(c.attributes) then 128 else 0 end
      | case when 'couples' = any(c.attributes) then 256 else 0 end
      | case when 'child-friendly' = any(c.attributes) then 512 else 0 end
      | case when 'big-groups' = any(c.attributes) then 1024 else 0 end as bits
    from wanted c left join bands b on b.course_id = c.id
  )
  select c.id, c.city_id, c.category_id, c.host_id, c.price_cents, c.duration_minutes,
    r.bits,
    listing_rank(c.rank, c.review_total, c.review_sum), c.popularity, listing_rating(c.review_total, c.review_sum), c.review_total,
    coalesce(c.published_at, c.created_at),
    setweight(search_title(c.title) || search_title(c.activity), 'A') || setweight(p.names || search_names(h.display_name), 'B')
      || setweight(search_text(c.summary), 'C')
      || setweight(search_text(left(concat_ws(' ', c.description, s.steps, c.meeting_text), 6000)), 'D')
      || listing_marks(c.category_id, c.city_id, r.bits)
  from wanted c join places p on p.city_id = c.city_id and p.category_id = c.category_id
    join traits r on r.id = c.id join host h on h.user_id = c.host_id
    left join lateral (select string_agg(concat_ws('. ', step ->> 'title', step ->> 'text'), ' ') as steps
      from jsonb_array_elements(c.steps) step) s on true
$function$;

CREATE OR REPLACE FUNCTION public.course_moves_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_feed_blocks(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.course_opens(course integer, first date, last date, bands integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  sold record;
begin
  select c.id, case when exists (select from feed_stop f where f.course_id = c.id) then -1 else c.horizon_days end as horizon_days,
    c.cutoff_first_minutes as first_cut, c.cutoff_later_minutes as later_cut, k as clock,
    local_time(banyan_now(), k)::date as today
  into sold from course c join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone where c.id = course;
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
    where instant_of(span.day + s.start_time, sold.clock) > banyan_now()
        + make_interval(mins => case when d.taken > 0 then sold.later_cut else sold.first_cut end)
      and (d.taken is null or d.taken < coalesce(q.capacity, s.capacity) + (
        select coalesce(sum(b.pax), 0) from booking b
        where b.departure_id = d.id and b.status = 'held' and b.hold_until <= banyan_now()))
      and coalesce(q.capacity, s.capacity) > 0 and not exists (
        select from feed_block f where f.course_id = sold.id and f.local_date = span.day and f.start_time = s.start_time));
end $function$;

CREATE OR REPLACE FUNCTION public.course_text_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := banyan_now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.day_mask(first date, last date)
 RETURNS bit
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  days integer := least(last - first + 1, 770);
  slot integer := day_slot(first);
  run bit(770);
begin
  if days <= 0 then return repeat('0', 770)::bit(770); end if;
  run := (repeat('1', days) || repeat('0', 770 - days))::bit(770);
  return (run >> slot) | (run << (770 - slot));
end $function$;

CREATE OR REPLACE FUNCTION public.day_slot(day date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (((day - date '2000-01-03') % 770) + 770) % 770
$function$;

CREATE OR REPLACE FUNCTION public.erased_account_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.erased_at is not null then
    raise exception 'the account % is deleted', old.id using errcode = 'BY401';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.exchange_rate_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into exchange_rate_change (code, rate, source, good_at) values (new.code, new.rate, new.source, new.fetched_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_team_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update user_account set roles = array_append(roles, new.role) where id = new.user_id and not new.role = any (roles);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guests_change_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.host_changes_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform refresh_course_listing(array(select id from course where host_id = new.user_id and status = 'published'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.inquiry_speaks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.instant_of(wall timestamp without time zone, zone text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return instant_of(wall, clock_of(zone));
end $function$;

CREATE OR REPLACE FUNCTION public.instant_of(wall timestamp without time zone, clock zone_clock)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (wall - clock.offsets[width_bucket(wall, clock.walls) + 1]) at time zone 'UTC' $function$;

CREATE OR REPLACE FUNCTION public.is_bulk_load()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('banyan.bulk_load', true), '') = 'on'
$function$;

CREATE OR REPLACE FUNCTION public.learn_lexemes(lexemes text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into search_word (word, is_written, is_name, uses)
  select distinct lexeme, false, false, 1 from unnest(lexemes) lexeme
  where length(lexeme) between 2 and 40 and not exists (select from search_word w where w.word = lexeme)
  order by lexeme
  on conflict (word) do nothing
$function$;

CREATE OR REPLACE FUNCTION public.learn_synonym()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Phrases that are properties are read by their kind; as words they may find nothing.
  if new.kind in ('words', 'instead', 'place', 'landmark') then perform learn_words(array[new.term, new.means], false); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.learn_words(texts text[], are_names boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into search_word as known (word, is_written, is_name, uses)
  select word, true, are_names, count(*)
  from unnest(texts) written, unnest(string_to_array(search_fold(written), ' ')) word
  where length(word) between 3 and 40 and word ~ '[^0-9]' and not exists (
    select from search_word w where w.word = word.word and w.is_written and w.is_name >= are_names)
  group by word order by word
  on conflict (word) do update set is_written = true, is_name = known.is_name or are_names
$function$;

CREATE OR REPLACE FUNCTION public.ledger_day_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update ledger_days_kept set until = (new.at at time zone 'UTC')::date - 1 where until >= (new.at at time zone 'UTC')::date;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_group(account text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when split_part(account, ':', 1)
      in ('customer_deposit', 'fee_unearned', 'surplus', 'dispute_clearing', 'host_payable', 'partner_payable')
    then split_part(account, ':', 1) else account end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only: correct it by a reversing transaction';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_must_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  off record;
begin
  select currency, sum(amount_minor) as total into off
    from ledger_entry where tx_id = new.tx_id group by currency having sum(amount_minor) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is out of balance by % %', new.tx_id, off.total, off.currency;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.listing_marks(category_id integer, city_id integer, traits integer)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg('''' || mark || ''':1B', ' ')::tsvector from unnest(array['category=' || category_id, 'city=' || city_id,
    case when traits & 1 <> 0 then 'time=morning' end, case when traits & 2 <> 0 then 'time=afternoon' end,
    case when traits & 4 <> 0 then 'time=evening' end, case when traits & 64 <> 0 then 'for=solo' end,
    case when traits & 128 <> 0 then 'for=family' end, case when traits & 256 <> 0 then 'for=couples' end,
    case when traits & 512 <> 0 then 'for=child-friendly' end, case when traits & 1024 <> 0 then 'for=big-groups' end]) mark
  where mark is not null
$function$;

CREATE OR REPLACE FUNCTION public.listing_rank(rank integer, review_total integer, review_sum integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select greatest(-200000, least(rank, 200000)) * 10000
    + round(1000 * (review_sum + 45)::numeric / (review_total + 10))::integer
$function$;

CREATE OR REPLACE FUNCTION public.listing_rating(review_total integer, review_sum integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when review_total = 0 then 0
    else round(review_sum * 100.0 / review_total)::integer * 10000 + least(review_total, 9999) end
$function$;

CREATE OR REPLACE FUNCTION public.live_holds(visitor text, account uuid, network text, place bigint, spared uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  own integer;
  own_here integer;
  near integer := 0;
  pax_here integer := 0;
begin
  select count(*), count(*) filter (where b.departure_id = place) into own, own_here from booking b
    where b.status = 'held' and ((b.visitor_id = visitor and b.held_from is not null) or b.held_by = account)
      and b.hold_until > banyan_now() and b.id <> all (spared);
  if network is not null then
    select count(*), coalesce(sum(b.pax) filter (where b.departure_id = place), 0) into near, pax_here from booking b
      where b.status = 'held' and b.held_from = network and b.held_by is null and b.hold_until > banyan_now()
        and b.id <> all (spared)
        and not exists (select from payment p join payment_attempt a on a.payment_id = p.id
          where p.booking_id = b.id and p.method = 'card'
            and (a.decline_code is not null or a.status in ('action', 'unknown', 'done')
              or (a.status = 'sending' and a.lease_until > banyan_now())));
  end if;
  return jsonb_build_object('own', own, 'own_here', own_here, 'network', near, 'network_pax_here', pax_here);
end $function$;

CREATE OR REPLACE FUNCTION public.local_time(at timestamp with time zone, zone text)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return local_time(at, clock_of(zone));
end $function$;

CREATE OR REPLACE FUNCTION public.local_time(at timestamp with time zone, clock zone_clock)
 RETURNS timestamp without time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select at at time zone 'UTC' + clock.offsets[width_bucket(at, clock.changes) + 1] $function$;

CREATE OR REPLACE FUNCTION public.message_moves_thread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.message_picture_goes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update upload set expires_at = banyan_now() where id = old.upload_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.offer_stamp(wanted_course integer, wanted_date date)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select hash_record_extended(row(c.host_id, c.status, c.city_id, c.duration_minutes, c.price_cents, c.min_pax, c.max_pax,
      c.surcharge_cents, c.deposit_rate, c.group_tiers, c.confirmation, c.policy, c.transport, c.cutoff_first_minutes,
      c.cutoff_later_minutes, c.horizon_days), 1)
    # coalesce((select bit_xor(hash_record_extended(row(f.start_time), 5))
        from feed_block f where f.course_id = c.id and f.local_date = wanted_date), 0)
    # (select count(*) from feed_stop s where s.course_id = c.id)
    # coalesce((select bit_xor(hash_record_extended(row(r.id, r.weekday, r.start_time, r.capacity, r.min_pax), 2))
        from availability_rule r where r.course_id = c.id), 0)
    # coalesce((select bit_xor(hash_record_extended(row(e.id, e.start_time, e.kind, e.capacity, e.min_pax), 3))
        from availability_exception e where e.course_id = c.id and e.local_date = wanted_date), 0)
    # coalesce((select bit_xor(hash_record_extended(row(a.id, a.kind, a.unit_price_cents, a.persons_per_unit), 4))
        from addon a where a.course_id = c.id), 0)
  from course c where c.id = wanted_course
$function$;

CREATE OR REPLACE FUNCTION public.partner_commission_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update partner_commission set look_at = least(look_at, banyan_now()) where booking_id = new.booking_id and state <> 'nothing';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.partner_of_roles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wanted text := case when 'distributor' = any(new.roles) then 'distributor' when 'ambassador' = any(new.roles) then 'ambassador' end;
  known partner;
  letters text := upper(substr(regexp_replace(normalize(new.first_name, NFD), '[^A-Za-z]', '', 'g'), 1, 10));
  fresh citext;
begin
  select * into known from partner where user_id = new.id for no key update;
  if known.id is not null and known.kind = any(new.roles) then wanted := known.kind; end if;
  if wanted is null then
    update partner set state = 'ended', version = version + 1 where id = known.id and state <> 'ended';
    return null;
  end if;
  if known.id is not null and known.kind = wanted and known.kind = any(old.roles) then return null; end if;
  if wanted = 'ambassador' and known.code is null then
    loop
      fresh := (case when length(letters) < 2 then 'FRIEND' else letters end)
        || upper(substr(md5(gen_random_uuid()::text), 1, 6));
      exit when not exists (select from partner p where p.code = fresh) and not exists (select from coupon c where c.code = fresh);
    end loop;
  end if;
  if wanted = 'ambassador' then fresh := coalesce(known.code, fresh); else fresh := null; end if;
  insert into partner (user_id, kind, code) values (new.id, wanted, fresh)
    on conflict (user_id) do update set kind = excluded.kind, state = 'active', version = partner.version + 1,
      code = excluded.code;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_changes_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_course_listing(ids integer[] DEFAULT NULL::integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Empty, so that nothing is noted as due for each row that comes.
  if ids is null then truncate search_common, search_bits, search_bits_due; end if;
  perform rebuild_listing_rows(ids);
  if ids is null then perform rebuild_search_bits(); end if;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_listing_rows(ids integer[] DEFAULT NULL::integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
  perform learn_words(array(select term || ' ' || means from search_synonym where kind in ('words', 'instead', 'place', 'landmark')), false);
  perform learn_words(array(select display_name from host), false);
  insert into search_word as known (word, is_written, is_name, uses)
  select word, true, false, count(*) from course_listing l join course c on c.id = l.course_id,
    unnest(string_to_array(search_fold(c.title || ' ' || c.activity), ' ')) word
  where length(word) between 3 and 40 and word ~ '[^0-9]' group by word
  on conflict (word) do update set uses = known.uses + excluded.uses;
  -- Common words stand in any sample; whether a rare one finds something is asked when it is searched.
  perform learn_lexemes(array(select word from ts_stat(
    'select words from course_listing where course_id % (1 + (select count(*) from course_listing) / 30000) = 0')));
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_search_bits(from_total integer DEFAULT 20000)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.receipt_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a receipt is never changed: a refund has a receipt of its own';
end $function$;

CREATE OR REPLACE FUNCTION public.recount_listing()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_city_facet(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_course_days(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform from course_days where course_id = any(ids) order by course_id for update;
  insert into course_days select * from course_days_rows(ids) order by course_id
  on conflict (course_id) do update set city_id = excluded.city_id, morning = excluded.morning, afternoon = excluded.afternoon,
    evening = excluded.evening, due_at = excluded.due_at;
  delete from course_days d where d.course_id = any(ids) and not exists (
    select from course c join city t on t.id = c.city_id
    where c.id = d.course_id and c.status = 'published' and t.is_active);
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_course_listing(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
  perform learn_words(array(select concat_ws(' ', c.title, c.activity, h.display_name) from course c join host h on h.user_id = c.host_id
    where c.id = any(ids) and c.status = 'published'), false);
  perform learn_lexemes(array(select unnest(tsvector_to_array(words)) from course_listing where course_id = any(ids)));
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_feed_blocks(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  changed integer[];
begin
  perform from course where id = any(ids) order by id for no key update;
  with busy as (
    select c.id, c.duration_minutes as minutes, k as clock, b.starts_at, b.ends_at
    from course c join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone
      join feed f on f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id)
      join feed_busy b on b.feed_id = f.id and b.time_zone = t.time_zone
    where c.id = any(ids)
    union all
    select c.id, c.duration_minutes, k, d.starts_at, d.ends_at
    from course c join host h on h.user_id = c.host_id and h.one_at_a_time join city t on t.id = c.city_id
      join zone_clock k on k.zone = t.time_zone join course o on o.host_id = c.host_id and o.id <> c.id
      join departure d on d.course_id = o.id and d.taken > 0 and d.ends_at > banyan_now()
    where c.id = any(ids)
  ), days as (
    select b.*, day::date as day from busy b, generate_series(
      local_time(b.starts_at - make_interval(mins => b.minutes), b.clock)::date::timestamp,
      local_time(b.ends_at, b.clock)::date, interval '1 day') day
  ), slots as (
    select d.*, r.start_time from days d join availability_rule r
      on r.course_id = d.id and r.weekday = extract(isodow from d.day)
    union all
    select d.*, e.start_time from days d join availability_exception e
      on e.course_id = d.id and e.local_date = d.day and e.start_time is not null
  ), wanted as (
    select distinct id, day, start_time from slots
    where instant_of(day + start_time, clock) < ends_at
      and instant_of(day + start_time, clock) + make_interval(mins => minutes) > starts_at
    union
    select c.id, day::date, s.start_time
    from course c join city_closure k on k.city_id = c.city_id and k.ended_at is null and k.last_day >= (banyan_now() - interval '2 days')::date
      cross join generate_series(k.first_day::timestamp, k.last_day::timestamp, interval '1 day') day cross join lateral (
        select r.start_time from availability_rule r where r.course_id = c.id and r.weekday = extract(isodow from day)
        union
        select e.start_time from availability_exception e
        where e.course_id = c.id and e.local_date = day::date and e.start_time is not null) s
    where c.id = any(ids)
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
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_search_bits(of_block integer, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_erased_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare owner uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if owner is null then return new; end if;
  perform from user_account where id = owner and erased_at is null for key share;
  if not found and exists (select from user_account where id = owner) then
    raise exception 'the account % is deleted', owner using errcode = 'BY401';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_erased_guest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare owner uuid;
begin
  select user_id into owner from booking where id = new.booking_id;
  perform from user_account where id = owner and erased_at is null for key share;
  if not found and owner is not null then
    raise exception 'the account % is deleted', owner using errcode = 'BY401';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.review_log_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last record;
begin
  select seq, hash into last from review_log order by seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1 or (last.hash is not null and new.previous <> last.hash) then
    raise exception 'the log of reviews goes on at its end' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.review_log_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the log of reviews is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.search_fold(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  -- Joiners inside words of Indic and Khmer script are not seen by readers. Names are in full, because an index asks this
  -- function, and maintenance sees no schema by itself.
  words := replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC))), e'\u200c', ''), e'\u200d', '');
  return trim(regexp_replace(words, '[\u0001-/:-@[-`{-©«-´¶-¹»-¿×÷\u2000-\u206f₠-⃏←-⯿\u3000-〿・｡-･︀-️।-॥។-៚၊-၏\U0001f000-\U0001faff]+', ' ', 'g'));
end $function$;

CREATE OR REPLACE FUNCTION public.search_names(names text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare folded text := search_fold(names);
begin
  return to_tsvector('banyan', folded) || to_tsvector('simple', folded) || search_native(folded);
end $function$;

CREATE OR REPLACE FUNCTION public.search_native(folded text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  if octet_length(folded) = length(folded) then return ''::tsvector; end if;
  return coalesce((select string_agg('''' || word || ''':1', ' ')::tsvector
    from (select distinct word from unnest(string_to_array(folded, ' ')) word where octet_length(word) > length(word)) w),
    ''::tsvector);
end $function$;

CREATE OR REPLACE FUNCTION public.search_text(written text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  if octet_length(written) = length(written) then return to_tsvector('banyan', written); end if;
  return to_tsvector('banyan', written) || search_native(search_fold(written));
end $function$;

CREATE OR REPLACE FUNCTION public.search_title(title text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare folded text := search_fold(title);
begin
  return to_tsvector('banyan', folded) || to_tsvector('banyan_plain', folded) || search_native(folded);
end $function$;

CREATE OR REPLACE FUNCTION public.seats_change_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_course_days(array[new.course_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.service_fee_change_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the history of service fees is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.service_fee_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into service_fee_change (city_id, category_id, from_rate, to_rate)
  values (case when tg_op = 'DELETE' then old.city_id else new.city_id end,
    case when tg_op = 'DELETE' then old.category_id else new.category_id end,
    case when tg_op <> 'INSERT' then old.rate end, case when tg_op <> 'DELETE' then new.rate end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.setting_change_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the history of settings is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.setting_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into setting_change (key, from_value, to_value, reason, changed_by)
  values (new.key, case when tg_op = 'UPDATE' then old.value end, new.value,
    coalesce(current_setting('banyan.reason', true), ''), new.changed_by);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_turns(keys text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into claim_turn (key, taken_at) select key, banyan_now() from unnest(keys) key order by key
    on conflict (key) do update set taken_at = excluded.taken_at
$function$;

CREATE OR REPLACE FUNCTION public.time_band(start_time time without time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when start_time < '01:00' or start_time >= '19:00' then 4 when start_time < '12:00' then 1 else 2 end
$function$;

CREATE OR REPLACE FUNCTION public.timetable_changes_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  select array_agg(distinct n.course_id) into ids from new_rows n join course c on c.id = n.course_id
    where exists (select from feed f where f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id))
      or exists (select from host h where h.user_id = c.host_id and h.one_at_a_time)
      or exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null);
  if ids is not null then perform refresh_feed_blocks(ids); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.timetable_changes_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
  update course_listing l set traits = (l.traits & ~7) | coalesce(b.traits, 0),
    words = ts_delete(l.words, tsvector_to_array(listing_marks(l.category_id, l.city_id, 2047)))
      || listing_marks(l.category_id, l.city_id, (l.traits & ~7) | coalesce(b.traits, 0))
  from unnest(ids) w(id) left join lateral (
    select bit_or(time_band(s.start_time)) as traits from (
      select r.start_time from availability_rule r where r.course_id = w.id
      union all
      select e.start_time from availability_exception e where e.course_id = w.id and e.kind = 'extra') s) b on true
  where l.course_id = w.id and l.traits & 7 <> coalesce(b.traits, 0);
  perform refresh_course_days(ids);
  return null;
end $function$;

create table account_link (
  token_hash bytea not null,
  booking_id uuid not null,
  created_at timestamp with time zone not null default banyan_now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_link_pkey PRIMARY KEY (token_hash),
  constraint account_link_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE
);
CREATE INDEX account_link_booking ON account_link USING btree (booking_id, created_at);

create table account_request (
  id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  email citext not null,
  user_id uuid,
  visitor_id text not null,
  locale text not null default 'en_US'::text,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  isd_code text not null default ''::text,
  phone text not null default ''::text,
  password_hash text,
  created_at timestamp with time zone not null default banyan_now(),
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  provider text,
  issuer text,
  subject text,
  constraint account_request_pkey PRIMARY KEY (id),
  constraint account_request_token_hash_key UNIQUE (token_hash),
  constraint account_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint account_request_check CHECK (((purpose = ANY (ARRAY['address'::text, 'delete'::text])) = (user_id IS NOT NULL))),
  constraint account_request_email_check CHECK (((length((email)::text) >= 3) AND (length((email)::text) <= 254))),
  constraint account_request_first_name_check CHECK ((length(first_name) <= 80)),
  constraint account_request_identity_check CHECK (((purpose = ANY (ARRAY['identity'::text, 'identity-code'::text])) = ((provider IS NOT NULL) AND (issuer IS NOT NULL) AND (subject IS NOT NULL)))),
  constraint account_request_isd_code_check CHECK ((isd_code ~ '^[0-9]{0,4}$'::text)),
  constraint account_request_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 255))),
  constraint account_request_last_name_check CHECK ((length(last_name) <= 80)),
  constraint account_request_phone_check CHECK ((length(phone) <= 20)),
  constraint account_request_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text]))),
  constraint account_request_purpose_check CHECK ((purpose = ANY (ARRAY['sign-up'::text, 'sign-in'::text, 'reset'::text, 'address'::text, 'identity'::text, 'identity-code'::text, 'delete'::text]))),
  constraint account_request_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
);
CREATE INDEX account_request_created ON account_request USING btree (created_at);
CREATE INDEX account_request_email ON account_request USING btree (email);
CREATE INDEX account_request_user ON account_request USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON account_request FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table addon (
  id integer not null generated by default as identity,
  course_id integer not null,
  kind text not null,
  title text not null,
  description text not null,
  unit_price_cents integer not null,
  persons_per_unit smallint not null,
  is_preselected boolean not null default false,
  external_key text,
  constraint addon_pkey PRIMARY KEY (id),
  constraint addon_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint addon_external_key_check CHECK ((external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$'::text)),
  constraint addon_kind_check CHECK ((kind = ANY (ARRAY['translator'::text, 'vehicle'::text, 'other'::text]))),
  constraint addon_persons_per_unit_check CHECK ((persons_per_unit >= 1)),
  constraint addon_unit_price_cents_check CHECK ((unit_price_cents >= 0))
);
CREATE INDEX addon_course ON addon USING btree (course_id);
CREATE UNIQUE INDEX addon_external_key ON addon USING btree (course_id, external_key) WHERE (external_key IS NOT NULL);

create table ambassador_application (
  id uuid not null default gen_random_uuid(),
  email citext not null,
  first_name text not null,
  last_name text not null,
  city text not null,
  audience text not null,
  message text not null default ''::text,
  user_id uuid,
  created_at timestamp with time zone not null default banyan_now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  is_accepted boolean,
  note text not null default ''::text,
  role_given_at timestamp with time zone,
  constraint ambassador_application_pkey PRIMARY KEY (id),
  constraint ambassador_application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id),
  constraint ambassador_application_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint ambassador_application_audience_check CHECK (((length(audience) >= 1) AND (length(audience) <= 300))),
  constraint ambassador_application_check CHECK (((role_given_at IS NULL) OR is_accepted)),
  constraint ambassador_application_check1 CHECK (((decided_at IS NULL) = (is_accepted IS NULL))),
  constraint ambassador_application_city_check CHECK (((length(city) >= 1) AND (length(city) <= 80))),
  constraint ambassador_application_email_check CHECK (((length((email)::text) >= 3) AND (length((email)::text) <= 254))),
  constraint ambassador_application_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 80))),
  constraint ambassador_application_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 80))),
  constraint ambassador_application_message_check CHECK ((length(message) <= 1000)),
  constraint ambassador_application_note_check CHECK ((length(note) <= 1000))
);
CREATE UNIQUE INDEX ambassador_application_open ON ambassador_application USING btree (email) WHERE (decided_at IS NULL);
CREATE INDEX ambassador_application_user ON ambassador_application USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX ambassador_application_waits ON ambassador_application USING btree (email) WHERE (is_accepted AND (role_given_at IS NULL));
CREATE TRIGGER account_is_there BEFORE INSERT ON ambassador_application FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table answer_pair (
  id bigint not null generated by default as identity,
  number text not null,
  pair smallint not null,
  booking_id uuid not null,
  departure_id bigint not null,
  sent_at timestamp with time zone not null default banyan_now(),
  closed_at timestamp with time zone,
  constraint answer_pair_pkey PRIMARY KEY (id),
  constraint answer_pair_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint answer_pair_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(id),
  constraint answer_pair_pair_check CHECK (((pair >= 1) AND (pair <= 49)))
);
CREATE INDEX answer_pair_booking ON answer_pair USING btree (booking_id);
CREATE UNIQUE INDEX answer_pair_open ON answer_pair USING btree (number, pair) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX answer_pair_request ON answer_pair USING btree (number, booking_id) WHERE (closed_at IS NULL);

create table api_token (
  token_hash bytea not null,
  user_id uuid not null,
  label text not null,
  created_at timestamp with time zone not null default banyan_now(),
  expires_at timestamp with time zone,
  constraint api_token_pkey PRIMARY KEY (token_hash),
  constraint api_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX api_token_user ON api_token USING btree (user_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON api_token FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table audit_log (
  id bigint not null generated by default as identity,
  at timestamp with time zone not null default banyan_now(),
  actor_id uuid,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'::jsonb,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_action ON audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_actor ON audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_at ON audit_log USING btree (at);
CREATE INDEX audit_log_subject ON audit_log USING btree (subject, id DESC);

create table availability_exception (
  id integer not null generated by default as identity,
  course_id integer not null,
  local_date date not null,
  start_time time without time zone,
  kind text not null,
  capacity integer,
  min_pax smallint,
  reason text not null default ''::text,
  reopens_as text,
  constraint availability_exception_pkey PRIMARY KEY (id),
  constraint availability_exception_course_id_local_date_start_time_key UNIQUE NULLS NOT DISTINCT (course_id, local_date, start_time),
  constraint availability_exception_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint availability_exception_capacity_check CHECK (((capacity >= 0) AND (capacity <= 100000))),
  constraint availability_exception_check CHECK (((kind = 'closed'::text) OR ((start_time IS NOT NULL) AND (capacity IS NOT NULL)))),
  constraint availability_exception_kind_check CHECK ((kind = ANY (ARRAY['closed'::text, 'extra'::text, 'capacity'::text]))),
  constraint availability_exception_min_pax_check CHECK ((min_pax >= 1)),
  constraint availability_exception_reopens CHECK (((reopens_as IS NULL) OR ((kind = 'closed'::text) AND (start_time IS NOT NULL) AND (capacity IS NOT NULL)))),
  constraint availability_exception_reopens_as_check CHECK ((reopens_as = ANY (ARRAY['extra'::text, 'capacity'::text])))
);
CREATE TRIGGER exception_blocks_insert AFTER INSERT ON availability_exception REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_blocks();
CREATE TRIGGER exception_blocks_update AFTER UPDATE ON availability_exception REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_blocks();
CREATE TRIGGER exception_listing_delete AFTER DELETE ON availability_exception REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_listing();
CREATE TRIGGER exception_listing_insert AFTER INSERT ON availability_exception REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_listing();
CREATE TRIGGER exception_listing_update AFTER UPDATE ON availability_exception REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_listing();

create table availability_rule (
  id integer not null generated by default as identity,
  course_id integer not null,
  weekday smallint not null,
  start_time time without time zone not null,
  capacity integer not null,
  min_pax smallint,
  constraint availability_rule_pkey PRIMARY KEY (id),
  constraint availability_rule_course_id_weekday_start_time_key UNIQUE (course_id, weekday, start_time),
  constraint availability_rule_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint availability_rule_capacity_check CHECK (((capacity >= 1) AND (capacity <= 100000))),
  constraint availability_rule_min_pax_check CHECK ((min_pax >= 1)),
  constraint availability_rule_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE TRIGGER rule_blocks_insert AFTER INSERT ON availability_rule REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_blocks();
CREATE TRIGGER rule_blocks_update AFTER UPDATE ON availability_rule REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_blocks();
CREATE TRIGGER rule_listing_delete AFTER DELETE ON availability_rule REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_listing();
CREATE TRIGGER rule_listing_insert AFTER INSERT ON availability_rule REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_listing();
CREATE TRIGGER rule_listing_update AFTER UPDATE ON availability_rule REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION timetable_changes_listing();

create table booking (
  id uuid not null default gen_random_uuid(),
  ref character(8) not null,
  access_hash bytea not null,
  token_hash bytea not null,
  departure_id bigint not null,
  course_id integer not null,
  user_id uuid not null,
  visitor_id text not null,
  pax smallint not null,
  status text not null default 'held'::text,
  payment text not null default 'none'::text,
  refund text not null default 'none'::text,
  cash text not null default 'none'::text,
  hold_until timestamp with time zone,
  is_hold_extended boolean not null default false,
  quote jsonb not null,
  policy jsonb not null,
  addons jsonb not null default '[]'::jsonb,
  coupon_id uuid,
  first_name text not null,
  last_name text not null,
  email citext not null,
  isd_code text not null default ''::text,
  phone text not null default ''::text,
  message text not null default ''::text,
  pickup_address text not null default ''::text,
  pickup_latitude double precision,
  pickup_longitude double precision,
  idempotency_key text,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null default banyan_now(),
  confirmed_at timestamp with time zone,
  closed_at timestamp with time zone,
  is_replaced boolean not null default false,
  request_until timestamp with time zone,
  checked_in_at timestamp with time zone,
  no_show_at timestamp with time zone,
  cancelled_by text,
  cancel_cause text,
  cancel_reason text not null default ''::text,
  refund_percent smallint,
  version integer not null default 1,
  offer_id uuid,
  in_account text not null default 'offered'::text,
  held_by uuid,
  held_from text,
  locale text not null default 'en_US'::text,
  total_cents integer not null generated always as (((quote ->> 'total_price_cents'::text))::integer) stored,
  due_cents integer not null generated always as (((quote ->> 'booking_deposit_due_cents'::text))::integer) stored,
  deposit_cents integer not null generated always as (((quote ->> 'deposit_cents'::text))::integer) stored,
  service_fee_cents integer not null generated always as (((quote ->> 'service_fee_cents'::text))::integer) stored,
  discount_cents integer not null generated always as (((quote ->> 'coupon_discount_cents'::text))::integer) stored,
  balance_cents integer not null generated always as (((quote ->> 'balance_due_to_host_cents'::text))::integer) stored,
  balance_local_minor bigint generated always as (((quote ->> 'balance_due_local_minor'::text))::bigint) stored,
  local_currency character(3) not null generated always as (((quote ->> 'local_currency'::text))::character(3)) stored,
  cash_settled_at timestamp with time zone,
  constraint booking_pkey PRIMARY KEY (id),
  constraint booking_ref_key UNIQUE (ref),
  constraint booking_token_hash_key UNIQUE (token_hash),
  constraint booking_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint booking_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id),
  constraint booking_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(id),
  constraint booking_held_by_fkey FOREIGN KEY (held_by) REFERENCES user_account(id),
  constraint booking_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offer(id),
  constraint booking_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  constraint booking_balance_cents_check CHECK ((balance_cents >= 0)),
  constraint booking_cancel_cause_check CHECK ((cancel_cause = ANY (ARRAY['guest'::text, 'host'::text, 'host_late'::text, 'unsafe_weather'::text, 'request_declined'::text, 'request_expired'::text, 'called_off'::text, 'called_off_refund'::text]))),
  constraint booking_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['guest'::text, 'host'::text, 'manager'::text, 'coordinator'::text, 'operator'::text, 'system'::text]))),
  constraint booking_cash_check CHECK ((cash = ANY (ARRAY['none'::text, 'due'::text, 'host_says_paid'::text, 'both_say_paid'::text, 'disputed'::text, 'waived'::text]))),
  constraint booking_check CHECK (((status = 'held'::text) <= (hold_until IS NOT NULL))),
  constraint booking_deposit_cents_check CHECK ((deposit_cents >= 0)),
  constraint booking_discount_cents_check CHECK ((discount_cents >= 0)),
  constraint booking_due_cents_check CHECK ((due_cents >= 0)),
  constraint booking_in_account_check CHECK ((in_account = ANY (ARRAY['offered'::text, 'joined'::text, 'refused'::text]))),
  constraint booking_online_parts CHECK (((deposit_cents + service_fee_cents) = (due_cents + discount_cents))),
  constraint booking_pax_check CHECK ((pax >= 1)),
  constraint booking_payment_check CHECK ((payment = ANY (ARRAY['none'::text, 'requires_action'::text, 'checking'::text, 'paid'::text, 'partly_refunded'::text, 'refunded'::text, 'failed'::text, 'disputed'::text]))),
  constraint booking_quote_currency CHECK (((quote ->> 'currency'::text) ~ '^[A-Z]{3}$'::text)),
  constraint booking_ref_check CHECK ((ref ~ '^[A-Z]{8}$'::text)),
  constraint booking_refund_check CHECK ((refund = ANY (ARRAY['none'::text, 'quoted'::text, 'pending'::text, 'done'::text, 'failed'::text]))),
  constraint booking_refund_percent_check CHECK (((refund_percent >= 0) AND (refund_percent <= 100))),
  constraint booking_request_until CHECK (((status = 'requested'::text) <= (request_until IS NOT NULL))),
  constraint booking_service_fee_cents_check CHECK ((service_fee_cents >= 0)),
  constraint booking_status_check CHECK ((status = ANY (ARRAY['held'::text, 'requested'::text, 'confirmed'::text, 'checked_in'::text, 'completed'::text, 'no_show'::text, 'declined'::text, 'cancelled'::text, 'expired'::text]))),
  constraint booking_total_cents_check CHECK ((total_cents >= 0)),
  constraint booking_total_parts CHECK ((((due_cents + discount_cents) + balance_cents) = total_cents))
);
CREATE INDEX booking_cash_disputed ON booking USING btree (departure_id) WHERE (cash = 'disputed'::text);
CREATE INDEX booking_cash_open ON booking USING btree (departure_id) WHERE ((cash = ANY (ARRAY['due'::text, 'host_says_paid'::text, 'both_say_paid'::text, 'waived'::text])) AND (cash_settled_at IS NULL) AND (status = ANY (ARRAY['completed'::text, 'no_show'::text])));
CREATE INDEX booking_coded_visitor ON booking USING btree (visitor_id) WHERE (coupon_id IS NOT NULL);
CREATE INDEX booking_completed ON booking USING btree (course_id, closed_at) WHERE (status = 'completed'::text);
CREATE INDEX booking_confirmed_visitor ON booking USING btree (visitor_id) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX booking_coupon ON booking USING btree (coupon_id) WHERE (coupon_id IS NOT NULL);
CREATE INDEX booking_course ON booking USING btree (course_id, created_at DESC);
CREATE INDEX booking_course_status ON booking USING btree (course_id, status) WHERE (status <> ALL (ARRAY['held'::text, 'expired'::text]));
CREATE INDEX booking_departure ON booking USING btree (departure_id, status, hold_until);
CREATE INDEX booking_email ON booking USING btree (lower((email)::text) text_pattern_ops);
CREATE INDEX booking_first_name ON booking USING btree (lower(first_name) text_pattern_ops);
CREATE INDEX booking_held_by ON booking USING btree (held_by) WHERE ((status = 'held'::text) AND (held_by IS NOT NULL));
CREATE INDEX booking_held_from ON booking USING btree (held_from, departure_id) WHERE ((status = 'held'::text) AND (held_from IS NOT NULL));
CREATE INDEX booking_lapsed_holds ON booking USING btree (hold_until) WHERE (status = 'held'::text);
CREATE INDEX booking_last_name ON booking USING btree (lower(last_name) text_pattern_ops);
CREATE INDEX booking_made ON booking USING btree (created_at DESC, id DESC);
CREATE INDEX booking_made_visitor ON booking USING btree (visitor_id) WHERE (status <> ALL (ARRAY['held'::text, 'expired'::text]));
CREATE INDEX booking_offer ON booking USING btree (offer_id) WHERE (offer_id IS NOT NULL);
CREATE UNIQUE INDEX booking_one_hold_per_visitor ON booking USING btree (visitor_id, departure_id) WHERE ((status = 'held'::text) AND ((held_from IS NOT NULL) OR (idempotency_key IS NULL)));
CREATE INDEX booking_phone ON booking USING btree (phone) WHERE (phone <> ''::text);
CREATE INDEX booking_request_waiting ON booking USING btree (request_until) WHERE (status = 'requested'::text);
CREATE INDEX booking_status_made ON booking USING btree (status, created_at DESC, id DESC);
CREATE INDEX booking_trouble ON booking USING btree (created_at DESC, id DESC) WHERE ((payment = ANY (ARRAY['checking'::text, 'disputed'::text])) OR (refund = 'failed'::text) OR (cash = 'disputed'::text));
CREATE INDEX booking_unpaid_age ON booking USING btree (created_at) WHERE (status = ANY (ARRAY['held'::text, 'expired'::text]));
CREATE INDEX booking_user ON booking USING btree (user_id, created_at DESC);
CREATE TRIGGER account_is_there BEFORE INSERT ON booking FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');
CREATE TRIGGER booking_completed AFTER UPDATE OF status ON booking FOR EACH ROW WHEN (new.status = 'completed'::text AND old.status <> 'completed'::text AND NOT new.is_demo) EXECUTE FUNCTION ask_for_review();
CREATE TRIGGER booking_takes_thread AFTER UPDATE OF status ON booking FOR EACH ROW WHEN (new.offer_id IS NOT NULL AND (old.status = ANY (ARRAY['held'::text, 'expired'::text])) AND (new.status = ANY (ARRAY['requested'::text, 'confirmed'::text]))) EXECUTE FUNCTION booking_takes_thread();

create table booking_history (
  id bigint not null generated by default as identity,
  booking_id uuid not null,
  at timestamp with time zone not null default banyan_now(),
  actor text not null,
  actor_id uuid,
  on_behalf_of uuid,
  from_status text,
  to_status text not null,
  reason text not null default ''::text,
  figures jsonb not null default '{}'::jsonb,
  by_link boolean not null default false,
  constraint booking_history_pkey PRIMARY KEY (id),
  constraint booking_history_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE
);
CREATE INDEX booking_history_booking ON booking_history USING btree (booking_id, id);

create table calendar_address (
  id uuid not null default gen_random_uuid(),
  host_id uuid not null,
  course_id integer,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default banyan_now(),
  read_at timestamp with time zone,
  constraint calendar_address_pkey PRIMARY KEY (id),
  constraint calendar_address_host_id_course_id_key UNIQUE NULLS NOT DISTINCT (host_id, course_id),
  constraint calendar_address_secret_hash_key UNIQUE (secret_hash),
  constraint calendar_address_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint calendar_address_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE
);

create table cash_word (
  id bigint not null generated by default as identity,
  booking_id uuid not null,
  side text not null,
  word text not null,
  actor text not null,
  actor_id uuid,
  on_behalf_of uuid,
  from_cash text not null,
  to_cash text not null,
  reason text not null default ''::text,
  said_at timestamp with time zone not null default banyan_now(),
  created_at timestamp with time zone not null default banyan_now(),
  by_link boolean not null default false,
  constraint cash_word_pkey PRIMARY KEY (id),
  constraint cash_word_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint cash_word_check CHECK (((side = 'clock'::text) = (word = 'silent'::text))),
  constraint cash_word_check1 CHECK (((side = 'operator'::text) = (reason <> ''::text))),
  constraint cash_word_side_check CHECK ((side = ANY (ARRAY['guest'::text, 'host'::text, 'operator'::text, 'clock'::text]))),
  constraint cash_word_word_check CHECK ((word = ANY (ARRAY['paid'::text, 'not_paid'::text, 'waived'::text, 'silent'::text])))
);
CREATE INDEX cash_word_booking ON cash_word USING btree (booking_id, id);

create table catalogue_facet (
  only_row boolean not null default true,
  hosts integer not null,
  constraint catalogue_facet_pkey PRIMARY KEY (only_row),
  constraint catalogue_facet_only_row_check CHECK (only_row)
);

create table category (
  id integer not null generated by default as identity,
  slug text not null,
  name text not null,
  position smallint not null default 100,
  constraint category_pkey PRIMARY KEY (id),
  constraint category_name_key UNIQUE (name),
  constraint category_slug_key UNIQUE (slug)
);
CREATE TRIGGER category_changes_lexicon AFTER INSERT OR DELETE OR UPDATE OF name, slug ON category FOR EACH STATEMENT EXECUTE FUNCTION bump_search_lexicon();
CREATE TRIGGER category_changes_pages AFTER INSERT OR DELETE OR UPDATE ON category FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER category_listing AFTER INSERT OR UPDATE OF name ON category FOR EACH ROW EXECUTE FUNCTION place_changes_listing();

create table category_facet (
  category_id integer not null,
  total integer not null,
  constraint category_facet_pkey PRIMARY KEY (category_id)
);

create table check_device (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  created_at timestamp with time zone not null default banyan_now(),
  seen_at timestamp with time zone not null default banyan_now(),
  revoked_at timestamp with time zone,
  revoked_by uuid,
  erased_at timestamp with time zone,
  is_link boolean not null default false,
  constraint check_device_pkey PRIMARY KEY (id),
  constraint check_device_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES user_account(id),
  constraint check_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint check_device_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);
CREATE INDEX check_device_user ON check_device USING btree (user_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON check_device FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table check_event (
  id uuid not null,
  device_id uuid not null,
  booking_id uuid not null,
  kind text not null,
  heads smallint not null,
  part text not null default ''::text,
  undoes uuid,
  seq integer not null,
  phone_at timestamp with time zone not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null default banyan_now(),
  constraint check_event_pkey PRIMARY KEY (id),
  constraint check_event_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint check_event_device_id_fkey FOREIGN KEY (device_id) REFERENCES check_device(id) ON DELETE CASCADE,
  constraint check_event_heads_check CHECK (((heads >= 0) AND (heads <= 1000))),
  constraint check_event_kind_check CHECK ((kind = ANY (ARRAY['let_in'::text, 'cash'::text, 'no_show'::text, 'undo'::text]))),
  constraint check_event_part_check CHECK ((part ~ '^([0-9a-f]{8})?$'::text))
);
CREATE INDEX check_event_booking ON check_event USING btree (booking_id);
CREATE INDEX check_event_device ON check_event USING btree (device_id);

create table city (
  id integer not null generated by default as identity,
  slug text not null,
  name text not null,
  native_name text not null,
  native_lang text not null,
  country_code character(2) not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  blurb text not null,
  introduction text not null,
  travel_tips jsonb not null default '[]'::jsonb,
  image jsonb not null,
  position smallint not null default 100,
  is_active boolean not null default true,
  is_demo boolean not null default false,
  constraint city_pkey PRIMARY KEY (id),
  constraint city_slug_key UNIQUE (slug),
  constraint city_country_code_fkey FOREIGN KEY (country_code) REFERENCES country(code),
  constraint city_image_check CHECK ((jsonb_typeof(image) = 'object'::text)),
  constraint city_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint city_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint city_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]*$'::text)),
  constraint city_travel_tips_check CHECK ((jsonb_typeof(travel_tips) = 'array'::text))
);
CREATE INDEX city_folded_name ON city USING btree (search_fold(name));
CREATE INDEX city_native_name ON city USING btree (native_name);
CREATE TRIGGER city_changes_lexicon AFTER INSERT OR DELETE OR UPDATE OF name, native_name, slug, country_code, time_zone, is_active ON city FOR EACH STATEMENT EXECUTE FUNCTION bump_search_lexicon();
CREATE TRIGGER city_changes_pages AFTER INSERT OR DELETE OR UPDATE ON city FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER city_clock BEFORE INSERT OR UPDATE OF time_zone ON city FOR EACH ROW EXECUTE FUNCTION city_has_clock();
CREATE TRIGGER city_keeps_slug AFTER UPDATE OF slug ON city FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION city_keeps_slug();
CREATE TRIGGER city_listing_insert AFTER INSERT ON city FOR EACH ROW EXECUTE FUNCTION place_changes_listing();
CREATE TRIGGER city_listing_update AFTER UPDATE ON city FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.native_name IS DISTINCT FROM new.native_name OR old.slug IS DISTINCT FROM new.slug OR old.country_code IS DISTINCT FROM new.country_code OR old.time_zone IS DISTINCT FROM new.time_zone OR old.is_active IS DISTINCT FROM new.is_active) EXECUTE FUNCTION place_changes_listing();
CREATE TRIGGER city_takes_slug AFTER INSERT ON city FOR EACH ROW EXECUTE FUNCTION city_keeps_slug();

create table city_closure (
  id integer not null generated by default as identity,
  city_id integer not null,
  first_day date not null,
  last_day date not null,
  reason text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null default banyan_now(),
  ended_by uuid,
  ended_at timestamp with time zone,
  constraint city_closure_pkey PRIMARY KEY (id),
  constraint city_closure_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint city_closure_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES user_account(id),
  constraint city_closure_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id),
  constraint city_closure_check CHECK (((last_day >= first_day) AND (last_day <= (first_day + 92)))),
  constraint city_closure_check1 CHECK (((ended_by IS NULL) = (ended_at IS NULL))),
  constraint city_closure_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 500)))
);
CREATE INDEX city_closure_open ON city_closure USING btree (city_id, last_day) WHERE (ended_at IS NULL);

create table city_facet (
  city_id integer not null,
  total integer not null,
  review_total integer not null,
  best_rank integer,
  cheapest jsonb,
  constraint city_facet_pkey PRIMARY KEY (city_id)
);
CREATE INDEX city_facet_best ON city_facet USING btree (best_rank DESC, city_id) WHERE (total > 0);

create table city_former_slug (
  slug text not null,
  city_id integer not null,
  since timestamp with time zone not null default banyan_now(),
  constraint city_former_slug_pkey PRIMARY KEY (slug),
  constraint city_former_slug_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE CASCADE
);
CREATE INDEX city_former_slug_city ON city_former_slug USING btree (city_id);

create table city_median (
  city_id integer not null,
  weeks smallint not null,
  until date not null,
  earned_cents bigint,
  seats integer,
  booked_rate double precision,
  constraint city_median_pkey PRIMARY KEY (city_id, weeks),
  constraint city_median_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE CASCADE,
  constraint city_median_until_check CHECK ((EXTRACT(isodow FROM until) = (1)::numeric)),
  constraint city_median_weeks_check CHECK ((weeks > 0))
);

create table claim_turn (
  key text not null,
  taken_at timestamp with time zone not null,
  constraint claim_turn_pkey PRIMARY KEY (key)
);
CREATE INDEX claim_turn_age ON claim_turn USING btree (taken_at);

create table companion (
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  email citext not null,
  first_name text not null,
  last_name text not null,
  sends smallint not null default 1,
  sent_at timestamp with time zone not null default banyan_now(),
  created_at timestamp with time zone not null default banyan_now(),
  constraint companion_pkey PRIMARY KEY (id),
  constraint companion_booking_id_email_key UNIQUE (booking_id, email),
  constraint companion_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint companion_sends_check CHECK (((sends >= 1) AND (sends <= 4)))
);
CREATE TRIGGER guest_is_there BEFORE INSERT ON companion FOR EACH ROW EXECUTE FUNCTION refuse_erased_guest();

create table content_page (
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  updated_at timestamp with time zone not null default banyan_now(),
  text_hash text not null generated always as (md5(((((title || '
'::text) || summary) || '
'::text) || body))) stored,
  shipped_hash text,
  is_hidden boolean not null default false,
  is_own boolean not null default false,
  constraint content_page_pkey PRIMARY KEY (slug),
  constraint content_page_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]*$'::text))
);
CREATE TRIGGER content_changes_pages AFTER INSERT OR DELETE OR UPDATE ON content_page FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER content_page_is_counted AFTER INSERT OR DELETE OR UPDATE ON content_page FOR EACH STATEMENT EXECUTE FUNCTION content_shown_counts();
CREATE TRIGGER content_page_keeps_text AFTER INSERT OR UPDATE OF title, summary, body ON content_page FOR EACH ROW EXECUTE FUNCTION content_page_keeps_text();

create table content_shown (
  is_only boolean not null default true,
  version integer not null default 0,
  constraint content_shown_pkey PRIMARY KEY (is_only),
  constraint content_shown_is_only_check CHECK (is_only)
);

create table content_text (
  slug text not null,
  locale text not null,
  version integer not null,
  title text not null,
  summary text not null,
  body text not null,
  made_at timestamp with time zone not null default banyan_now(),
  made_by uuid,
  published_at timestamp with time zone,
  is_live boolean not null default false,
  constraint content_text_pkey PRIMARY KEY (slug, locale, version),
  constraint content_text_locale_check CHECK ((locale ~ '^[a-z]{2,3}_[A-Z]{2}$'::text)),
  constraint content_text_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]*$'::text)),
  constraint content_text_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX content_text_live ON content_text USING btree (slug, locale) WHERE is_live;
CREATE TRIGGER content_text_changes_pages AFTER UPDATE OF is_live ON content_text FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER content_text_stays BEFORE DELETE OR UPDATE OF slug, locale, version, title, summary, body, made_at, made_by OR TRUNCATE ON content_text FOR EACH STATEMENT EXECUTE FUNCTION content_text_stays();

create table content_version (
  only_row boolean not null default true,
  version bigint not null default 1,
  constraint content_version_pkey PRIMARY KEY (only_row),
  constraint content_version_only_row_check CHECK (only_row)
);

create table country (
  code character(2) not null,
  name text not null,
  currency character(3) not null,
  isd_code text not null,
  position smallint not null,
  is_shown boolean not null default true,
  constraint country_pkey PRIMARY KEY (code),
  constraint country_name_key UNIQUE (name),
  constraint country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
);
CREATE TRIGGER country_changes_lexicon AFTER INSERT OR DELETE OR UPDATE OF name ON country FOR EACH STATEMENT EXECUTE FUNCTION bump_search_lexicon();
CREATE TRIGGER country_changes_pages AFTER INSERT OR DELETE OR UPDATE ON country FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER country_listing AFTER INSERT OR UPDATE OF name ON country FOR EACH ROW EXECUTE FUNCTION place_changes_listing();

create table coupon (
  id uuid not null default gen_random_uuid(),
  code citext not null,
  kind text not null,
  amount_cents integer,
  percent numeric(5,2),
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  minimum_spend_cents integer not null default 0,
  max_uses integer,
  max_uses_per_user integer not null default 1,
  used integer not null default 0,
  is_first_booking_only boolean not null default false,
  city_ids integer[] not null default '{}'::integer[],
  course_ids integer[] not null default '{}'::integer[],
  owner_id uuid,
  created_at timestamp with time zone not null default banyan_now(),
  made_by uuid,
  batch_id uuid,
  version integer not null default 1,
  asked_by uuid,
  constraint coupon_pkey PRIMARY KEY (id),
  constraint coupon_code_key UNIQUE (code),
  constraint coupon_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id),
  constraint coupon_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES coupon_batch(id),
  constraint coupon_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id),
  constraint coupon_amount_cents_check CHECK ((amount_cents > 0)),
  constraint coupon_check CHECK ((((kind = 'fixed'::text) = (amount_cents IS NOT NULL)) AND ((kind = 'percent'::text) = (percent IS NOT NULL)))),
  constraint coupon_code_check CHECK ((code ~ '^[A-Za-z0-9-]{4,40}$'::citext)),
  constraint coupon_kind_check CHECK ((kind = ANY (ARRAY['fixed'::text, 'percent'::text]))),
  constraint coupon_max_uses_check CHECK ((max_uses > 0)),
  constraint coupon_max_uses_per_user_check CHECK ((max_uses_per_user > 0)),
  constraint coupon_minimum_spend_cents_check CHECK ((minimum_spend_cents >= 0)),
  constraint coupon_never_overused CHECK (((used >= 0) AND ((max_uses IS NULL) OR (used <= max_uses)))),
  constraint coupon_percent_check CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric))),
  constraint coupon_version_check CHECK ((version > 0))
);
CREATE INDEX coupon_batch_made ON coupon USING btree (batch_id, created_at DESC, id DESC) WHERE (batch_id IS NOT NULL);
CREATE INDEX coupon_begins ON coupon USING btree (lower((code)::text) text_pattern_ops);
CREATE INDEX coupon_dated ON coupon USING btree (created_at DESC, id DESC) WHERE (valid_from IS NOT NULL);
CREATE INDEX coupon_end ON coupon USING btree (COALESCE(valid_until, '9999-12-31 00:00:00+00'::timestamp with time zone), id);
CREATE INDEX coupon_made ON coupon USING btree (created_at DESC, id DESC);
CREATE INDEX coupon_office_end ON coupon USING btree (COALESCE(valid_until, '9999-12-31 00:00:00+00'::timestamp with time zone), id) WHERE (made_by IS NOT NULL);
CREATE INDEX coupon_office_made ON coupon USING btree (created_at DESC, id DESC) WHERE (made_by IS NOT NULL);
CREATE INDEX coupon_owner ON coupon USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX coupon_used_up ON coupon USING btree (created_at DESC, id DESC) WHERE (used >= max_uses);
CREATE INDEX coupon_waiting ON coupon USING btree (created_at DESC, id DESC) WHERE (asked_by IS NOT NULL);

create table coupon_batch (
  id uuid not null,
  name text not null,
  made_by uuid,
  created_at timestamp with time zone not null default banyan_now(),
  constraint coupon_batch_pkey PRIMARY KEY (id),
  constraint coupon_batch_name_key UNIQUE (name),
  constraint coupon_batch_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

create table coupon_use (
  booking_id uuid not null,
  coupon_id uuid not null,
  user_id uuid not null,
  use_no integer not null,
  state text not null default 'reserved'::text,
  created_at timestamp with time zone not null default banyan_now(),
  constraint coupon_use_pkey PRIMARY KEY (booking_id),
  constraint coupon_use_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint coupon_use_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint coupon_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  constraint coupon_use_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'redeemed'::text, 'released'::text]))),
  constraint coupon_use_use_no_check CHECK ((use_no > 0))
);
CREATE INDEX coupon_use_made ON coupon_use USING btree (coupon_id, created_at DESC, booking_id DESC);
CREATE INDEX coupon_use_number ON coupon_use USING btree (coupon_id, use_no);
CREATE UNIQUE INDEX coupon_use_once ON coupon_use USING btree (coupon_id, use_no) WHERE (state <> 'released'::text);
CREATE INDEX coupon_use_reserved ON coupon_use USING btree (coupon_id) WHERE (state = 'reserved'::text);
CREATE INDEX coupon_use_user ON coupon_use USING btree (coupon_id, user_id) WHERE (state <> 'released'::text);

create table course (
  id integer not null generated by default as identity,
  city_id integer not null,
  category_id integer not null,
  host_id uuid not null,
  slug text not null,
  title text not null,
  summary text not null,
  description text not null,
  steps jsonb not null default '[]'::jsonb,
  included text[] not null default '{}'::text[],
  excluded text[] not null default '{}'::text[],
  bring text[] not null default '{}'::text[],
  requirements text[] not null default '{}'::text[],
  accessibility text[] not null default '{}'::text[],
  languages text[] not null,
  minimum_age smallint,
  duration_minutes integer not null,
  price_cents integer not null,
  min_pax smallint not null default 1,
  max_pax smallint not null,
  surcharge_cents integer,
  deposit_rate numeric(5,4) not null default 0.2,
  group_tiers jsonb not null default '[]'::jsonb,
  confirmation text not null default 'instant'::text,
  policy text not null default 'flexible'::text,
  transport text not null default 'none'::text,
  attributes text[] not null default '{}'::text[],
  ba_host boolean not null default false,
  cutoff_first_minutes integer not null default 720,
  cutoff_later_minutes integer not null default 120,
  horizon_days smallint not null default 180,
  meeting_text text not null,
  meeting_latitude double precision not null,
  meeting_longitude double precision not null,
  pickup jsonb,
  images jsonb not null,
  status text not null default 'draft'::text,
  rank integer not null default 0,
  popularity integer not null default 0,
  review_total integer not null default 0,
  review_sum integer not null default 0,
  is_demo boolean not null default false,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default banyan_now(),
  external_key text,
  updated_at timestamp with time zone not null default banyan_now(),
  activity text not null default ''::text,
  stopped_from text,
  stopped_with_host boolean not null default false,
  constraint course_pkey PRIMARY KEY (id),
  constraint course_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  constraint course_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint course_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id),
  constraint course_activity_check CHECK (((activity = ''::text) OR ((char_length(activity) >= 2) AND (char_length(activity) <= 40)))),
  constraint course_attributes_check CHECK ((attributes <@ ARRAY['solo'::text, 'family'::text, 'couples'::text, 'child-friendly'::text, 'big-groups'::text])),
  constraint course_check CHECK (((review_sum >= review_total) AND (review_sum <= (5 * review_total)))),
  constraint course_check1 CHECK ((min_pax <= max_pax)),
  constraint course_check2 CHECK ((cutoff_later_minutes <= cutoff_first_minutes)),
  constraint course_confirmation_check CHECK ((confirmation = ANY (ARRAY['instant'::text, 'on_request'::text]))),
  constraint course_cutoff_first_minutes_check CHECK ((cutoff_first_minutes >= 0)),
  constraint course_cutoff_later_minutes_check CHECK ((cutoff_later_minutes >= 0)),
  constraint course_deposit_rate_check CHECK (((deposit_rate > (0)::numeric) AND (deposit_rate <= (1)::numeric))),
  constraint course_duration_minutes_check CHECK (((duration_minutes >= 30) AND (duration_minutes <= 1440))),
  constraint course_external_key_check CHECK ((external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$'::text)),
  constraint course_group_tiers_check CHECK ((jsonb_typeof(group_tiers) = 'array'::text)),
  constraint course_horizon_days_check CHECK (((horizon_days >= 1) AND (horizon_days <= 730))),
  constraint course_images_check CHECK (((jsonb_typeof(images) = 'array'::text) AND (jsonb_array_length(images) > 0))),
  constraint course_languages_check CHECK ((cardinality(languages) > 0)),
  constraint course_max_pax_check CHECK (((max_pax >= 1) AND (max_pax <= 1000))),
  constraint course_meeting_latitude_check CHECK (((meeting_latitude >= ('-90'::integer)::double precision) AND (meeting_latitude <= (90)::double precision))),
  constraint course_meeting_longitude_check CHECK (((meeting_longitude >= ('-180'::integer)::double precision) AND (meeting_longitude <= (180)::double precision))),
  constraint course_min_pax_check CHECK ((min_pax >= 1)),
  constraint course_minimum_age_check CHECK (((minimum_age >= 0) AND (minimum_age <= 99))),
  constraint course_pickup_check CHECK ((jsonb_typeof(pickup) = 'object'::text)),
  constraint course_policy_check CHECK ((policy = ANY (ARRAY['flexible'::text, 'moderate'::text, 'strict'::text, 'final'::text]))),
  constraint course_price_cents_check CHECK ((price_cents > 0)),
  constraint course_review_total_check CHECK ((review_total >= 0)),
  constraint course_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'published'::text, 'paused'::text, 'suspended'::text, 'taken_down'::text, 'archived'::text]))),
  constraint course_steps_check CHECK ((jsonb_typeof(steps) = 'array'::text)),
  constraint course_stopped CHECK (((status = ANY (ARRAY['suspended'::text, 'taken_down'::text])) = (stopped_from IS NOT NULL))),
  constraint course_stopped_from_check CHECK ((stopped_from = ANY (ARRAY['published'::text, 'paused'::text]))),
  constraint course_stopped_with_host CHECK (((NOT stopped_with_host) OR (stopped_from IS NOT NULL))),
  constraint course_summary_check CHECK ((length(summary) <= 300)),
  constraint course_surcharge_cents_check CHECK ((surcharge_cents >= 0)),
  constraint course_title_check CHECK (((length(title) >= 10) AND (length(title) <= 120))),
  constraint course_transport_check CHECK ((transport = ANY (ARRAY['none'::text, 'free'::text, 'addon'::text])))
);
CREATE INDEX course_category ON course USING btree (category_id);
CREATE INDEX course_city_made ON course USING btree (city_id, created_at DESC, id DESC);
CREATE INDEX course_city_rank ON course USING btree (city_id, rank DESC, id) WHERE (status = 'published'::text);
CREATE UNIQUE INDEX course_external_key ON course USING btree (external_key) WHERE (external_key IS NOT NULL);
CREATE INDEX course_host ON course USING btree (host_id);
CREATE INDEX course_made ON course USING btree (created_at DESC, id DESC);
CREATE INDEX course_status_made ON course USING btree (status, created_at DESC, id DESC);
CREATE INDEX course_title_words ON course USING gin (to_tsvector('simple'::regconfig, title));
CREATE TRIGGER course_changes_pages AFTER INSERT OR DELETE OR UPDATE ON course FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER course_listing_delete AFTER DELETE ON course REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION course_changes_listing();
CREATE TRIGGER course_listing_insert AFTER INSERT ON course REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_changes_listing();
CREATE TRIGGER course_listing_update AFTER UPDATE ON course REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_changes_listing();
CREATE TRIGGER course_moves_blocks AFTER UPDATE OF city_id ON course FOR EACH ROW WHEN (old.city_id IS DISTINCT FROM new.city_id) EXECUTE FUNCTION course_moves_blocks();
CREATE TRIGGER course_text_changes BEFORE UPDATE OF city_id, category_id, slug, title, summary, description, steps, included, excluded, bring, requirements, price_cents, surcharge_cents, group_tiers, images, status ON course FOR EACH ROW WHEN (old.city_id IS DISTINCT FROM new.city_id OR old.category_id IS DISTINCT FROM new.category_id OR old.slug IS DISTINCT FROM new.slug OR old.title IS DISTINCT FROM new.title OR old.summary IS DISTINCT FROM new.summary OR old.description IS DISTINCT FROM new.description OR old.steps IS DISTINCT FROM new.steps OR old.included IS DISTINCT FROM new.included OR old.excluded IS DISTINCT FROM new.excluded OR old.bring IS DISTINCT FROM new.bring OR old.requirements IS DISTINCT FROM new.requirements OR old.price_cents IS DISTINCT FROM new.price_cents OR old.surcharge_cents IS DISTINCT FROM new.surcharge_cents OR old.group_tiers IS DISTINCT FROM new.group_tiers OR old.images IS DISTINCT FROM new.images OR old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION course_text_changed();

create table course_days (
  course_id integer not null,
  city_id integer not null,
  morning bit(770),
  afternoon bit(770),
  evening bit(770),
  due_at timestamp with time zone not null,
  constraint course_days_pkey PRIMARY KEY (course_id)
);
CREATE INDEX course_days_city ON course_days USING btree (city_id);
CREATE INDEX course_days_due ON course_days USING btree (due_at);

create table course_listing (
  course_id integer not null,
  city_id integer not null,
  category_id integer not null,
  host_id uuid not null,
  price_cents integer not null,
  duration_minutes integer not null,
  traits integer not null,
  rank integer not null,
  popularity integer not null,
  rating integer not null,
  review_total integer not null,
  published_at timestamp with time zone not null,
  words tsvector not null,
  constraint course_listing_pkey PRIMARY KEY (course_id)
);
CREATE INDEX course_listing_category ON course_listing USING btree (category_id, rank DESC, course_id);
CREATE INDEX course_listing_city_newest ON course_listing USING btree (city_id, published_at DESC, course_id) INCLUDE (category_id, price_cents, duration_minutes, traits);
CREATE INDEX course_listing_city_popularity ON course_listing USING btree (city_id, popularity DESC, course_id) INCLUDE (category_id, price_cents, duration_minutes, traits);
CREATE INDEX course_listing_city_price ON course_listing USING btree (city_id, price_cents, course_id) INCLUDE (category_id, duration_minutes, traits);
CREATE INDEX course_listing_city_rank ON course_listing USING btree (city_id, rank DESC, course_id) INCLUDE (category_id, price_cents, duration_minutes, traits);
CREATE INDEX course_listing_city_rating ON course_listing USING btree (city_id, rating DESC, course_id) INCLUDE (category_id, price_cents, duration_minutes, traits);
CREATE INDEX course_listing_filter ON course_listing USING btree (city_id, category_id, rank DESC, course_id) INCLUDE (price_cents, duration_minutes, traits, popularity, rating, published_at);
CREATE INDEX course_listing_loved ON course_listing USING btree (rating DESC, course_id) WHERE (review_total >= 5);
CREATE INDEX course_listing_newest ON course_listing USING btree (published_at DESC, course_id);
CREATE INDEX course_listing_popularity ON course_listing USING btree (popularity DESC, course_id);
CREATE INDEX course_listing_price ON course_listing USING btree (price_cents, course_id);
CREATE INDEX course_listing_rank ON course_listing USING btree (rank DESC, course_id);
CREATE INDEX course_listing_rating ON course_listing USING btree (rating DESC, course_id);
CREATE INDEX course_listing_words ON course_listing USING gin (words);
CREATE TRIGGER listing_bits_added AFTER INSERT OR DELETE ON course_listing FOR EACH ROW EXECUTE FUNCTION bits_are_due();
CREATE TRIGGER listing_bits_changed AFTER UPDATE OF words ON course_listing FOR EACH ROW WHEN (old.words IS DISTINCT FROM new.words) EXECUTE FUNCTION bits_are_due();
CREATE TRIGGER listing_counts_delete AFTER DELETE ON course_listing REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listing();
CREATE TRIGGER listing_counts_insert AFTER INSERT ON course_listing REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listing();
CREATE TRIGGER listing_counts_update AFTER UPDATE ON course_listing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listing();

create table course_view (
  course_id integer not null,
  day date not null,
  views integer not null,
  constraint course_view_pkey PRIMARY KEY (course_id, day),
  constraint course_view_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint course_view_views_check CHECK ((views > 0))
);
CREATE INDEX course_view_day ON course_view USING btree (day);

create table departure (
  id bigint not null generated by default as identity,
  course_id integer not null,
  local_date date not null,
  start_time time without time zone not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  capacity integer not null,
  taken integer not null default 0,
  created_at timestamp with time zone not null default banyan_now(),
  settled_at timestamp with time zone,
  looked_at timestamp with time zone,
  late_minutes smallint not null default 0,
  constraint departure_pkey PRIMARY KEY (id),
  constraint departure_course_id_local_date_start_time_key UNIQUE (course_id, local_date, start_time),
  constraint departure_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id),
  constraint departure_capacity_check CHECK ((capacity >= 0)),
  constraint departure_check CHECK ((ends_at > starts_at)),
  constraint departure_late_minutes_check CHECK (((late_minutes >= 0) AND (late_minutes <= 180))),
  constraint departure_never_oversold CHECK (((taken >= 0) AND (taken <= capacity)))
);
CREATE INDEX departure_course_start ON departure USING btree (course_id, starts_at);
CREATE INDEX departure_start ON departure USING btree (starts_at);
CREATE INDEX departure_unsettled ON departure USING btree (COALESCE(looked_at, ends_at)) WHERE (settled_at IS NULL);
CREATE TRIGGER departure_days AFTER UPDATE OF taken, capacity ON departure FOR EACH ROW WHEN ((old.taken >= old.capacity) <> (new.taken >= new.capacity)) EXECUTE FUNCTION seats_change_days();
CREATE TRIGGER guests_block_insert AFTER INSERT ON departure FOR EACH ROW WHEN (new.taken > 0) EXECUTE FUNCTION guests_change_blocks();
CREATE TRIGGER guests_block_update AFTER UPDATE OF taken ON departure FOR EACH ROW WHEN ((old.taken = 0) <> (new.taken = 0)) EXECUTE FUNCTION guests_change_blocks();

create table departure_ending (
  id bigint not null generated by default as identity,
  host_id uuid not null,
  course_id integer not null,
  local_date date not null,
  start_time time without time zone not null,
  cause text not null,
  reason text not null default ''::text,
  role text not null,
  actor_id uuid,
  on_behalf_of uuid,
  by_link boolean not null default false,
  outcome text,
  bookings integer not null default 0,
  created_at timestamp with time zone not null default banyan_now(),
  done_at timestamp with time zone,
  constraint departure_ending_pkey PRIMARY KEY (id),
  constraint departure_ending_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id),
  constraint departure_ending_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id),
  constraint departure_ending_cause_check CHECK ((cause = ANY (ARRAY['host'::text, 'unsafe_weather'::text, 'called_off'::text, 'called_off_refund'::text]))),
  constraint departure_ending_check CHECK (((outcome IS NULL) = (done_at IS NULL))),
  constraint departure_ending_outcome_check CHECK ((outcome = ANY (ARRAY['cancelled'::text, 'over'::text, 'gone'::text])))
);
CREATE INDEX departure_ending_day ON departure_ending USING btree (host_id, local_date);
CREATE UNIQUE INDEX departure_ending_open ON departure_ending USING btree (course_id, local_date, start_time) WHERE (done_at IS NULL);

create table departure_guide (
  departure_id bigint not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint departure_guide_pkey PRIMARY KEY (departure_id, user_id),
  constraint departure_guide_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(id) ON DELETE CASCADE,
  constraint departure_guide_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX departure_guide_user ON departure_guide USING btree (user_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON departure_guide FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table dispute (
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  provider_ref text not null,
  amount_minor integer not null,
  currency character(3) not null,
  status text not null,
  reason text not null default ''::text,
  created_at timestamp with time zone not null default banyan_now(),
  changed_at timestamp with time zone not null default banyan_now(),
  constraint dispute_pkey PRIMARY KEY (id),
  constraint dispute_provider_ref_key UNIQUE (provider_ref),
  constraint dispute_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint dispute_amount_minor_check CHECK ((amount_minor > 0)),
  constraint dispute_status_check CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);
CREATE INDEX dispute_payment ON dispute USING btree (payment_id);

create table distributor_key (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  prefix text not null,
  key_hash bytea not null,
  created_at timestamp with time zone not null default banyan_now(),
  expires_at timestamp with time zone,
  used_on date,
  constraint distributor_key_pkey PRIMARY KEY (id),
  constraint distributor_key_key_hash_key UNIQUE (key_hash),
  constraint distributor_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint distributor_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE INDEX distributor_key_user ON distributor_key USING btree (user_id, created_at);
CREATE TRIGGER account_is_there BEFORE INSERT ON distributor_key FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table exchange_rate (
  code character(3) not null,
  rate numeric not null,
  fetched_at timestamp with time zone not null,
  source text not null default 'shipped'::text,
  held_until timestamp with time zone,
  constraint exchange_rate_pkey PRIMARY KEY (code),
  constraint exchange_rate_rate_check CHECK ((rate > (0)::numeric))
);
CREATE TRIGGER exchange_rate_comes AFTER INSERT ON exchange_rate FOR EACH ROW EXECUTE FUNCTION exchange_rate_changes();
CREATE TRIGGER exchange_rate_moves AFTER UPDATE ON exchange_rate FOR EACH ROW WHEN (old.rate <> new.rate OR old.source <> new.source) EXECUTE FUNCTION exchange_rate_changes();

create table exchange_rate_change (
  id bigint not null generated always as identity,
  code character(3) not null,
  rate numeric not null,
  source text not null,
  good_at timestamp with time zone not null,
  at timestamp with time zone not null default banyan_now(),
  constraint exchange_rate_change_pkey PRIMARY KEY (id),
  constraint exchange_rate_change_rate_check CHECK ((rate > (0)::numeric))
);
CREATE INDEX exchange_rate_change_at ON exchange_rate_change USING btree (at);
CREATE INDEX exchange_rate_change_code ON exchange_rate_change USING btree (code, id DESC);

create table factor_release (
  user_id uuid not null,
  asked_by uuid not null,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint factor_release_pkey PRIMARY KEY (user_id),
  constraint factor_release_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id),
  constraint factor_release_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE,
  constraint factor_release_check CHECK ((asked_by <> user_id))
);
CREATE INDEX factor_release_due ON factor_release USING btree (due_at);
CREATE TRIGGER account_is_there BEFORE INSERT ON factor_release FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table feed (
  id uuid not null,
  host_id uuid not null,
  course_id integer,
  name text not null,
  address bytea not null,
  address_hash bytea not null,
  shown text not null,
  etag text,
  modified text,
  zones text[] not null default '{}'::text[],
  added_at timestamp with time zone not null default banyan_now(),
  read_at timestamp with time zone,
  expanded_at timestamp with time zone,
  next_at timestamp with time zone not null default banyan_now(),
  failures integer not null default 0,
  fault text,
  skipped integer not null default 0,
  is_cut boolean not null default false,
  is_stopped boolean not null default false,
  told_at timestamp with time zone,
  unread jsonb not null default '[]'::jsonb,
  is_unread_told boolean not null default false,
  emptied_at timestamp with time zone,
  conflicts_told bigint[] not null default '{}'::bigint[],
  constraint feed_pkey PRIMARY KEY (id),
  constraint feed_host_id_course_id_address_hash_key UNIQUE NULLS NOT DISTINCT (host_id, course_id, address_hash),
  constraint feed_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint feed_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint feed_failures_check CHECK ((failures >= 0)),
  constraint feed_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint feed_skipped_check CHECK ((skipped >= 0))
);
CREATE INDEX feed_next ON feed USING btree (next_at);
CREATE INDEX feed_unread ON feed USING btree (COALESCE(read_at, added_at)) WHERE ((told_at IS NULL) OR (NOT is_stopped));

create table feed_block (
  course_id integer not null,
  local_date date not null,
  start_time time without time zone not null,
  constraint feed_block_pkey PRIMARY KEY (course_id, local_date, start_time),
  constraint feed_block_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE
);

create table feed_busy (
  feed_id uuid not null,
  time_zone text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint feed_busy_pkey PRIMARY KEY (feed_id, time_zone, starts_at),
  constraint feed_busy_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feed(id) ON DELETE CASCADE,
  constraint feed_busy_check CHECK ((ends_at > starts_at))
);

create table feed_stop (
  course_id integer not null,
  constraint feed_stop_pkey PRIMARY KEY (course_id),
  constraint feed_stop_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE
);
CREATE TRIGGER feed_stop_changes_pages AFTER INSERT OR DELETE ON feed_stop FOR EACH ROW EXECUTE FUNCTION bump_content_version();

create table feedback (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  message text not null,
  email citext not null,
  user_id uuid,
  page text not null default ''::text,
  created_at timestamp with time zone not null default banyan_now(),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint feedback_email_check CHECK (((length((email)::text) >= 3) AND (length((email)::text) <= 254))),
  constraint feedback_message_check CHECK (((length(message) >= 10) AND (length(message) <= 1000))),
  constraint feedback_page_check CHECK ((length(page) <= 300)),
  constraint feedback_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 80)))
);
CREATE INDEX feedback_newest ON feedback USING btree (created_at DESC);
CREATE INDEX feedback_sender ON feedback USING btree (email, created_at DESC);
CREATE INDEX feedback_user ON feedback USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON feedback FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table figure_day (
  day date not null,
  bookings integer not null,
  paid_minor bigint not null,
  revenue_minor bigint not null,
  refunds integer not null,
  refunded_minor bigint not null,
  holds integer not null,
  holds_paid integer not null,
  holds_run_out integer not null,
  views bigint not null,
  replies integer not null,
  reply_seconds bigint not null,
  replies_in_a_day integer not null,
  counted_at timestamp with time zone not null default banyan_now(),
  constraint figure_day_pkey PRIMARY KEY (day),
  constraint figure_day_bookings_check CHECK ((bookings >= 0)),
  constraint figure_day_holds_check CHECK ((holds >= 0)),
  constraint figure_day_holds_paid_check CHECK ((holds_paid >= 0)),
  constraint figure_day_holds_run_out_check CHECK ((holds_run_out >= 0)),
  constraint figure_day_replies_check CHECK ((replies >= 0)),
  constraint figure_day_replies_in_a_day_check CHECK ((replies_in_a_day >= 0)),
  constraint figure_day_reply_seconds_check CHECK ((reply_seconds >= 0)),
  constraint figure_day_views_check CHECK ((views >= 0))
);

create table gateway_check (
  provider text not null,
  checked_at timestamp with time zone not null,
  constraint gateway_check_pkey PRIMARY KEY (provider)
);

create table gateway_event (
  provider text not null,
  event_id text not null,
  type text not null,
  object_ref text not null default ''::text,
  body jsonb not null,
  received_at timestamp with time zone not null default banyan_now(),
  processed_at timestamp with time zone,
  error text,
  constraint gateway_event_pkey PRIMARY KEY (provider, event_id)
);
CREATE INDEX gateway_event_done ON gateway_event USING btree (processed_at) WHERE (processed_at IS NOT NULL);
CREATE INDEX gateway_event_waiting ON gateway_event USING btree (received_at) WHERE (processed_at IS NULL);

create table host (
  user_id uuid not null,
  display_name text not null,
  headline text not null,
  story text not null,
  languages text[] not null,
  host_since date not null,
  reply_minutes integer,
  phone text not null,
  external_key text,
  city_id integer,
  offer text not null default ''::text,
  hidden_at timestamp with time zone,
  one_at_a_time boolean not null default false,
  constraint host_pkey PRIMARY KEY (user_id),
  constraint host_external_key_key UNIQUE (external_key),
  constraint host_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint host_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint host_external_key_check CHECK ((external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$'::text)),
  constraint host_languages_check CHECK ((cardinality(languages) > 0)),
  constraint host_offer_check CHECK ((length(offer) <= 1000)),
  constraint host_reply_minutes_check CHECK ((reply_minutes > 0))
);
CREATE INDEX host_begins ON host USING btree (lower(display_name) text_pattern_ops);
CREATE TRIGGER account_is_there BEFORE INSERT ON host FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');
CREATE TRIGGER host_listing AFTER UPDATE OF display_name ON host FOR EACH ROW WHEN (old.display_name IS DISTINCT FROM new.display_name) EXECUTE FUNCTION host_changes_listing();

create table host_application (
  request_id uuid not null,
  display_name text not null,
  phone text not null,
  city_id integer not null,
  offer text not null,
  languages text[] not null,
  message_language text,
  constraint host_application_pkey PRIMARY KEY (request_id),
  constraint host_application_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint host_application_request_id_fkey FOREIGN KEY (request_id) REFERENCES account_request(id) ON DELETE CASCADE,
  constraint host_application_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 80))),
  constraint host_application_languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 12))),
  constraint host_application_message_language_check CHECK ((message_language = ANY (ARRAY['en'::text, 'ne'::text, 'hi'::text, 'km'::text, 'vi'::text, 'lo'::text, 'id'::text, 'th'::text, 'fil'::text, 'ms'::text, 'my'::text]))),
  constraint host_application_offer_check CHECK (((length(offer) >= 1) AND (length(offer) <= 1000))),
  constraint host_application_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 30)))
);

create table host_document (
  id uuid not null,
  host_id uuid not null,
  kind text not null,
  file_kind text not null,
  byte_size integer not null,
  sealed bytea,
  decision text not null default 'waiting'::text,
  expires_on date,
  warned_days smallint,
  words text not null default ''::text,
  sent_by uuid,
  sent_at timestamp with time zone not null default banyan_now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint host_document_pkey PRIMARY KEY (id),
  constraint host_document_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint host_document_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint host_document_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint host_document_byte_size_check CHECK ((byte_size > 0)),
  constraint host_document_check CHECK (((decision = 'waiting'::text) = (decided_at IS NULL))),
  constraint host_document_check1 CHECK (((decision <> 'refused'::text) OR (words <> ''::text))),
  constraint host_document_decision_check CHECK ((decision = ANY (ARRAY['waiting'::text, 'verified'::text, 'refused'::text]))),
  constraint host_document_file_kind_check CHECK ((file_kind = ANY (ARRAY['pdf'::text, 'picture'::text]))),
  constraint host_document_kind_check CHECK ((kind = ANY (ARRAY['id'::text, 'licence'::text, 'insurance'::text]))),
  constraint host_document_removed_is_empty CHECK (((removed_at IS NULL) = (sealed IS NOT NULL))),
  constraint host_document_words_check CHECK ((char_length(words) <= 500))
);
CREATE INDEX host_document_decided ON host_document USING btree (decided_at DESC, id) WHERE ((decision <> 'waiting'::text) AND (removed_at IS NULL));
CREATE INDEX host_document_ends ON host_document USING btree (expires_on) WHERE ((decision = 'verified'::text) AND (removed_at IS NULL) AND (expires_on IS NOT NULL));
CREATE INDEX host_document_host ON host_document USING btree (host_id);
CREATE INDEX host_document_waiting ON host_document USING btree (sent_at) WHERE ((decision = 'waiting'::text) AND (removed_at IS NULL));
CREATE TRIGGER account_is_there BEFORE INSERT ON host_document FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('host_id');

create table host_document_view (
  id bigint not null generated always as identity,
  document_id uuid not null,
  viewer_id uuid,
  act text not null,
  at timestamp with time zone not null default banyan_now(),
  constraint host_document_view_pkey PRIMARY KEY (id),
  constraint host_document_view_document_id_fkey FOREIGN KEY (document_id) REFERENCES host_document(id) ON DELETE CASCADE,
  constraint host_document_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint host_document_view_act_check CHECK ((act = ANY (ARRAY['opened'::text, 'verified'::text, 'refused'::text])))
);
CREATE INDEX host_document_view_document ON host_document_view USING btree (document_id, at DESC);
CREATE TRIGGER account_is_there BEFORE INSERT ON host_document_view FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('viewer_id');

create table host_facet (
  host_id uuid not null,
  total integer not null,
  constraint host_facet_pkey PRIMARY KEY (host_id)
);

create table host_link (
  id uuid not null,
  secret_hash bytea not null,
  purpose text not null,
  host_id uuid not null,
  sent_to uuid,
  booking_id uuid,
  departure_id bigint,
  local_date date,
  parent_id uuid,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null default banyan_now(),
  constraint host_link_pkey PRIMARY KEY (id),
  constraint host_link_secret_hash_key UNIQUE (secret_hash),
  constraint host_link_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint host_link_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(id),
  constraint host_link_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint host_link_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES host_link(id) ON DELETE CASCADE,
  constraint host_link_sent_to_fkey FOREIGN KEY (sent_to) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint host_link_check CHECK ((num_nonnulls(booking_id, departure_id, local_date) = 1)),
  constraint host_link_purpose_check CHECK ((purpose = ANY (ARRAY['accept'::text, 'decline'::text, 'other_time'::text, 'check_in'::text, 'cash'::text, 'no_show'::text, 'late'::text, 'cancel'::text, 'cancel_day'::text, 'today'::text])))
);
CREATE INDEX host_link_booking ON host_link USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX host_link_departure ON host_link USING btree (departure_id) WHERE (departure_id IS NOT NULL);
CREATE INDEX host_link_expires ON host_link USING btree (expires_at);
CREATE INDEX host_link_host ON host_link USING btree (host_id, purpose) WHERE (revoked_at IS NULL);
CREATE INDEX host_link_parent ON host_link USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON host_link FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('sent_to');

create table host_reach (
  host_id uuid not null,
  way text not null default 'mail'::text,
  language text not null default 'en'::text,
  number text,
  verified_at timestamp with time zone,
  stopped_at timestamp with time zone,
  wrote_at timestamp with time zone,
  changed_at timestamp with time zone not null default banyan_now(),
  constraint host_reach_pkey PRIMARY KEY (host_id),
  constraint host_reach_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint host_reach_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ne'::text, 'hi'::text, 'km'::text, 'vi'::text, 'lo'::text, 'id'::text, 'th'::text, 'fil'::text, 'ms'::text, 'my'::text]))),
  constraint host_reach_needs_number CHECK (((way = 'mail'::text) OR (number IS NOT NULL))),
  constraint host_reach_number_check CHECK ((number ~ '^\+[1-9][0-9]{5,14}$'::text)),
  constraint host_reach_number_is_verified CHECK (((number IS NULL) = (verified_at IS NULL))),
  constraint host_reach_way_check CHECK ((way = ANY (ARRAY['mail'::text, 'sms'::text, 'whatsapp'::text])))
);
CREATE INDEX host_reach_number ON host_reach USING btree (number) WHERE (number IS NOT NULL);

create table host_reminder (
  host_id uuid not null,
  local_date date not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint host_reminder_pkey PRIMARY KEY (host_id, local_date),
  constraint host_reminder_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE
);
CREATE INDEX host_reminder_age ON host_reminder USING btree (created_at);

create table host_reply (
  message_id uuid not null,
  host_id uuid not null,
  replied_at timestamp with time zone not null,
  seconds integer not null,
  is_counted boolean not null default false,
  constraint host_reply_pkey PRIMARY KEY (message_id),
  constraint host_reply_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint host_reply_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint host_reply_seconds_check CHECK ((seconds >= 0))
);
CREATE INDEX host_reply_age ON host_reply USING btree (replied_at);
CREATE INDEX host_reply_host ON host_reply USING btree (host_id, replied_at);
CREATE INDEX host_reply_new ON host_reply USING btree (host_id) WHERE (NOT is_counted);

create table idempotency_key (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint idempotency_key_pkey PRIMARY KEY (scope, key),
  constraint idempotency_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
);
CREATE INDEX idempotency_key_age ON idempotency_key USING btree (created_at);

create table identity_flow (
  state_hash bytea not null,
  provider text not null,
  visitor_id text not null,
  user_id uuid,
  next text not null default ''::text,
  expires_at timestamp with time zone not null,
  constraint identity_flow_pkey PRIMARY KEY (state_hash),
  constraint identity_flow_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint identity_flow_next_check CHECK ((length(next) <= 2000)),
  constraint identity_flow_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text])))
);
CREATE INDEX identity_flow_expires ON identity_flow USING btree (expires_at);
CREATE INDEX identity_flow_user ON identity_flow USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON identity_flow FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table inquiry (
  id uuid not null default gen_random_uuid(),
  course_id integer not null,
  user_id uuid,
  visitor_id text not null,
  token_hash bytea not null,
  email citext not null,
  first_name text not null,
  last_name text not null,
  isd_code text not null default ''::text,
  phone text not null default ''::text,
  local_date date not null,
  start_time time without time zone,
  pax smallint not null,
  addons jsonb not null default '[]'::jsonb,
  message text not null,
  status text not null default 'unverified'::text,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default banyan_now(),
  locale text not null default 'en_US'::text,
  constraint inquiry_pkey PRIMARY KEY (id),
  constraint inquiry_token_hash_key UNIQUE (token_hash),
  constraint inquiry_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id),
  constraint inquiry_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  constraint inquiry_message_check CHECK (((length(message) >= 10) AND (length(message) <= 1000))),
  constraint inquiry_pax_check CHECK ((pax >= 1)),
  constraint inquiry_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'open'::text, 'answered'::text, 'offered'::text, 'declined'::text, 'expired'::text, 'booked'::text])))
);
CREATE INDEX inquiry_course ON inquiry USING btree (course_id, created_at DESC);
CREATE INDEX inquiry_course_open ON inquiry USING btree (course_id, expires_at) WHERE (status = 'open'::text);
CREATE INDEX inquiry_guest ON inquiry USING btree (email, course_id) WHERE (status = ANY (ARRAY['unverified'::text, 'open'::text, 'answered'::text, 'offered'::text]));
CREATE INDEX inquiry_user ON inquiry USING btree (user_id, created_at DESC);
CREATE INDEX inquiry_waiting ON inquiry USING btree (expires_at) WHERE (status = ANY (ARRAY['unverified'::text, 'open'::text, 'offered'::text]));
CREATE TRIGGER account_is_there BEFORE INSERT ON inquiry FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');
CREATE TRIGGER inquiry_goes_on AFTER UPDATE OF status, answer, user_id ON inquiry FOR EACH ROW EXECUTE FUNCTION inquiry_speaks();
CREATE TRIGGER inquiry_opens_thread AFTER INSERT ON inquiry FOR EACH ROW EXECUTE FUNCTION inquiry_speaks();

create table installation (
  only_row boolean not null default true,
  demo_seeded_at timestamp with time zone,
  home_image jsonb,
  tried_at timestamp with time zone,
  backed_up_at timestamp with time zone,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_home_image_check CHECK ((jsonb_typeof(home_image) = 'object'::text)),
  constraint installation_only_row_check CHECK (only_row)
);

create table invitation (
  id uuid not null default gen_random_uuid(),
  inviter_id uuid not null,
  campaign text not null default ''::text,
  visitor_id text not null,
  coupon_id uuid not null,
  state text not null default 'taken'::text,
  reason text,
  booking_id uuid,
  thanks_id uuid,
  created_at timestamp with time zone not null default banyan_now(),
  decided_at timestamp with time zone,
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_booking_id_key UNIQUE (booking_id),
  constraint invitation_coupon_id_key UNIQUE (coupon_id),
  constraint invitation_thanks_id_key UNIQUE (thanks_id),
  constraint invitation_visitor_id_key UNIQUE (visitor_id),
  constraint invitation_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE SET NULL,
  constraint invitation_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint invitation_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint invitation_thanks_id_fkey FOREIGN KEY (thanks_id) REFERENCES coupon(id),
  constraint invitation_campaign_check CHECK ((length(campaign) <= 80)),
  constraint invitation_check CHECK (((state = 'nothing'::text) = (reason IS NOT NULL))),
  constraint invitation_check1 CHECK (((state = 'earned'::text) = (thanks_id IS NOT NULL))),
  constraint invitation_reason_check CHECK ((reason = ANY (ARRAY['same-person'::text, 'same-device'::text, 'same-card'::text, 'limit'::text]))),
  constraint invitation_state_check CHECK ((state = ANY (ARRAY['taken'::text, 'earned'::text, 'nothing'::text])))
);
CREATE INDEX invitation_inviter ON invitation USING btree (inviter_id, created_at DESC);
CREATE INDEX invitation_open ON invitation USING btree (coupon_id) WHERE (state = 'taken'::text);
CREATE TRIGGER account_is_there BEFORE INSERT ON invitation FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('inviter_id');

create table invite_link (
  user_id uuid not null,
  hash text not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint invite_link_pkey PRIMARY KEY (user_id),
  constraint invite_link_hash_key UNIQUE (hash),
  constraint invite_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint invite_link_hash_check CHECK ((hash ~ '^[a-z]{12}$'::text))
);
CREATE TRIGGER account_is_there BEFORE INSERT ON invite_link FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table job_run (
  name text not null,
  started_at timestamp with time zone not null default banyan_now(),
  finished_at timestamp with time zone,
  error text,
  constraint job_run_pkey PRIMARY KEY (name)
);

create table ledger_day (
  day date not null,
  account_group text not null,
  kind text not null,
  currency character(3) not null,
  amount_minor bigint not null,
  first_tx bigint not null,
  last_tx bigint not null,
  constraint ledger_day_pkey PRIMARY KEY (day, account_group, kind, currency)
);

create table ledger_days_kept (
  is_only boolean not null default true,
  until date,
  constraint ledger_days_kept_pkey PRIMARY KEY (is_only),
  constraint ledger_days_kept_is_only_check CHECK (is_only)
);

create table ledger_entry (
  id bigint not null generated by default as identity,
  tx_id bigint not null,
  account text not null,
  amount_minor bigint not null,
  currency character(3) not null,
  constraint ledger_entry_pkey PRIMARY KEY (id),
  constraint ledger_entry_tx_id_fkey FOREIGN KEY (tx_id) REFERENCES ledger_tx(id),
  constraint ledger_entry_amount_minor_check CHECK ((amount_minor <> 0))
);
CREATE INDEX ledger_entry_account ON ledger_entry USING btree (account, currency);
CREATE INDEX ledger_entry_group ON ledger_entry USING btree (ledger_group(account), tx_id);
CREATE INDEX ledger_entry_owed ON ledger_entry USING btree (account, id) INCLUDE (amount_minor, tx_id, currency) WHERE (account ~~ 'host_payable:%'::text);
CREATE INDEX ledger_entry_tx ON ledger_entry USING btree (tx_id);
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

create table ledger_tx (
  id bigint not null generated by default as identity,
  kind text not null,
  ext_ref text not null,
  booking_id uuid,
  at timestamp with time zone not null default banyan_now(),
  constraint ledger_tx_pkey PRIMARY KEY (id),
  constraint ledger_tx_ext_ref_key UNIQUE (ext_ref),
  constraint ledger_tx_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id)
);
CREATE INDEX ledger_tx_at ON ledger_tx USING btree (at);
CREATE INDEX ledger_tx_booking ON ledger_tx USING btree (booking_id);
CREATE INDEX ledger_tx_kind ON ledger_tx USING btree (kind, id);
CREATE TRIGGER ledger_day_again AFTER INSERT ON ledger_tx FOR EACH ROW WHEN (new.at < banyan_now()) EXECUTE FUNCTION ledger_day_again();
CREATE TRIGGER ledger_tx_append_only BEFORE DELETE OR UPDATE ON ledger_tx FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER partner_commission_again AFTER INSERT ON ledger_tx FOR EACH ROW WHEN (new.booking_id IS NOT NULL AND new.kind !~~ 'partner%'::text) EXECUTE FUNCTION partner_commission_again();

create table listing_draft (
  id uuid not null default gen_random_uuid(),
  host_id uuid not null,
  course_id integer,
  content jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  state text not null default 'draft'::text,
  words text not null default ''::text,
  reviewed_price_cents integer,
  created_at timestamp with time zone not null default banyan_now(),
  updated_at timestamp with time zone not null default banyan_now(),
  submitted_at timestamp with time zone,
  constraint listing_draft_pkey PRIMARY KEY (id),
  constraint listing_draft_course_id_key UNIQUE (course_id),
  constraint listing_draft_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint listing_draft_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint listing_draft_check CHECK (((state = 'published'::text) = (course_id IS NOT NULL))),
  constraint listing_draft_check1 CHECK (((state <> 'in_review'::text) OR (submitted_at IS NOT NULL))),
  constraint listing_draft_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (length((content)::text) <= 200000))),
  constraint listing_draft_reviewed_price_cents_check CHECK ((reviewed_price_cents >= 0)),
  constraint listing_draft_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'in_review'::text, 'sent_back'::text, 'rejected'::text, 'published'::text]))),
  constraint listing_draft_version_check CHECK ((version >= 1)),
  constraint listing_draft_words_check CHECK ((length(words) <= 2000))
);
CREATE INDEX listing_draft_city_made ON listing_draft USING btree (((((content -> 'place'::text) ->> 'city_id'::text))::integer), created_at DESC, id DESC) WHERE (course_id IS NULL);
CREATE INDEX listing_draft_host ON listing_draft USING btree (host_id);
CREATE INDEX listing_draft_made ON listing_draft USING btree (created_at DESC, id DESC) WHERE (course_id IS NULL);
CREATE INDEX listing_draft_review ON listing_draft USING btree (submitted_at) WHERE (state = 'in_review'::text);
CREATE INDEX listing_draft_state_made ON listing_draft USING btree (state, created_at DESC, id DESC) WHERE (course_id IS NULL);
CREATE INDEX listing_draft_title_words ON listing_draft USING gin (to_tsvector('simple'::regconfig, COALESCE(((content -> 'kind'::text) ->> 'title'::text), ''::text))) WHERE (course_id IS NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON listing_draft FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('host_id');

create table listing_facet (
  city_id integer not null,
  category_id integer not null,
  total integer not null,
  constraint listing_facet_pkey PRIMARY KEY (city_id, category_id)
);

create table listing_history (
  id bigint not null generated by default as identity,
  draft_id uuid not null,
  at timestamp with time zone not null default banyan_now(),
  actor_id uuid,
  on_behalf_of uuid,
  act text not null,
  part text,
  before jsonb,
  after jsonb,
  review text,
  words text not null default ''::text,
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint listing_history_pkey PRIMARY KEY (id),
  constraint listing_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id),
  constraint listing_history_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id),
  constraint listing_history_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES listing_draft(id) ON DELETE CASCADE,
  constraint listing_history_on_behalf_of_fkey FOREIGN KEY (on_behalf_of) REFERENCES user_account(id),
  constraint listing_history_act_check CHECK ((act = ANY (ARRAY['start'::text, 'save'::text, 'submit'::text, 'take_back'::text, 'approve'::text, 'send_back'::text, 'reject'::text, 'pause'::text, 'resume'::text, 'archive'::text, 'change'::text, 'withdraw'::text, 'suspend'::text, 'take_down'::text, 'put_back'::text]))),
  constraint listing_history_check CHECK (((act = 'change'::text) = ((part IS NOT NULL) AND (after IS NOT NULL)))),
  constraint listing_history_check1 CHECK (((review IS NULL) OR (act = 'change'::text))),
  constraint listing_history_check2 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint listing_history_part_check CHECK ((part = ANY (ARRAY['kind'::text, 'story'::text, 'place'::text, 'duration'::text, 'price'::text, 'party'::text, 'days'::text, 'photos'::text, 'details'::text, 'languages'::text, 'terms'::text, 'extras'::text]))),
  constraint listing_history_review_check CHECK ((review = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'replaced'::text, 'seen'::text, 'withdrawn'::text]))),
  constraint listing_history_words_check CHECK ((length(words) <= 2000))
);
CREATE INDEX listing_history_at ON listing_history USING btree (at);
CREATE INDEX listing_history_draft ON listing_history USING btree (draft_id, id);
CREATE INDEX listing_history_unseen ON listing_history USING btree (at) WHERE ((act = 'change'::text) AND (review IS NULL));
CREATE UNIQUE INDEX listing_history_waiting ON listing_history USING btree (draft_id, part) WHERE (review = 'waiting'::text);
CREATE TRIGGER account_is_there BEFORE INSERT ON listing_history FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('actor_id');

create table mail (
  id uuid not null default gen_random_uuid(),
  outbox_id bigint,
  kind text not null,
  recipient citext not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]'::jsonb,
  booking_id uuid,
  sent_at timestamp with time zone,
  created_at timestamp with time zone not null default banyan_now(),
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_outbox_id_key UNIQUE (outbox_id),
  constraint mail_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint mail_outbox_id_fkey FOREIGN KEY (outbox_id) REFERENCES outbox(id)
);
CREATE INDEX mail_booking ON mail USING btree (booking_id);
CREATE INDEX mail_newest ON mail USING btree (created_at DESC);
CREATE INDEX mail_recipient ON mail USING btree (recipient, created_at DESC);
CREATE INDEX mail_recipient_begins ON mail USING btree (lower((recipient)::text) text_pattern_ops);

create table message (
  id uuid not null default gen_random_uuid(),
  seq bigint not null generated always as identity,
  thread_id uuid not null,
  side text not null,
  author_id uuid,
  on_behalf_of uuid,
  key uuid,
  text text not null,
  is_masked boolean not null default false,
  is_told boolean not null default false,
  sent_at timestamp with time zone not null default banyan_now(),
  read_at timestamp with time zone,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_seq_key UNIQUE (seq),
  constraint message_thread_id_side_key_key UNIQUE (thread_id, side, key),
  constraint message_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id),
  constraint message_on_behalf_of_fkey FOREIGN KEY (on_behalf_of) REFERENCES host(user_id),
  constraint message_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_thread(id) ON DELETE CASCADE,
  constraint message_side_check CHECK ((side = ANY (ARRAY['guest'::text, 'host'::text, 'operator'::text]))),
  constraint message_text_check CHECK ((length(text) <= 4000))
);
CREATE INDEX message_age ON message USING btree (sent_at);
CREATE INDEX message_author ON message USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX message_of_thread ON message USING btree (thread_id, seq DESC);
CREATE TRIGGER account_is_there BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('author_id');
CREATE TRIGGER message_moves AFTER INSERT ON message FOR EACH ROW EXECUTE FUNCTION message_moves_thread();

create table message_block (
  thread_id uuid not null,
  by_side text not null,
  actor_id uuid,
  created_at timestamp with time zone not null default banyan_now(),
  constraint message_block_pkey PRIMARY KEY (thread_id, by_side),
  constraint message_block_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id),
  constraint message_block_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_thread(id) ON DELETE CASCADE,
  constraint message_block_by_side_check CHECK ((by_side = ANY (ARRAY['guest'::text, 'host'::text, 'operator'::text])))
);

create table message_picture (
  message_id uuid not null,
  position smallint not null,
  upload_id uuid not null,
  alt text not null default ''::text,
  constraint message_picture_pkey PRIMARY KEY (message_id, "position"),
  constraint message_picture_upload_id_key UNIQUE (upload_id),
  constraint message_picture_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint message_picture_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE,
  constraint message_picture_alt_check CHECK ((char_length(alt) <= 200)),
  constraint message_picture_position_check CHECK ((("position" >= 1) AND ("position" <= 4)))
);
CREATE TRIGGER message_picture_goes AFTER DELETE ON message_picture FOR EACH ROW EXECUTE FUNCTION message_picture_goes();

create table message_report (
  id uuid not null default gen_random_uuid(),
  thread_id uuid not null,
  message_id uuid,
  by_side text not null,
  actor_id uuid,
  reason text not null,
  details text not null default ''::text,
  created_at timestamp with time zone not null default banyan_now(),
  constraint message_report_pkey PRIMARY KEY (id),
  constraint message_report_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id),
  constraint message_report_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE SET NULL,
  constraint message_report_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_thread(id) ON DELETE CASCADE,
  constraint message_report_by_side_check CHECK ((by_side = ANY (ARRAY['guest'::text, 'host'::text]))),
  constraint message_report_details_check CHECK ((length(details) <= 1000)),
  constraint message_report_reason_check CHECK ((reason = ANY (ARRAY['spam'::text, 'rude'::text, 'pays_elsewhere'::text, 'unsafe'::text, 'other'::text])))
);
CREATE INDEX message_report_thread ON message_report USING btree (thread_id, created_at);
CREATE TRIGGER account_is_there BEFORE INSERT ON message_report FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('actor_id');

create table message_thread (
  id uuid not null,
  inquiry_id uuid,
  booking_id uuid,
  user_id uuid not null,
  host_id uuid not null,
  last_at timestamp with time zone,
  to_guest_seq bigint not null default 0,
  to_host_seq bigint not null default 0,
  guest_read_seq bigint not null default 0,
  host_read_seq bigint not null default 0,
  guest_unmailed_since timestamp with time zone,
  host_unmailed_since timestamp with time zone,
  guest_mailed_at timestamp with time zone,
  host_mailed_at timestamp with time zone,
  guest_waits_since timestamp with time zone,
  constraint message_thread_pkey PRIMARY KEY (id),
  constraint message_thread_booking_id_key UNIQUE (booking_id),
  constraint message_thread_inquiry_id_key UNIQUE (inquiry_id),
  constraint message_thread_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint message_thread_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id),
  constraint message_thread_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id) ON DELETE CASCADE,
  constraint message_thread_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  constraint message_thread_subject CHECK (((id = inquiry_id) OR (id = booking_id)))
);
CREATE INDEX message_thread_guest ON message_thread USING btree (user_id, last_at DESC);
CREATE INDEX message_thread_guest_unmailed ON message_thread USING btree (guest_unmailed_since) WHERE (guest_unmailed_since IS NOT NULL);
CREATE INDEX message_thread_guest_unread ON message_thread USING btree (user_id) WHERE (to_guest_seq > guest_read_seq);
CREATE INDEX message_thread_host ON message_thread USING btree (host_id, last_at DESC);
CREATE INDEX message_thread_host_unmailed ON message_thread USING btree (host_unmailed_since) WHERE (host_unmailed_since IS NOT NULL);
CREATE INDEX message_thread_host_unread ON message_thread USING btree (host_id) WHERE (to_host_seq > host_read_seq);

create table notice_attempt (
  id bigint not null generated always as identity,
  outbox_id bigint,
  phone_message_id uuid,
  at timestamp with time zone not null default banyan_now(),
  error text not null,
  constraint notice_attempt_pkey PRIMARY KEY (id),
  constraint notice_attempt_outbox_id_fkey FOREIGN KEY (outbox_id) REFERENCES outbox(id) ON DELETE CASCADE,
  constraint notice_attempt_phone_message_id_fkey FOREIGN KEY (phone_message_id) REFERENCES phone_message(id) ON DELETE CASCADE,
  constraint notice_attempt_of_one CHECK (((outbox_id IS NULL) <> (phone_message_id IS NULL)))
);
CREATE INDEX notice_attempt_message ON notice_attempt USING btree (phone_message_id, id) WHERE (phone_message_id IS NOT NULL);
CREATE INDEX notice_attempt_task ON notice_attempt USING btree (outbox_id, id) WHERE (outbox_id IS NOT NULL);

create table notice_choice (
  user_id uuid not null,
  topic text not null,
  is_wanted boolean not null,
  changed_at timestamp with time zone not null default banyan_now(),
  constraint notice_choice_pkey PRIMARY KEY (user_id, topic),
  constraint notice_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint notice_choice_topic_check CHECK ((topic ~ '^[a-z][a-z-]{1,39}$'::text))
);
CREATE TRIGGER account_is_there BEFORE INSERT ON notice_choice FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table number_code (
  id uuid not null default gen_random_uuid(),
  host_id uuid not null,
  way text not null,
  number text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null default banyan_now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint number_code_pkey PRIMARY KEY (id),
  constraint number_code_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint number_code_number_check CHECK ((number ~ '^\+[1-9][0-9]{5,14}$'::text)),
  constraint number_code_way_check CHECK ((way = ANY (ARRAY['sms'::text, 'whatsapp'::text])))
);
CREATE INDEX number_code_age ON number_code USING btree (expires_at);
CREATE INDEX number_code_host ON number_code USING btree (host_id, created_at DESC);

create table offer (
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  inquiry_id uuid,
  replaces_booking_id uuid,
  course_id integer not null,
  local_date date,
  start_time time without time zone,
  pax smallint not null,
  price_cents integer not null,
  expires_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  booked_at timestamp with time zone,
  created_at timestamp with time zone not null default banyan_now(),
  constraint offer_pkey PRIMARY KEY (id),
  constraint offer_token_hash_key UNIQUE (token_hash),
  constraint offer_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id),
  constraint offer_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id),
  constraint offer_replaces_booking_id_fkey FOREIGN KEY (replaces_booking_id) REFERENCES booking(id),
  constraint offer_check CHECK (((local_date IS NULL) = (start_time IS NULL))),
  constraint offer_check1 CHECK (((inquiry_id IS NULL) <> (replaces_booking_id IS NULL))),
  constraint offer_pax_check CHECK ((pax >= 1)),
  constraint offer_price_cents_check CHECK ((price_cents >= 0))
);
CREATE INDEX offer_inquiry ON offer USING btree (inquiry_id) WHERE (inquiry_id IS NOT NULL);
CREATE UNIQUE INDEX offer_of_inquiry ON offer USING btree (inquiry_id) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX offer_protected ON offer USING btree (replaces_booking_id, course_id);

create table operator_area (
  user_id uuid not null,
  area text not null,
  constraint operator_area_pkey PRIMARY KEY (user_id, area),
  constraint operator_area_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint operator_area_area_check CHECK ((area = ANY (ARRAY['support'::text, 'finance'::text, 'content'::text, 'admin'::text])))
);

create table outbox (
  id bigint not null generated by default as identity,
  topic text not null,
  payload jsonb not null,
  attempts smallint not null default 0,
  not_before timestamp with time zone not null default banyan_now(),
  done_at timestamp with time zone,
  error text,
  created_at timestamp with time zone not null default banyan_now(),
  outcome text,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_outcome_check CHECK ((outcome = ANY (ARRAY['handed'::text, 'nothing'::text, 'given_up'::text])))
);
CREATE INDEX outbox_address_changed ON outbox USING btree (((payload ->> 'user_id'::text)), created_at) WHERE ((payload ->> 'kind'::text) = 'account-address-changed'::text);
CREATE INDEX outbox_booking ON outbox USING btree (((payload ->> 'booking_id'::text))) WHERE ((payload ->> 'booking_id'::text) IS NOT NULL);
CREATE INDEX outbox_done ON outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX outbox_invitations ON outbox USING btree (((payload ->> 'user_id'::text)), created_at) WHERE ((payload ->> 'kind'::text) = 'companion-invite'::text);
CREATE INDEX outbox_kind ON outbox USING btree (((payload ->> 'kind'::text)), created_at DESC, id DESC);
CREATE INDEX outbox_made ON outbox USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_open ON outbox USING btree (created_at DESC, id DESC) WHERE (done_at IS NULL);
CREATE INDEX outbox_resent ON outbox USING btree (((payload ->> 'resend_of'::text))) WHERE ((payload ->> 'resend_of'::text) IS NOT NULL);
CREATE UNIQUE INDEX outbox_staff_digest ON outbox USING btree (((payload ->> 'user_id'::text)), ((payload ->> 'date'::text))) WHERE ((payload ->> 'kind'::text) = 'staff-digest'::text);
CREATE INDEX outbox_unsent ON outbox USING btree (outcome, created_at DESC, id DESC) WHERE (outcome = ANY (ARRAY['nothing'::text, 'given_up'::text]));
CREATE INDEX outbox_waiting ON outbox USING btree (not_before, id) WHERE (done_at IS NULL);

create table partner (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  code citext,
  rate numeric(5,4),
  state text not null default 'active'::text,
  since timestamp with time zone not null default banyan_now(),
  version integer not null default 1,
  constraint partner_pkey PRIMARY KEY (id),
  constraint partner_code_key UNIQUE (code),
  constraint partner_user_id_key UNIQUE (user_id),
  constraint partner_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  constraint partner_check CHECK (((kind = 'ambassador'::text) = (code IS NOT NULL))),
  constraint partner_code_check CHECK ((code ~ '^[A-Za-z][A-Za-z0-9]{3,19}$'::citext)),
  constraint partner_kind_check CHECK ((kind = ANY (ARRAY['ambassador'::text, 'distributor'::text]))),
  constraint partner_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= 0.3))),
  constraint partner_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'ended'::text])))
);
CREATE INDEX partner_newest ON partner USING btree (kind, since DESC, id);
CREATE TRIGGER account_is_there BEFORE INSERT ON partner FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table partner_click (
  partner_id uuid not null,
  day date not null,
  count integer not null,
  constraint partner_click_pkey PRIMARY KEY (partner_id, day),
  constraint partner_click_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id),
  constraint partner_click_count_check CHECK ((count > 0))
);

create table partner_commission (
  booking_id uuid not null,
  partner_id uuid not null,
  way text not null,
  rate numeric(5,4) not null,
  state text not null default 'waiting'::text,
  reason text,
  amount_cents integer not null default 0,
  taken_cents integer not null default 0,
  payment_id uuid,
  made_at timestamp with time zone not null default banyan_now(),
  released_at timestamp with time zone,
  look_at timestamp with time zone,
  constraint partner_commission_pkey PRIMARY KEY (booking_id),
  constraint partner_commission_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint partner_commission_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id),
  constraint partner_commission_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES partner_payment(id),
  constraint partner_commission_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint partner_commission_check CHECK (((state = 'nothing'::text) = (reason IS NOT NULL))),
  constraint partner_commission_check1 CHECK (((amount_cents > 0) = (state = ANY (ARRAY['released'::text, 'paid'::text])))),
  constraint partner_commission_check2 CHECK (((taken_cents >= 0) AND (taken_cents <= amount_cents))),
  constraint partner_commission_check3 CHECK (((payment_id IS NOT NULL) = (state = 'paid'::text))),
  constraint partner_commission_check4 CHECK (((released_at IS NOT NULL) = (state = ANY (ARRAY['released'::text, 'paid'::text])))),
  constraint partner_commission_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= 0.3))),
  constraint partner_commission_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'not-completed'::text, 'same-person'::text, 'same-device'::text, 'same-card'::text, 'refunded'::text, 'no-rate'::text, 'nothing-earned'::text]))),
  constraint partner_commission_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'released'::text, 'paid'::text, 'nothing'::text]))),
  constraint partner_commission_way_check CHECK ((way = ANY (ARRAY['account'::text, 'code'::text, 'link'::text])))
);
CREATE INDEX partner_commission_due ON partner_commission USING btree (look_at) WHERE (look_at IS NOT NULL);
CREATE INDEX partner_commission_of ON partner_commission USING btree (partner_id, made_at DESC, booking_id);
CREATE INDEX partner_commission_owed ON partner_commission USING btree (partner_id) WHERE (state = 'released'::text);
CREATE INDEX partner_commission_payment ON partner_commission USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX partner_commission_sums ON partner_commission USING btree (partner_id, state) INCLUDE (reason, amount_cents, taken_cents, rate, booking_id);

create table partner_payment (
  id uuid not null default gen_random_uuid(),
  partner_id uuid not null,
  amount_cents integer not null,
  reference text not null,
  paid_by uuid not null,
  paid_at timestamp with time zone not null default banyan_now(),
  constraint partner_payment_pkey PRIMARY KEY (id),
  constraint partner_payment_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES user_account(id),
  constraint partner_payment_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id),
  constraint partner_payment_amount_cents_check CHECK ((amount_cents > 0)),
  constraint partner_payment_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 80)))
);
CREATE INDEX partner_payment_of ON partner_payment USING btree (partner_id, paid_at DESC);

create table partner_visit (
  visitor_id text not null,
  partner_id uuid not null,
  at timestamp with time zone not null default banyan_now(),
  constraint partner_visit_pkey PRIMARY KEY (visitor_id),
  constraint partner_visit_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id)
);
CREATE INDEX partner_visit_at ON partner_visit USING btree (at);

create table passkey (
  credential_id text not null,
  user_id uuid not null,
  public_key bytea not null,
  counter double precision not null default 0,
  transports text[] not null default '{}'::text[],
  agent text not null default ''::text,
  created_at timestamp with time zone not null default banyan_now(),
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (credential_id),
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint passkey_agent_check CHECK ((length(agent) <= 300)),
  constraint passkey_credential_id_check CHECK ((length(credential_id) <= 1400))
);
CREATE INDEX passkey_user ON passkey USING btree (user_id, created_at);
CREATE TRIGGER account_is_there BEFORE INSERT ON passkey FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table passkey_challenge (
  challenge_hash bytea not null,
  visitor_id text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge USING btree (expires_at);
CREATE INDEX passkey_challenge_user ON passkey_challenge USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON passkey_challenge FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table payment (
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  provider text not null,
  method text not null,
  amount_minor integer not null,
  currency character(3) not null,
  provider_ref text,
  status text not null default 'new'::text,
  created_at timestamp with time zone not null default banyan_now(),
  changed_at timestamp with time zone not null default banyan_now(),
  due_cents integer not null,
  fx_rate numeric,
  fx_rate_at timestamp with time zone,
  token_hash bytea,
  capture_ref text,
  has_receipt boolean not null default false,
  seat_wait_until timestamp with time zone,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_capture_ref_key UNIQUE (capture_ref),
  constraint payment_provider_ref_key UNIQUE (provider_ref),
  constraint payment_token_hash_key UNIQUE (token_hash),
  constraint payment_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint payment_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_due CHECK ((due_cents > 0)),
  constraint payment_fx_rate_check CHECK ((fx_rate > (0)::numeric)),
  constraint payment_method_check CHECK ((method = ANY (ARRAY['card'::text, 'alipay'::text, 'paypal'::text]))),
  constraint payment_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'paypal'::text]))),
  constraint payment_rate CHECK (((fx_rate IS NULL) = (fx_rate_at IS NULL))),
  constraint payment_seat_wait_check CHECK (((seat_wait_until IS NULL) OR (status = 'succeeded'::text))),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'action'::text, 'unknown'::text, 'succeeded'::text, 'cancelled'::text, 'failed'::text]))),
  constraint payment_unchanged CHECK (((fx_rate IS NOT NULL) OR (amount_minor = due_cents)))
);
CREATE INDEX payment_booking ON payment USING btree (booking_id);
CREATE INDEX payment_live_booking ON payment USING btree (booking_id, status) WHERE (status = ANY (ARRAY['new'::text, 'open'::text, 'action'::text, 'unknown'::text]));
CREATE UNIQUE INDEX payment_one_live ON payment USING btree (booking_id) WHERE (status = ANY (ARRAY['new'::text, 'open'::text, 'action'::text, 'unknown'::text]));
CREATE UNIQUE INDEX payment_seat_wait ON payment USING btree (booking_id) WHERE (seat_wait_until IS NOT NULL);
CREATE INDEX payment_unsettled ON payment USING btree (changed_at) WHERE (status = ANY (ARRAY['new'::text, 'open'::text, 'action'::text, 'unknown'::text]));
CREATE INDEX payment_without_receipt ON payment USING btree (changed_at) WHERE ((status = 'succeeded'::text) AND (NOT has_receipt));

create table payment_attempt (
  id bigint not null generated by default as identity,
  payment_id uuid not null,
  n smallint not null,
  input_ref text not null,
  key text not null,
  status text not null default 'sending'::text,
  code text,
  decline_code text,
  lease_until timestamp with time zone not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint payment_attempt_pkey PRIMARY KEY (id),
  constraint payment_attempt_key_key UNIQUE (key),
  constraint payment_attempt_payment_id_n_key UNIQUE (payment_id, n),
  constraint payment_attempt_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE,
  constraint payment_attempt_n_check CHECK ((n > 0)),
  constraint payment_attempt_status_check CHECK ((status = ANY (ARRAY['sending'::text, 'done'::text, 'failed'::text, 'action'::text, 'unknown'::text])))
);

create table payout_counter (
  is_only boolean not null default true,
  last_number integer not null default 0,
  constraint payout_counter_pkey PRIMARY KEY (is_only),
  constraint payout_counter_is_only_check CHECK (is_only)
);

create table payout_detail (
  id uuid not null default gen_random_uuid(),
  host_id uuid not null,
  sealed bytea not null,
  asked_at timestamp with time zone not null default banyan_now(),
  asked_by uuid not null,
  proof text,
  counts_since timestamp with time zone,
  decided_by uuid,
  decision_note text not null default ''::text,
  ended_at timestamp with time zone,
  constraint payout_detail_pkey PRIMARY KEY (id),
  constraint payout_detail_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id),
  constraint payout_detail_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id),
  constraint payout_detail_host_id_fkey FOREIGN KEY (host_id) REFERENCES user_account(id),
  constraint payout_detail_check CHECK (((counts_since IS NULL) = (proof IS NULL))),
  constraint payout_detail_proof_check CHECK ((proof = ANY (ARRAY['factor'::text, 'operator'::text])))
);
CREATE UNIQUE INDEX payout_detail_counts ON payout_detail USING btree (host_id) WHERE ((counts_since IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX payout_detail_host ON payout_detail USING btree (host_id, asked_at DESC);
CREATE UNIQUE INDEX payout_detail_waits ON payout_detail USING btree (host_id) WHERE ((counts_since IS NULL) AND (ended_at IS NULL));
CREATE TRIGGER account_is_there BEFORE INSERT ON payout_detail FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('host_id');

create table payout_item (
  id uuid not null default gen_random_uuid(),
  run_number integer not null,
  place integer not null,
  host_id uuid not null,
  detail_id uuid,
  amount_cents integer not null,
  state text not null default 'open'::text,
  failed_at timestamp with time zone,
  failed_by uuid,
  fail_reason text not null default ''::text,
  constraint payout_item_pkey PRIMARY KEY (id),
  constraint payout_item_run_number_host_id_key UNIQUE (run_number, host_id),
  constraint payout_item_run_number_place_key UNIQUE (run_number, place),
  constraint payout_item_detail_id_fkey FOREIGN KEY (detail_id) REFERENCES payout_detail(id) ON DELETE SET NULL,
  constraint payout_item_failed_by_fkey FOREIGN KEY (failed_by) REFERENCES user_account(id),
  constraint payout_item_host_id_fkey FOREIGN KEY (host_id) REFERENCES user_account(id),
  constraint payout_item_run_number_fkey FOREIGN KEY (run_number) REFERENCES payout_run(number),
  constraint payout_item_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payout_item_check CHECK (((state = 'failed'::text) = (failed_at IS NOT NULL))),
  constraint payout_item_place_check CHECK ((place > 0)),
  constraint payout_item_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX payout_item_host ON payout_item USING btree (host_id, run_number DESC);
CREATE UNIQUE INDEX payout_item_one_open ON payout_item USING btree (host_id) WHERE (state = 'open'::text);

create table payout_run (
  number integer not null,
  currency character(3) not null,
  minimum_cents integer not null,
  made_at timestamp with time zone not null default banyan_now(),
  made_by uuid not null,
  cancelled_at timestamp with time zone,
  cancelled_by uuid,
  paid_at timestamp with time zone,
  paid_by uuid,
  paid_on date,
  bank_reference text not null default ''::text,
  constraint payout_run_pkey PRIMARY KEY (number),
  constraint payout_run_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES user_account(id),
  constraint payout_run_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id),
  constraint payout_run_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES user_account(id),
  constraint payout_run_check CHECK (((paid_at IS NULL) = (paid_on IS NULL))),
  constraint payout_run_check1 CHECK (((paid_at IS NULL) OR (cancelled_at IS NULL)))
);

create table pending_password (
  booking_id uuid not null,
  user_id uuid not null,
  visitor_id text not null,
  password_hash text not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint pending_password_pkey PRIMARY KEY (booking_id),
  constraint pending_password_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint pending_password_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint pending_password_visitor_id_check CHECK ((visitor_id <> ''::text))
);
CREATE INDEX pending_password_user ON pending_password USING btree (user_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON pending_password FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table phone_incoming (
  way text not null,
  provider_id text not null,
  received_at timestamp with time zone not null default banyan_now(),
  number text,
  body text,
  payload text,
  done_at timestamp with time zone,
  not_before timestamp with time zone not null default (banyan_now() + '00:01:00'::interval),
  attempts smallint not null default 0,
  constraint phone_incoming_pkey PRIMARY KEY (way, provider_id),
  constraint phone_incoming_way_check CHECK ((way = ANY (ARRAY['sms'::text, 'whatsapp'::text]))),
  constraint phone_incoming_words_go CHECK ((((done_at IS NULL) = (number IS NOT NULL)) AND ((done_at IS NULL) = (body IS NOT NULL)) AND ((payload IS NULL) OR (done_at IS NULL))))
);
CREATE INDEX phone_incoming_age ON phone_incoming USING btree (received_at);
CREATE INDEX phone_incoming_waiting ON phone_incoming USING btree (not_before) WHERE (done_at IS NULL);

create table phone_message (
  id uuid not null default gen_random_uuid(),
  host_id uuid not null,
  way text not null,
  number text not null,
  kind text not null,
  language text not null,
  body text not null,
  template_values text[] not null default '{}'::text[],
  buttons jsonb not null default '[]'::jsonb,
  valid_seconds integer not null,
  outbox_id bigint,
  booking_id uuid,
  state text not null default 'waiting'::text,
  provider_id text,
  error_code text,
  attempts smallint not null default 0,
  not_before timestamp with time zone not null default banyan_now(),
  tried_at timestamp with time zone,
  created_at timestamp with time zone not null default banyan_now(),
  constraint phone_message_pkey PRIMARY KEY (id),
  constraint phone_message_outbox_id_key UNIQUE (outbox_id),
  constraint phone_message_provider UNIQUE (way, provider_id),
  constraint phone_message_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint phone_message_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint phone_message_outbox_id_fkey FOREIGN KEY (outbox_id) REFERENCES outbox(id) ON DELETE SET NULL,
  constraint phone_message_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'trying'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text]))),
  constraint phone_message_way_check CHECK ((way = ANY (ARRAY['sms'::text, 'whatsapp'::text])))
);
CREATE INDEX phone_message_age ON phone_message USING btree (created_at);
CREATE INDEX phone_message_booking ON phone_message USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX phone_message_host ON phone_message USING btree (host_id, created_at DESC);
CREATE INDEX phone_message_kind ON phone_message USING btree (kind, created_at DESC, id DESC);
CREATE INDEX phone_message_made ON phone_message USING btree (created_at DESC, id DESC);
CREATE INDEX phone_message_number ON phone_message USING btree (number text_pattern_ops);
CREATE INDEX phone_message_unsent ON phone_message USING btree (state, created_at DESC, id DESC) WHERE (state = ANY (ARRAY['waiting'::text, 'trying'::text, 'failed'::text]));
CREATE INDEX phone_message_waiting ON phone_message USING btree (not_before) WHERE (state = ANY (ARRAY['waiting'::text, 'trying'::text]));

create table pickup_stop (
  departure_id bigint not null,
  booking_id uuid not null,
  position smallint not null,
  constraint pickup_stop_pkey PRIMARY KEY (departure_id, booking_id),
  constraint pickup_stop_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint pickup_stop_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(id) ON DELETE CASCADE,
  constraint pickup_stop_position_check CHECK ((("position" >= 1) AND ("position" <= 1000)))
);
CREATE INDEX pickup_stop_booking ON pickup_stop USING btree (booking_id);

create table picture (
  id text not null,
  sha256 bytea not null,
  width integer not null,
  height integer not null,
  blur text not null,
  dominant text not null,
  credit text not null default ''::text,
  owner_id uuid,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null default banyan_now(),
  constraint picture_pkey PRIMARY KEY (id),
  constraint picture_sha256_key UNIQUE (sha256),
  constraint picture_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint picture_dominant_check CHECK ((dominant ~ '^#[0-9A-Fa-f]{6}$'::text)),
  constraint picture_height_check CHECK (((height >= 1) AND (height <= 20000))),
  constraint picture_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{0,79}$'::text)),
  constraint picture_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint picture_width_check CHECK (((width >= 1) AND (width <= 20000)))
);

create table problem_report (
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  kind text not null,
  message text not null,
  photos jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default banyan_now(),
  constraint problem_report_pkey PRIMARY KEY (id),
  constraint problem_report_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint problem_report_kind_check CHECK ((kind = ANY (ARRAY['host_late'::text, 'host_missing'::text, 'not_as_described'::text, 'unsafe'::text, 'weather'::text, 'money'::text, 'other'::text, 'no_show'::text, 'no_show_host'::text, 'no_show_decided'::text]))),
  constraint problem_report_message_check CHECK (((length(message) >= 10) AND (length(message) <= 2000))),
  constraint problem_report_photos_check CHECK (((jsonb_typeof(photos) = 'array'::text) AND (jsonb_array_length(photos) <= 4)))
);
CREATE INDEX problem_report_booking ON problem_report USING btree (booking_id, created_at);
CREATE TRIGGER guest_is_there BEFORE INSERT ON problem_report FOR EACH ROW EXECUTE FUNCTION refuse_erased_guest();

create table rate_limit (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_expiry ON rate_limit USING btree (expire);

create table receipt (
  number bigint not null,
  booking_id uuid not null,
  payment_id uuid,
  refund_id uuid,
  kind text not null,
  amount_minor integer not null,
  currency character(3) not null,
  due_cents integer not null,
  issued_at timestamp with time zone not null default banyan_now(),
  constraint receipt_pkey PRIMARY KEY (number),
  constraint receipt_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint receipt_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint receipt_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id),
  constraint receipt_amount_minor_check CHECK ((amount_minor > 0)),
  constraint receipt_check CHECK ((((kind = 'payment'::text) = (payment_id IS NOT NULL)) AND ((kind = 'refund'::text) = (refund_id IS NOT NULL)))),
  constraint receipt_due_cents_check CHECK ((due_cents > 0)),
  constraint receipt_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text]))),
  constraint receipt_number_check CHECK ((number > 0))
);
CREATE INDEX receipt_booking ON receipt USING btree (booking_id);
CREATE UNIQUE INDEX receipt_payment ON receipt USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE UNIQUE INDEX receipt_refund ON receipt USING btree (refund_id) WHERE (refund_id IS NOT NULL);
CREATE TRIGGER receipt_append_only BEFORE DELETE OR UPDATE ON receipt FOR EACH STATEMENT EXECUTE FUNCTION receipt_is_append_only();

create table receipt_counter (
  id boolean not null default true,
  last_number bigint not null default 0,
  constraint receipt_counter_pkey PRIMARY KEY (id),
  constraint receipt_counter_id_check CHECK (id)
);

create table receipt_payer (
  booking_id uuid not null,
  name text not null,
  kept_since timestamp with time zone not null default banyan_now(),
  constraint receipt_payer_pkey PRIMARY KEY (booking_id),
  constraint receipt_payer_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint receipt_payer_name_check CHECK (((length(name) >= 1) AND (length(name) <= 161)))
);

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE
);

create table refund (
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  amount_minor integer not null,
  reason text not null,
  seq smallint not null default 1,
  key text not null,
  provider_ref text,
  status text not null default 'new'::text,
  created_at timestamp with time zone not null default banyan_now(),
  changed_at timestamp with time zone not null default banyan_now(),
  due_cents integer not null,
  is_code_given_back boolean not null default false,
  has_receipt boolean not null default false,
  past_refs text[] not null default '{}'::text[],
  twice_ref text,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_key_key UNIQUE (key),
  constraint refund_payment_id_reason_seq_key UNIQUE (payment_id, reason, seq),
  constraint refund_provider_ref_key UNIQUE (provider_ref),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint refund_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_due CHECK ((due_cents > 0)),
  constraint refund_reason_check CHECK ((reason = ANY (ARRAY['late_or_surplus'::text, 'cancelled'::text, 'declined'::text, 'request_expired'::text, 'rescheduled'::text, 'goodwill'::text, 'external'::text]))),
  constraint refund_seq_check CHECK ((seq > 0)),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['new'::text, 'sent'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'settled'::text])))
);
CREATE INDEX refund_failed ON refund USING btree (created_at DESC, id DESC) WHERE (status = 'failed'::text);
CREATE INDEX refund_failed_first ON refund USING btree (((status = 'failed'::text)) DESC, created_at DESC, id DESC);
CREATE INDEX refund_made ON refund USING btree (created_at DESC, id DESC);
CREATE INDEX refund_payment ON refund USING btree (payment_id);
CREATE INDEX refund_reason_made ON refund USING btree (reason, created_at DESC, id DESC);
CREATE INDEX refund_settled ON refund USING btree (created_at DESC, id DESC) WHERE (status = 'settled'::text);
CREATE INDEX refund_settled_without_receipt ON refund USING btree (changed_at) WHERE ((status = ANY (ARRAY['succeeded'::text, 'settled'::text])) AND (NOT has_receipt));
CREATE INDEX refund_unsettled ON refund USING btree (created_at) WHERE (status = ANY (ARRAY['new'::text, 'sent'::text, 'pending'::text]));

create table refund_settlement (
  refund_id uuid not null,
  way text not null,
  reference text not null,
  paid_on date not null,
  settled_by uuid,
  settled_at timestamp with time zone not null default banyan_now(),
  constraint refund_settlement_pkey PRIMARY KEY (refund_id),
  constraint refund_settlement_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id),
  constraint refund_settlement_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint refund_settlement_reference_check CHECK (((length(reference) >= 3) AND (length(reference) <= 140))),
  constraint refund_settlement_way_check CHECK ((way = ANY (ARRAY['bank'::text, 'cash'::text])))
);
CREATE TRIGGER account_is_there BEFORE INSERT ON refund_settlement FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('settled_by');

create table review (
  id uuid not null default gen_random_uuid(),
  course_id integer not null,
  guest_name text not null,
  guest_country character(2) not null,
  rating smallint not null,
  body text not null default ''::text,
  host_reply text not null default ''::text,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null default banyan_now(),
  photo_total smallint not null default 0,
  is_rewarded boolean not null default false,
  language text not null default 'en'::text,
  booking_id uuid,
  author_id uuid,
  salt bytea,
  fingerprint bytea,
  coupon_id uuid,
  replied_at timestamp with time zone,
  removed_at timestamp with time zone,
  removed_by uuid,
  removal_reason text not null default ''::text,
  constraint review_pkey PRIMARY KEY (id),
  constraint review_booking_id_key UNIQUE (booking_id),
  constraint review_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint review_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint review_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint review_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint review_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint review_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
  constraint review_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint review_photo_total_check CHECK (((photo_total >= 0) AND (photo_total <= 4))),
  constraint review_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint review_removal_reason_check CHECK ((char_length(removal_reason) <= 500)),
  constraint review_removed_for_a_reason CHECK (((removed_at IS NOT NULL) = (removal_reason <> ''::text))),
  constraint review_salt_check CHECK ((octet_length(salt) = 16))
);
CREATE INDEX review_author ON review USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX review_course_made ON review USING btree (course_id, created_at DESC, id DESC);
CREATE INDEX review_course_newest ON review USING btree (course_id, created_at DESC, id) WHERE (removed_at IS NULL);
CREATE INDEX review_course_photo ON review USING btree (course_id, ((photo_total > 0)) DESC, created_at DESC, id) WHERE (removed_at IS NULL);
CREATE INDEX review_course_photographed ON review USING btree (course_id, created_at DESC, id) WHERE ((removed_at IS NULL) AND (photo_total > 0));
CREATE INDEX review_course_rating ON review USING btree (course_id, rating DESC, created_at DESC, id) WHERE (removed_at IS NULL);
CREATE INDEX review_course_removed ON review USING btree (course_id, removed_at DESC, id) WHERE (removed_at IS NOT NULL);
CREATE INDEX review_course_written ON review USING btree (course_id, created_at DESC, id) WHERE ((removed_at IS NULL) AND ((body <> ''::text) OR (photo_total > 0)));
CREATE INDEX review_made ON review USING btree (created_at DESC, id DESC);
CREATE INDEX review_name ON review USING btree (lower(guest_name) text_pattern_ops);
CREATE INDEX review_photo_made ON review USING btree (created_at DESC, id DESC) WHERE (photo_total > 0);
CREATE INDEX review_removed_made ON review USING btree (created_at DESC, id DESC) WHERE (removed_at IS NOT NULL);
CREATE INDEX review_stars_1 ON review USING btree (created_at DESC, id DESC) WHERE (rating = 1);
CREATE INDEX review_stars_2 ON review USING btree (created_at DESC, id DESC) WHERE (rating = 2);
CREATE INDEX review_stars_3 ON review USING btree (created_at DESC, id DESC) WHERE (rating = 3);
CREATE INDEX review_stars_4 ON review USING btree (created_at DESC, id DESC) WHERE (rating = 4);
CREATE INDEX review_stars_5 ON review USING btree (created_at DESC, id DESC) WHERE (rating = 5);
CREATE INDEX review_words ON review USING gin (to_tsvector('simple'::regconfig, body));
CREATE TRIGGER account_is_there BEFORE INSERT ON review FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('author_id');
CREATE TRIGGER review_added AFTER INSERT ON review REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
CREATE TRIGGER review_changed AFTER UPDATE ON review REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
CREATE TRIGGER review_removed AFTER DELETE ON review REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();

create table review_asking (
  booking_id uuid not null,
  asked smallint not null default 0,
  due_at timestamp with time zone,
  constraint review_asking_pkey PRIMARY KEY (booking_id),
  constraint review_asking_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint review_asking_asked_check CHECK (((asked >= 0) AND (asked <= 3)))
);
CREATE INDEX review_asking_due ON review_asking USING btree (due_at) WHERE (due_at IS NOT NULL);

create table review_aspect (
  review_id uuid not null,
  aspect text not null,
  rating smallint not null,
  labels text[] not null default '{}'::text[],
  details text not null default ''::text,
  constraint review_aspect_pkey PRIMARY KEY (review_id, aspect),
  constraint review_aspect_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE,
  constraint review_aspect_aspect_check CHECK ((aspect = ANY (ARRAY['accuracy'::text, 'overall'::text, 'host'::text, 'guide'::text]))),
  constraint review_aspect_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

create table review_log (
  seq bigint not null,
  kind text not null,
  review_id uuid not null,
  at timestamp with time zone not null,
  rating smallint,
  reason text not null default ''::text,
  text_hash bytea,
  previous bytea not null,
  hash bytea not null,
  constraint review_log_pkey PRIMARY KEY (seq),
  constraint review_log_hash_key UNIQUE (hash),
  constraint review_log_check CHECK (((kind = 'written'::text) = ((rating IS NOT NULL) AND (text_hash IS NOT NULL)))),
  constraint review_log_has_reason CHECK (((kind = ANY (ARRAY['removed'::text, 'restored'::text])) = (reason <> ''::text))),
  constraint review_log_hash_check CHECK ((octet_length(hash) = 32)),
  constraint review_log_kind_check CHECK ((kind = ANY (ARRAY['written'::text, 'removed'::text, 'restored'::text, 'erased'::text]))),
  constraint review_log_previous_check CHECK ((octet_length(previous) = 32)),
  constraint review_log_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint review_log_seq_check CHECK ((seq > 0)),
  constraint review_log_text_hash_check CHECK ((octet_length(text_hash) = 32))
);
CREATE INDEX review_log_review ON review_log USING btree (review_id);
CREATE TRIGGER review_log_follows BEFORE INSERT ON review_log FOR EACH ROW EXECUTE FUNCTION review_log_follows();
CREATE TRIGGER review_log_rows_stay BEFORE DELETE OR UPDATE ON review_log FOR EACH ROW EXECUTE FUNCTION review_log_stays();
CREATE TRIGGER review_log_stays BEFORE TRUNCATE ON review_log FOR EACH STATEMENT EXECUTE FUNCTION review_log_stays();

create table review_log_day (
  day date not null,
  seq bigint not null,
  hash bytea not null,
  published_at timestamp with time zone not null default banyan_now(),
  constraint review_log_day_pkey PRIMARY KEY (day),
  constraint review_log_day_hash_check CHECK ((octet_length(hash) = 32))
);
CREATE TRIGGER review_log_day_rows_stay BEFORE DELETE OR UPDATE ON review_log_day FOR EACH ROW EXECUTE FUNCTION review_log_stays();
CREATE TRIGGER review_log_day_stays BEFORE TRUNCATE ON review_log_day FOR EACH STATEMENT EXECUTE FUNCTION review_log_stays();

create table review_photo (
  review_id uuid not null,
  position smallint not null,
  picture_id text not null,
  alt text not null default ''::text,
  constraint review_photo_pkey PRIMARY KEY (review_id, "position"),
  constraint review_photo_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id),
  constraint review_photo_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE,
  constraint review_photo_position_check CHECK ((("position" >= 1) AND ("position" <= 4)))
);
CREATE INDEX review_photo_picture ON review_photo USING btree (picture_id);
CREATE TRIGGER review_photo_added AFTER INSERT ON review_photo REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_review_photos();
CREATE TRIGGER review_photo_removed AFTER DELETE ON review_photo REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_review_photos();

create table saved_reply (
  id uuid not null default gen_random_uuid(),
  host_id uuid not null,
  title text not null,
  text text not null,
  created_at timestamp with time zone not null default banyan_now(),
  changed_at timestamp with time zone not null default banyan_now(),
  constraint saved_reply_pkey PRIMARY KEY (id),
  constraint saved_reply_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint saved_reply_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1500))),
  constraint saved_reply_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60)))
);
CREATE INDEX saved_reply_host ON saved_reply USING btree (host_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON saved_reply FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('host_id');

create table search_bits (
  lexeme text not null,
  block integer not null,
  courses bit(15360) not null,
  constraint search_bits_pkey PRIMARY KEY (lexeme, block)
);

create table search_bits_due (
  course_id integer not null,
  constraint search_bits_due_pkey PRIMARY KEY (course_id)
);

create table search_common (
  lexeme text not null,
  constraint search_common_pkey PRIMARY KEY (lexeme)
);

create table search_lexicon (
  only_row boolean not null default true,
  version bigint not null default 1,
  constraint search_lexicon_pkey PRIMARY KEY (only_row),
  constraint search_lexicon_only_row_check CHECK (only_row)
);

create table search_synonym (
  term text not null,
  means text not null,
  kind text not null default 'words'::text,
  constraint search_synonym_pkey PRIMARY KEY (term, kind, means),
  constraint search_synonym_check CHECK (((kind <> 'filler'::text) OR (means = term))),
  constraint search_synonym_kind_check CHECK ((kind = ANY (ARRAY['words'::text, 'instead'::text, 'place'::text, 'landmark'::text, 'category'::text, 'attribute'::text, 'time'::text, 'filler'::text]))),
  constraint search_synonym_means_check CHECK (((means <> ''::text) AND (means = search_fold(means)))),
  constraint search_synonym_term_check CHECK (((term <> ''::text) AND (term = search_fold(term))))
);
CREATE TRIGGER synonym_changes_lexicon AFTER INSERT OR DELETE OR UPDATE ON search_synonym FOR EACH STATEMENT EXECUTE FUNCTION bump_search_lexicon();
CREATE TRIGGER synonym_is_known AFTER INSERT OR UPDATE ON search_synonym FOR EACH ROW EXECUTE FUNCTION learn_synonym();

create table search_word (
  word text not null,
  is_written boolean not null,
  is_name boolean not null,
  uses integer not null,
  constraint search_word_pkey PRIMARY KEY (word)
);
CREATE INDEX search_word_likeness ON search_word USING gin (word gin_trgm_ops) WHERE is_written;

create table second_factor (
  user_id uuid not null,
  nonce uuid,
  secret_hash bytea,
  created_at timestamp with time zone not null default banyan_now(),
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  sealed bytea,
  constraint second_factor_pkey PRIMARY KEY (user_id),
  constraint second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint second_factor_has_secret CHECK (((sealed IS NOT NULL) OR ((nonce IS NOT NULL) AND (secret_hash IS NOT NULL))))
);
CREATE TRIGGER account_is_there BEFORE INSERT ON second_factor FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table service_fee (
  id integer not null generated always as identity,
  city_id integer,
  category_id integer,
  rate numeric(5,4) not null,
  version integer not null default 1,
  changed_at timestamp with time zone not null default banyan_now(),
  changed_by uuid,
  constraint service_fee_pkey PRIMARY KEY (id),
  constraint service_fee_once UNIQUE NULLS NOT DISTINCT (city_id, category_id),
  constraint service_fee_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE,
  constraint service_fee_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE CASCADE,
  constraint service_fee_has_place CHECK ((num_nonnulls(city_id, category_id) > 0)),
  constraint service_fee_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= 0.5))),
  constraint service_fee_version_check CHECK ((version > 0))
);
CREATE INDEX service_fee_category ON service_fee USING btree (category_id);
CREATE TRIGGER service_fee_changes_pages AFTER INSERT OR DELETE OR UPDATE ON service_fee FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER service_fee_is_kept AFTER INSERT OR DELETE OR UPDATE ON service_fee FOR EACH ROW EXECUTE FUNCTION service_fee_changes();

create table service_fee_change (
  id bigint not null generated always as identity,
  city_id integer,
  category_id integer,
  from_rate numeric(5,4),
  to_rate numeric(5,4),
  at timestamp with time zone not null default banyan_now(),
  constraint service_fee_change_pkey PRIMARY KEY (id)
);
CREATE TRIGGER service_fee_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON service_fee_change FOR EACH STATEMENT EXECUTE FUNCTION service_fee_change_is_append_only();

create table session (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default banyan_now(),
  last_seen_at timestamp with time zone not null default banyan_now(),
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  agent text not null default ''::text,
  is_remembered boolean not null default true,
  factor_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_id_key UNIQUE (id),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint session_agent_check CHECK ((length(agent) <= 300))
);
CREATE INDEX session_by_user ON session USING btree (user_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON session FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table setting (
  key text not null,
  value text not null,
  version integer not null default 1,
  changed_at timestamp with time zone not null default banyan_now(),
  changed_by uuid,
  constraint setting_pkey PRIMARY KEY (key),
  constraint setting_version_check CHECK ((version > 0))
);
CREATE TRIGGER setting_changes_pages AFTER INSERT OR DELETE OR UPDATE ON setting FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER setting_is_kept AFTER INSERT OR UPDATE ON setting FOR EACH ROW EXECUTE FUNCTION setting_changes();

create table setting_change (
  id bigint not null generated always as identity,
  key text not null,
  from_value text,
  to_value text not null,
  reason text not null default ''::text,
  changed_by uuid,
  at timestamp with time zone not null default banyan_now(),
  constraint setting_change_pkey PRIMARY KEY (id)
);
CREATE INDEX setting_change_key ON setting_change USING btree (key, id DESC);
CREATE TRIGGER setting_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON setting_change FOR EACH STATEMENT EXECUTE FUNCTION setting_change_is_append_only();

create table signing_key (
  id text not null,
  private_key text not null,
  public_key text not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint signing_key_pkey PRIMARY KEY (id)
);

create table staff_note (
  id integer not null generated by default as identity,
  booking_id uuid,
  user_id uuid,
  course_id integer,
  draft_id uuid,
  words text not null,
  author_id uuid not null,
  made_at timestamp with time zone not null default banyan_now(),
  constraint staff_note_pkey PRIMARY KEY (id),
  constraint staff_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id),
  constraint staff_note_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint staff_note_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint staff_note_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES listing_draft(id) ON DELETE CASCADE,
  constraint staff_note_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint staff_note_check CHECK ((num_nonnulls(booking_id, user_id, course_id, draft_id) = 1)),
  constraint staff_note_words_check CHECK (((length(words) >= 1) AND (length(words) <= 2000)))
);
CREATE INDEX staff_note_booking ON staff_note USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX staff_note_course ON staff_note USING btree (course_id) WHERE (course_id IS NOT NULL);
CREATE INDEX staff_note_draft ON staff_note USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX staff_note_user ON staff_note USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON staff_note FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');
CREATE TRIGGER guest_is_there BEFORE INSERT ON staff_note FOR EACH ROW EXECUTE FUNCTION refuse_erased_guest();

create table staff_task (
  id bigint not null generated by default as identity,
  kind text not null,
  subject text not null,
  booking_id uuid,
  detail text not null default ''::text,
  opened_at timestamp with time zone not null default banyan_now(),
  closed_at timestamp with time zone,
  closed_by uuid,
  told_at timestamp with time zone,
  constraint staff_task_pkey PRIMARY KEY (id),
  constraint staff_task_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint staff_task_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES user_account(id),
  constraint staff_task_kind_check CHECK ((kind ~ '^[a-z]+(_[a-z]+)*$'::text))
);
CREATE INDEX staff_task_booking ON staff_task USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE UNIQUE INDEX staff_task_once ON staff_task USING btree (kind, subject) WHERE (closed_at IS NULL);
CREATE INDEX staff_task_open ON staff_task USING btree (opened_at) WHERE (closed_at IS NULL);
CREATE INDEX staff_task_reports_closed ON staff_task USING btree (closed_at DESC, id) INCLUDE (kind) WHERE ((closed_at IS NOT NULL) AND (kind = ANY (ARRAY['message_report'::text, 'review_report'::text, 'problem_report'::text])));

create table team_invitation (
  id uuid not null default gen_random_uuid(),
  host_id uuid,
  email citext not null,
  role text,
  token_hash bytea not null,
  locale text not null default 'en_US'::text,
  invited_by uuid,
  created_at timestamp with time zone not null default banyan_now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  revoked_at timestamp with time zone,
  areas text[],
  constraint team_invitation_pkey PRIMARY KEY (id),
  constraint team_invitation_token_hash_key UNIQUE (token_hash),
  constraint team_invitation_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint team_invitation_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint team_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint team_invitation_areas_check CHECK (
CASE
    WHEN (host_id IS NULL) THEN ((role IS NULL) AND (cardinality(areas) > 0) AND (areas <@ ARRAY['support'::text, 'finance'::text, 'content'::text, 'admin'::text]))
    ELSE ((role IS NOT NULL) AND (areas IS NULL))
END),
  constraint team_invitation_check CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL))),
  constraint team_invitation_email_check CHECK (((length((email)::text) >= 3) AND (length((email)::text) <= 254))),
  constraint team_invitation_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'coordinator'::text, 'guide'::text])))
);
CREATE INDEX team_invitation_email ON team_invitation USING btree (email);
CREATE UNIQUE INDEX team_invitation_open ON team_invitation USING btree (host_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX team_invitation_staff ON team_invitation USING btree (created_at) WHERE (host_id IS NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON team_invitation FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('invited_by');

create table team_member (
  user_id uuid not null,
  host_id uuid not null,
  created_at timestamp with time zone not null default banyan_now(),
  role text not null,
  constraint team_member_pkey PRIMARY KEY (user_id, host_id),
  constraint team_member_host_id_fkey FOREIGN KEY (host_id) REFERENCES host(user_id) ON DELETE CASCADE,
  constraint team_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint team_member_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'coordinator'::text, 'guide'::text])))
);
CREATE INDEX team_member_host ON team_member USING btree (host_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON team_member FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');
CREATE TRIGGER team_member_has_role AFTER INSERT OR UPDATE OF role ON team_member FOR EACH ROW EXECUTE FUNCTION give_team_role();

create table time_offer (
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  departure_id bigint not null,
  hold_id uuid,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default banyan_now(),
  outcome text,
  closed_at timestamp with time zone,
  constraint time_offer_pkey PRIMARY KEY (id),
  constraint time_offer_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint time_offer_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(id),
  constraint time_offer_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES booking(id) ON DELETE SET NULL,
  constraint time_offer_is_closed CHECK (((closed_at IS NULL) = (outcome IS NULL))),
  constraint time_offer_outcome_check CHECK ((outcome = ANY (ARRAY['taken'::text, 'refused'::text, 'ended'::text])))
);
CREATE INDEX time_offer_booking ON time_offer USING btree (booking_id);
CREATE INDEX time_offer_departure ON time_offer USING btree (departure_id);
CREATE INDEX time_offer_hold ON time_offer USING btree (hold_id) WHERE (hold_id IS NOT NULL);
CREATE UNIQUE INDEX time_offer_open ON time_offer USING btree (booking_id) WHERE (closed_at IS NULL);

create table upload (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  picture_id text not null,
  purpose text not null,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default banyan_now(),
  thread_id uuid,
  side text,
  constraint upload_pkey PRIMARY KEY (id),
  constraint upload_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint upload_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id),
  constraint upload_of_message CHECK (((thread_id IS NULL) OR (purpose = 'message'::text))),
  constraint upload_of_side CHECK (((thread_id IS NULL) = (side IS NULL))),
  constraint upload_purpose_check CHECK ((purpose = ANY (ARRAY['review'::text, 'message'::text, 'profile'::text, 'course'::text, 'problem'::text]))),
  constraint upload_side_check CHECK ((side = ANY (ARRAY['guest'::text, 'host'::text, 'operator'::text])))
);
CREATE INDEX upload_expires ON upload USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX upload_owner ON upload USING btree (owner_id);
CREATE INDEX upload_picture ON upload USING btree (picture_id);
CREATE INDEX upload_waiting ON upload USING btree (owner_id, thread_id) WHERE (expires_at IS NOT NULL);
CREATE TRIGGER account_is_there BEFORE INSERT ON upload FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('owner_id');

create table user_account (
  id uuid not null default gen_random_uuid(),
  email citext not null,
  password_hash text,
  first_name text not null,
  last_name text not null default ''::text,
  isd_code text not null default ''::text,
  phone text not null default ''::text,
  image text,
  roles text[] not null default '{user}'::text[],
  is_id_verified boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null default banyan_now(),
  verified_at timestamp with time zone,
  locale text not null default 'en_US'::text,
  signed_in_at timestamp with time zone,
  erased_at timestamp with time zone,
  blocked_at timestamp with time zone,
  access_version integer not null default 1,
  known_devices text[] not null default '{}'::text[],
  constraint user_account_pkey PRIMARY KEY (id),
  constraint user_account_email_key UNIQUE (email),
  constraint user_account_email_check CHECK (((length((email)::text) >= 3) AND (length((email)::text) <= 254))),
  constraint user_account_erased_is_empty CHECK (((erased_at IS NULL) OR ((password_hash IS NULL) AND (verified_at IS NULL) AND (phone = ''::text) AND (last_name = ''::text) AND (image IS NULL) AND (email ~~ '%@erased.invalid'::citext)))),
  constraint user_account_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 80))),
  constraint user_account_isd_code_check CHECK ((isd_code ~ '^[0-9]{0,4}$'::text)),
  constraint user_account_last_name_check CHECK ((length(last_name) <= 80)),
  constraint user_account_password_is_verified CHECK (((password_hash IS NULL) OR (verified_at IS NOT NULL))),
  constraint user_account_phone_check CHECK ((length(phone) <= 20)),
  constraint user_account_roles_check CHECK ((roles <@ ARRAY['user'::text, 'host'::text, 'manager'::text, 'coordinator'::text, 'guide'::text, 'distributor'::text, 'ambassador'::text, 'operator'::text]))
);
CREATE INDEX user_account_ambassador ON user_account USING btree (created_at DESC, id DESC) WHERE ('ambassador'::text = ANY (roles));
CREATE INDEX user_account_blocked ON user_account USING btree (created_at DESC, id DESC) WHERE ((blocked_at IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX user_account_coordinator ON user_account USING btree (created_at DESC, id DESC) WHERE ('coordinator'::text = ANY (roles));
CREATE INDEX user_account_distributor ON user_account USING btree (created_at DESC, id DESC) WHERE ('distributor'::text = ANY (roles));
CREATE INDEX user_account_email_begins ON user_account USING btree (lower((email)::text) text_pattern_ops);
CREATE INDEX user_account_erased ON user_account USING btree (created_at DESC, id DESC) WHERE (erased_at IS NOT NULL);
CREATE INDEX user_account_first_name ON user_account USING btree (lower(first_name) text_pattern_ops, lower(last_name) text_pattern_ops);
CREATE INDEX user_account_guide ON user_account USING btree (created_at DESC, id DESC) WHERE ('guide'::text = ANY (roles));
CREATE INDEX user_account_host ON user_account USING btree (created_at DESC, id DESC) WHERE ('host'::text = ANY (roles));
CREATE INDEX user_account_last_name ON user_account USING btree (lower(last_name) text_pattern_ops);
CREATE INDEX user_account_made ON user_account USING btree (created_at DESC, id DESC);
CREATE INDEX user_account_manager ON user_account USING btree (created_at DESC, id DESC) WHERE ('manager'::text = ANY (roles));
CREATE INDEX user_account_operator ON user_account USING btree (created_at DESC, id DESC) WHERE ('operator'::text = ANY (roles));
CREATE INDEX user_account_person ON user_account USING btree (regexp_replace(regexp_replace(lower((email)::text), '\+[^@]*@'::text, '@'::text), '\.(?=[^@]*@(gmail|googlemail)\.com$)'::text, ''::text, 'g'::text));
CREATE INDEX user_account_phone ON user_account USING btree (phone text_pattern_ops) WHERE (phone <> ''::text);
CREATE INDEX user_account_unverified ON user_account USING btree (created_at DESC, id DESC) WHERE ((verified_at IS NULL) AND (blocked_at IS NULL) AND (erased_at IS NULL));
CREATE TRIGGER ambassador_role_waits BEFORE INSERT OR UPDATE OF email, verified_at ON user_account FOR EACH ROW WHEN (new.verified_at IS NOT NULL AND new.erased_at IS NULL) EXECUTE FUNCTION ambassador_role_waits();
CREATE TRIGGER erased_stays BEFORE UPDATE ON user_account FOR EACH ROW EXECUTE FUNCTION erased_account_stays();
CREATE TRIGGER partner_of_new_roles AFTER INSERT ON user_account FOR EACH ROW WHEN (new.roles && ARRAY['ambassador'::text, 'distributor'::text]) EXECUTE FUNCTION partner_of_roles();
CREATE TRIGGER partner_of_roles AFTER UPDATE ON user_account FOR EACH ROW WHEN (old.roles IS DISTINCT FROM new.roles AND (old.roles || new.roles) && ARRAY['ambassador'::text, 'distributor'::text]) EXECUTE FUNCTION partner_of_roles();

create table user_identity (
  issuer text not null,
  subject text not null,
  provider text not null,
  user_id uuid not null,
  email text not null default ''::text,
  created_at timestamp with time zone not null default banyan_now(),
  last_used_at timestamp with time zone,
  constraint user_identity_pkey PRIMARY KEY (issuer, subject),
  constraint user_identity_user_id_provider_key UNIQUE (user_id, provider),
  constraint user_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint user_identity_email_check CHECK ((length(email) <= 254)),
  constraint user_identity_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 255))),
  constraint user_identity_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text]))),
  constraint user_identity_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
);
CREATE TRIGGER account_is_there BEFORE INSERT ON user_identity FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table visitor_booking (
  booking_id uuid not null,
  visitor_id text not null,
  expires_at timestamp with time zone not null,
  constraint visitor_booking_pkey PRIMARY KEY (booking_id, visitor_id),
  constraint visitor_booking_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  constraint visitor_booking_visitor_id_check CHECK ((visitor_id <> ''::text))
);
CREATE INDEX visitor_booking_expires ON visitor_booking USING btree (expires_at);
CREATE INDEX visitor_booking_visitor ON visitor_booking USING btree (visitor_id);
CREATE TRIGGER guest_is_there BEFORE INSERT ON visitor_booking FOR EACH ROW EXECUTE FUNCTION refuse_erased_guest();

create table wish (
  user_id uuid not null,
  course_id integer not null,
  local_date date,
  start_time time without time zone,
  pax smallint,
  added_at timestamp with time zone not null default banyan_now(),
  constraint wish_pkey PRIMARY KEY (user_id, course_id),
  constraint wish_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id) ON DELETE CASCADE,
  constraint wish_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint wish_pax_check CHECK ((pax >= 1)),
  constraint wish_time_has_date CHECK (((start_time IS NULL) OR (local_date IS NOT NULL)))
);
CREATE INDEX wish_course ON wish USING btree (course_id);
CREATE TRIGGER account_is_there BEFORE INSERT ON wish FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table wish_link (
  user_id uuid not null,
  nonce uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default banyan_now(),
  constraint wish_link_pkey PRIMARY KEY (user_id),
  constraint wish_link_token_hash_key UNIQUE (token_hash),
  constraint wish_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint wish_link_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE TRIGGER account_is_there BEFORE INSERT ON wish_link FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table zone_clock (
  zone text not null,
  changes timestamp with time zone[] not null,
  walls timestamp without time zone[] not null,
  offsets interval[] not null,
  constraint zone_clock_pkey PRIMARY KEY (zone),
  constraint zone_clock_check CHECK (((cardinality(walls) = cardinality(changes)) AND (cardinality(offsets) = (cardinality(changes) + 1))))
);

create table zone_data (
  only_row boolean not null default true,
  version text not null,
  moved jsonb not null default '[]'::jsonb,
  constraint zone_data_pkey PRIMARY KEY (only_row),
  constraint zone_data_only_row_check CHECK (only_row)
);

create view audit_booking as
 SELECT id,
    departure_id AS slot_id,
    user_id,
    pax,
    status,
    total_cents,
    idempotency_key
   FROM booking;

create view audit_coupon as
 SELECT code::text AS code,
    max_uses,
    (( SELECT count(*) AS count
           FROM coupon_use u
          WHERE u.coupon_id = c.id AND u.state <> 'released'::text))::integer AS used
   FROM coupon c;

create view audit_payment as
 SELECT p.id,
    p.booking_id,
    p.provider_ref AS gateway_id,
    'payment'::text AS kind,
    p.amount_minor AS cents,
    p.currency
   FROM payment p
  WHERE p.status = 'succeeded'::text
UNION ALL
 SELECT r.id,
    p.booking_id,
    r.provider_ref AS gateway_id,
    'refund'::text AS kind,
    r.amount_minor AS cents,
    p.currency
   FROM refund r
     JOIN payment p ON p.id = r.payment_id
  WHERE r.status = ANY (ARRAY['sent'::text, 'pending'::text, 'succeeded'::text]);

create view audit_slot as
 SELECT d.id AS slot_id,
    d.capacity,
    COALESCE(sum(b.pax) FILTER (WHERE (b.status = ANY (ARRAY['requested'::text, 'confirmed'::text, 'checked_in'::text, 'completed'::text, 'no_show'::text])) OR b.status = 'held'::text AND b.hold_until > banyan_now()), 0::bigint)::integer AS taken
   FROM departure d
     LEFT JOIN booking b ON b.departure_id = d.id
  GROUP BY d.id;
