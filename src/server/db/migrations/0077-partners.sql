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
