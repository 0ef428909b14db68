-- Questions before a booking, and offers: a price of their own for one slot (product 7, ADR 033).

create table inquiry (
  id uuid primary key default gen_random_uuid(),
  course_id integer not null references course,
  -- Null until a visitor has opened it from the mail; then the account of that address.
  user_id uuid references user_account,
  -- The browser that asked, and the hash of the secret in the guest's mails.
  visitor_id text not null,
  token_hash bytea not null unique,
  email citext not null,
  first_name text not null,
  last_name text not null,
  isd_code text not null default '',
  phone text not null default '',
  local_date date not null,
  start_time time,
  pax smallint not null check (pax >= 1),
  addons jsonb not null default '[]',
  message text not null check (length(message) between 10 and 1000),
  status text not null default 'unverified' check (status in
    ('unverified', 'open', 'answered', 'offered', 'declined', 'expired', 'booked')),
  answer text not null default '',
  answered_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default banyan_now()
);
create index inquiry_course on inquiry (course_id, created_at desc);
create index inquiry_guest on inquiry (email, course_id) where status in ('unverified', 'open', 'answered', 'offered');
create index inquiry_user on inquiry (user_id, created_at desc);
create index inquiry_waiting on inquiry (expires_at) where status in ('unverified', 'open', 'offered');

-- `price_cents` is for one guest and replaces price, surcharge and group tiers. With date and time the offer keeps its
-- seats by a held booking of its own; without them it only protects a price (after a host's cancel).
create table offer (
  id uuid primary key default gen_random_uuid(),
  -- The hash of the token with which checkout takes it.
  token_hash bytea not null unique,
  inquiry_id uuid references inquiry,
  replaces_booking_id uuid references booking,
  course_id integer not null references course,
  local_date date,
  start_time time,
  pax smallint not null check (pax >= 1),
  price_cents integer not null check (price_cents >= 0),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  booked_at timestamptz,
  created_at timestamptz not null default banyan_now(),
  check ((local_date is null) = (start_time is null)),
  check ((inquiry_id is null) <> (replaces_booking_id is null))
);
create unique index offer_of_inquiry on offer (inquiry_id) where withdrawn_at is null;
create unique index offer_protected on offer (replaces_booking_id, course_id);

-- A hold that keeps an offer's seats, and the booking that was made from it.
alter table booking add column offer_id uuid references offer;
create index booking_offer on booking (offer_id) where offer_id is not null;

-- ── Claims ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A code that everybody uses has a long past: the next number and what is reserved are found without reading it.
create index coupon_use_number on coupon_use (coupon_id, use_no);
create index coupon_use_reserved on coupon_use (coupon_id) where state = 'reserved';

-- Everything of a course that a claim of a departure on this date decides on, as one number: two reads that answer the
-- same have read the same. Null for a course that does not exist.
create function offer_stamp(wanted_course integer, wanted_date date) returns bigint language sql stable as $$
  select hash_record_extended(row(c.host_id, c.status, c.city_id, c.duration_minutes, c.price_cents, c.min_pax, c.max_pax,
      c.surcharge_cents, c.deposit_rate, c.group_tiers, c.confirmation, c.policy, c.transport, c.cutoff_first_minutes,
      c.cutoff_later_minutes, c.horizon_days), 1)
    # coalesce((select bit_xor(hash_record_extended(row(r.id, r.weekday, r.start_time, r.capacity, r.min_pax), 2))
        from availability_rule r where r.course_id = c.id), 0)
    # coalesce((select bit_xor(hash_record_extended(row(e.id, e.start_time, e.kind, e.capacity, e.min_pax), 3))
        from availability_exception e where e.course_id = c.id and e.local_date = wanted_date), 0)
    # coalesce((select bit_xor(hash_record_extended(row(a.id, a.kind, a.unit_price_cents, a.persons_per_unit), 4))
        from addon a where a.course_id = c.id), 0)
  from course c where c.id = wanted_course
$$;

-- Takes the seats of a hold and stores it: locks the departure (made on first use), looks again under that lock whether
-- the seats are there and the course offers what was read before it (`stamp`), and writes. All in one round trip, so that
-- the lock is held for a fraction of a millisecond and never while the program thinks. Answers when the hold ends, or
-- null when something has changed meanwhile: then nothing is written, and the caller reads again.
-- `slot`: course_id, local_date, start_time, starts_at, ends_at, capacity. `made`: the booking's row, with `hold_minutes`
-- where it has no `hold_until`; without `user_id` an account is made or found by its address. `also`: password_hash,
-- key_scope, key_body_hash, is_mailed. A null `stamp` skips the second look; the proof of the lock needs that.
create function claim_seats(slot jsonb, made jsonb, also jsonb, stamp bigint) returns timestamptz language plpgsql as $$
declare
  place departure := jsonb_populate_record(null::departure, slot);
  held booking := jsonb_populate_record(null::booking, made);
  seats integer;
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
  if held.user_id is null then
    insert into user_account (email, password_hash, first_name, last_name, isd_code, phone)
      values (held.email, also ->> 'password_hash', held.first_name, held.last_name, held.isd_code, held.phone)
      on conflict (email) do update set email = user_account.email returning id into held.user_id;
    if held.user_id = (select host_id from course where id = place.course_id) then return null; end if;
  end if;
  held.hold_until := coalesce(held.hold_until, banyan_now() + make_interval(mins => (made ->> 'hold_minutes')::integer));
  update departure set taken = taken + held.pax, capacity = place.capacity where id = place.id;
  insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, hold_until,
      quote, total_cents, due_cents, deposit_cents, service_fee_cents, discount_cents, balance_cents, balance_local_minor,
      local_currency, policy, addons, coupon_id, first_name, last_name, email, isd_code, phone, message, pickup_address,
      pickup_latitude, pickup_longitude, idempotency_key, offer_id)
    values (held.id, held.ref, held.access_hash, held.token_hash, place.id, place.course_id, held.user_id, held.visitor_id,
      held.pax, held.hold_until, held.quote, held.total_cents, held.due_cents, held.deposit_cents, held.service_fee_cents,
      held.discount_cents, held.balance_cents, held.balance_local_minor, held.local_currency, held.policy, held.addons,
      held.coupon_id, held.first_name, held.last_name, held.email, held.isd_code, held.phone, held.message,
      held.pickup_address, held.pickup_latitude, held.pickup_longitude, held.idempotency_key, held.offer_id);
  insert into booking_history (booking_id, actor, actor_id, to_status) values (held.id, 'guest', held.user_id, 'held');
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
