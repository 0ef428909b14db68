-- What a visitor, an account and a network may hold without paying (product 3, docs/reliability.md).

-- Who claimed, where somebody was signed in (whoever types a stranger's address holds nothing for that stranger), and the
-- network it was claimed from. Null where the bounds of visitors do not count: distributors, offers, nothing to pay. The
-- network is kept only while the hold waits for its money.
alter table booking add column held_by uuid references user_account;
alter table booking add column held_from text;

-- One live hold for a visitor and departure, with or without an Idempotency-Key. A distributor may have several with keys.
drop index booking_one_hold_per_visitor;
create unique index booking_one_hold_per_visitor on booking (visitor_id, departure_id)
  where status = 'held' and (held_from is not null or idempotency_key is null);
create index booking_held_by on booking (held_by) where status = 'held' and held_by is not null;
create index booking_held_from on booking (held_from, departure_id) where status = 'held' and held_from is not null;

-- Whose claims go one after the other: a row for each visitor, account and network that is claiming. Not written to the
-- log, because only the locks on its rows matter.
create unlogged table claim_turn (
  key text primary key,
  taken_at timestamptz not null
);
create index claim_turn_age on claim_turn (taken_at);

-- Waits until no other claim of these keys is under way. Keys in ascending order, so that nobody waits in a circle.
create function take_turns(keys text[]) returns void language sql as $$
  insert into claim_turn (key, taken_at) select key, banyan_now() from unnest(keys) key order by key
    on conflict (key) do update set taken_at = excluded.taken_at
$$;

-- Live unpaid holds of a browser or account, and of a network, without the `spared` ones: how many, how many of them at
-- `place`, and the network's seats there. `network` may be null.
create function live_holds(visitor text, account uuid, network text, place bigint, spared uuid[]) returns jsonb
  language plpgsql stable as $$
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
      where b.status = 'held' and b.held_from = network and b.hold_until > banyan_now() and b.id <> all (spared);
  end if;
  return jsonb_build_object('own', own, 'own_here', own_here, 'network', near, 'network_pax_here', pax_here);
end $$;

-- As before; `also.turns` with `also.room` say what the claimant and its network may hold already, counted again once it is
-- their turn. A null `stamp` skips every second look; the proof of the lock needs that.
create or replace function claim_seats(slot jsonb, made jsonb, also jsonb, stamp bigint) returns timestamptz language plpgsql as $$
declare
  place departure := jsonb_populate_record(null::departure, slot);
  held booking := jsonb_populate_record(null::booking, made);
  seats integer;
  room jsonb := nullif(also -> 'room', 'null');
  found jsonb;
begin
  select id, taken into place.id, seats from departure d
    where d.course_id = place.course_id and d.local_date = place.local_date and d.start_time = place.start_time for update;
  if place.id is null then
    insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
      values (place.course_id, place.local_date, place.start_time, place.starts_at, place.ends_at, place.capacity)
      on conflict (course_id, local_date, start_time) do nothing;
    select id, taken into place.id, seats from departure d
      where d.course_id = place.course_id and d.local_date = place.local_date and d.start_time = place.start_time for update;
  end if;
  if stamp is not null and
    (seats + held.pax > place.capacity or stamp is distinct from offer_stamp(place.course_id, place.local_date)) then
    return null;
  end if;
  if stamp is not null and room is not null then
    perform take_turns(array(select jsonb_array_elements_text(also -> 'turns')));
    found := live_holds(held.visitor_id, held.held_by, held.held_from, place.id, '{}');
    if exists (select from jsonb_each_text(room) most where (found ->> most.key)::integer > most.value::integer) then
      return null;
    end if;
  end if;
  if held.user_id is null then
    insert into user_account (email, first_name, last_name, isd_code, phone)
      values (held.email, held.first_name, held.last_name, held.isd_code, held.phone)
      on conflict (email) do update set email = user_account.email returning id into held.user_id;
    if held.user_id = (select host_id from course where id = place.course_id) then return null; end if;
  end if;
  held.in_account := coalesce(held.in_account, 'offered');
  held.hold_until := coalesce(held.hold_until, banyan_now() + make_interval(mins => (made ->> 'hold_minutes')::integer));
  update departure set taken = taken + held.pax, capacity = place.capacity where id = place.id;
  insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, hold_until,
      quote, total_cents, due_cents, deposit_cents, service_fee_cents, discount_cents, balance_cents, balance_local_minor,
      local_currency, policy, addons, coupon_id, first_name, last_name, email, isd_code, phone, message, pickup_address,
      pickup_latitude, pickup_longitude, idempotency_key, offer_id, in_account,
      held_by, held_from)
    values (held.id, held.ref, held.access_hash, held.token_hash, place.id, place.course_id, held.user_id, held.visitor_id,
      held.pax, held.hold_until, held.quote, held.total_cents, held.due_cents, held.deposit_cents, held.service_fee_cents,
      held.discount_cents, held.balance_cents, held.balance_local_minor, held.local_currency, held.policy, held.addons,
      held.coupon_id, held.first_name, held.last_name, held.email, held.isd_code, held.phone, held.message,
      held.pickup_address, held.pickup_latitude, held.pickup_longitude, held.idempotency_key, held.offer_id, held.in_account,
      held.held_by, held.held_from);
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
  if (also ->> 'is_mailed')::boolean then
    insert into outbox (topic, payload, not_before)
      values ('mail', jsonb_build_object('kind', 'booking-held', 'booking_id', held.id), banyan_now() + interval '3 minutes');
  end if;
  return held.hold_until;
end $$;

-- While many guess at codes, a browser that has booked before may still use one.
create index booking_confirmed_visitor on booking (visitor_id) where confirmed_at is not null;
