-- Whose account a booking is in, who has proved an address, and which bookings a browser opens (product 4, ADR 040).

-- Null until somebody has opened a link in a mail to the address. Nobody signs in before, so there is no password either.
alter table user_account add column verified_at timestamptz;

-- Passwords of plain accounts were typed at checkouts, by whoever typed the address. Those of the demo's people and of
-- everybody with a role were not.
update user_account set verified_at = created_at where password_hash is not null and (is_demo or roles <> '{user}');
delete from session where user_id in (select id from user_account where verified_at is null);
update user_account set password_hash = null where verified_at is null;
alter table user_account add constraint user_account_password_is_verified
  check (password_hash is null or verified_at is not null);

-- `joined`: made by who was signed in, or accepted by the owner. `offered`: made with the account's address by anybody.
alter table booking add column in_account text not null default 'offered'
  check (in_account in ('offered', 'joined', 'refused'));
-- What stands in the list of somebody who can sign in stays there. Other lists have never been seen by their owner.
update booking set in_account = 'joined'
  where is_demo or user_id in (select id from user_account where verified_at is not null);

-- The password typed at a checkout, until its link is opened in the browser that typed it, or the address is verified.
create table pending_password (
  booking_id uuid primary key references booking on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  visitor_id text not null check (visitor_id <> ''),
  password_hash text not null,
  created_at timestamptz not null default banyan_now()
);
create index pending_password_user on pending_password (user_id);

-- The browsers that open a booking's page, by the hash of the secret in their visitor cookie.
create table visitor_booking (
  booking_id uuid not null references booking on delete cascade,
  visitor_id text not null check (visitor_id <> ''),
  expires_at timestamptz not null,
  primary key (booking_id, visitor_id)
);
create index visitor_booking_visitor on visitor_booking (visitor_id);
create index visitor_booking_expires on visitor_booking (expires_at);

-- A link in a mail about a booking: it verifies the address, or takes the booking into the account, once.
create table account_link (
  token_hash bytea primary key,
  booking_id uuid not null references booking on delete cascade,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_booking on account_link (booking_id, created_at);

-- As before; `made.in_account` is 'joined' where the guest is signed in, `also.opens_for_days` ties the booking to
-- the browser, and `also.password_hash` stays pending until the address is verified. A verified address ignores it.
create or replace function claim_seats(slot jsonb, made jsonb, also jsonb, stamp bigint) returns timestamptz language plpgsql as $$
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
      pickup_latitude, pickup_longitude, idempotency_key, offer_id, in_account)
    values (held.id, held.ref, held.access_hash, held.token_hash, place.id, place.course_id, held.user_id, held.visitor_id,
      held.pax, held.hold_until, held.quote, held.total_cents, held.due_cents, held.deposit_cents, held.service_fee_cents,
      held.discount_cents, held.balance_cents, held.balance_local_minor, held.local_currency, held.policy, held.addons,
      held.coupon_id, held.first_name, held.last_name, held.email, held.isd_code, held.phone, held.message,
      held.pickup_address, held.pickup_latitude, held.pickup_longitude, held.idempotency_key, held.offer_id, held.in_account);
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
