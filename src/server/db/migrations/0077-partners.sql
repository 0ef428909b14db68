-- Ambassadors and distributors, whose commission a booking is, and what becomes of it.
create table partner (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references user_account,
  kind text not null check (kind in ('ambassador', 'distributor')),
  -- Of an ambassador: what stands in the link, and what a guest may type.
  code citext unique check (code ~ '^[A-Za-z][A-Za-z0-9]{3,19}$') check ((kind = 'ambassador') = (code is not null)),
  -- Null: the usual rate of the kind, which is a setting.
  rate numeric(5, 4) check (rate between 0 and 0.3),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  since timestamptz not null default banyan_now(),
  -- Of two operators who change one at once the second is told.
  version integer not null default 1
);
create index partner_newest on partner (kind, since desc, id);
create trigger account_is_there before insert on partner for each row execute function refuse_erased_account('user_id');

-- Visits by a link, counted by day in UTC. Nothing is kept of who came.
create table partner_click (
  partner_id uuid not null references partner,
  day date not null,
  count integer not null check (count > 0),
  primary key (partner_id, day)
);

-- The last link by which a browser came, where its user agreed to keep it; deleted when it counts no longer.
create table partner_visit (
  visitor_id text primary key,
  partner_id uuid not null references partner,
  at timestamptz not null default banyan_now()
);
create index partner_visit_at on partner_visit (at);

-- What an operator has paid to a partner.
create table partner_payment (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partner,
  amount_cents integer not null check (amount_cents > 0),
  -- What the bank calls it.
  reference text not null check (length(reference) between 1 and 80),
  paid_by uuid not null references user_account,
  paid_at timestamptz not null default banyan_now()
);
create index partner_payment_of on partner_payment (partner_id, paid_at desc);

-- The commission of a booking: one at most, decided when the booking is made.
create table partner_commission (
  booking_id uuid primary key references booking on delete cascade,
  partner_id uuid not null references partner,
  way text not null check (way in ('account', 'code', 'link')),
  -- As it was when the booking was made.
  rate numeric(5, 4) not null check (rate between 0 and 0.3),
  state text not null default 'waiting' check (state in ('waiting', 'released', 'paid', 'nothing')),
  reason text check (reason in ('cancelled', 'not-completed', 'same-person', 'same-device', 'same-card', 'refunded', 'no-rate', 'nothing-earned'))
    check ((state = 'nothing') = (reason is not null)),
  -- What was released, and what of it was taken back since.
  amount_cents integer not null default 0 check (amount_cents >= 0) check ((amount_cents > 0) = (state in ('released', 'paid'))),
  taken_cents integer not null default 0 check (taken_cents between 0 and amount_cents),
  payment_id uuid references partner_payment check ((payment_id is not null) = (state = 'paid')),
  made_at timestamptz not null default banyan_now(),
  released_at timestamptz check ((released_at is not null) = (state in ('released', 'paid'))),
  -- When it is looked at next; null: not before something of its booking moves in the books.
  look_at timestamptz
);
create index partner_commission_of on partner_commission (partner_id, made_at desc, booking_id);
create index partner_commission_due on partner_commission (look_at) where look_at is not null;
create index partner_commission_owed on partner_commission (partner_id) where state = 'released';
create index partner_commission_payment on partner_commission (payment_id) where payment_id is not null;

-- Money of a booking that moves by any way has its commission looked at again.
create function partner_commission_again() returns trigger language plpgsql as $$
begin
  update partner_commission set look_at = least(look_at, banyan_now()) where booking_id = new.booking_id and state <> 'nothing';
  return null;
end $$;
create trigger partner_commission_again after insert on ledger_tx for each row
  when (new.booking_id is not null and new.kind not like 'partner%') execute function partner_commission_again();

create or replace function ledger_group(account text) returns text language sql immutable parallel safe as $$
  select case when split_part(account, ':', 1)
      in ('customer_deposit', 'fee_unearned', 'surplus', 'dispute_clearing', 'host_payable', 'partner_payable')
    then split_part(account, ':', 1) else account end
$$;

-- A partner's booking has its commission from the start (docs/partners.md#whose-a-booking-is).
create or replace function claim_seats(slot jsonb, made jsonb, also jsonb, stamp bigint) returns timestamptz language plpgsql as $$
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
  update departure set taken = taken + held.pax, capacity = place.capacity where id = place.id;
  insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, hold_until,
      quote, policy, addons, coupon_id, first_name, last_name, email, isd_code, phone, message, pickup_address,
      pickup_latitude, pickup_longitude, idempotency_key, offer_id, in_account,
      held_by, held_from, locale)
    values (held.id, held.ref, held.access_hash, held.token_hash, place.id, place.course_id, held.user_id, held.visitor_id,
      held.pax, held.hold_until, held.quote, held.policy, held.addons,
      held.coupon_id, held.first_name, held.last_name, held.email, held.isd_code, held.phone, held.message,
      held.pickup_address, held.pickup_latitude, held.pickup_longitude, held.idempotency_key, held.offer_id, held.in_account,
      held.held_by, held.held_from, held.locale);
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
end $$;

-- Who has the role of an ambassador or a distributor is a partner, whoever gave it and how. A role that is taken ends it; given again
-- it begins again with its code, rate and statement. Who has both roles stays what it was first.
create function partner_of_roles() returns trigger language plpgsql as $$
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
end $$;
create trigger partner_of_new_roles after insert on user_account for each row
  when (new.roles && array['ambassador', 'distributor']) execute function partner_of_roles();
create trigger partner_of_roles after update on user_account for each row
  when (old.roles is distinct from new.roles and (old.roles || new.roles) && array['ambassador', 'distributor'])
  execute function partner_of_roles();

insert into partner (user_id, kind, code)
  select id, kind, case kind when 'ambassador' then (case when length(letters) < 2 then 'FRIEND' else letters end)
    || upper(substr(md5(gen_random_uuid()::text), 1, 6)) end
  from (select id, case when 'distributor' = any(roles) then 'distributor' else 'ambassador' end as kind,
      upper(substr(regexp_replace(normalize(first_name, NFD), '[^A-Za-z]', '', 'g'), 1, 10)) as letters
    from user_account where roles && array['ambassador', 'distributor'] and erased_at is null) a;

-- What became of an application. Accepted before there is an account of its address, the role waits for that account.
alter table ambassador_application
  add column is_accepted boolean,
  add column note text not null default '' check (length(note) <= 1000),
  add column role_given_at timestamptz,
  add check (role_given_at is null or is_accepted);
update ambassador_application set is_accepted = false where decided_at is not null;
alter table ambassador_application add check ((decided_at is null) = (is_accepted is null));
create index ambassador_application_waits on ambassador_application (email) where is_accepted and role_given_at is null;

-- An address that is proved gets the role that waits for it. The row is locked, so that a decision of this moment is waited for.
create function ambassador_role_waits() returns trigger language plpgsql as $$
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
end $$;
create trigger ambassador_role_waits before insert or update of email, verified_at on user_account for each row
  when (new.verified_at is not null and new.erased_at is null) execute function ambassador_role_waits();
