-- A booking's price stands once: its quote, in minor units with its currency (ADR 056). Before, the quote held dollars as
-- fractions, and the amounts that statements calculate with were written beside it; now they follow from it.
drop view audit_booking;

update booking b set quote = jsonb_build_object(
    'currency', 'USD',
    'pax', b.pax,
    'min_pax', coalesce(old.quote -> 'min_pax', '1'),
    'lines', old.lines,
    'base_cents', old.base_cents,
    'addons_cents', old.addons_cents,
    'surcharge_cents', coalesce(round((old.quote ->> 'surcharge')::numeric * 100)::integer, 0),
    'group_discount_cents', coalesce(round((old.quote ->> 'group_discount')::numeric * 100)::integer, 0),
    'experience_total_cents', b.total_cents - b.service_fee_cents,
    'service_fee_rate', coalesce(old.quote -> 'service_fee_rate', '0'),
    'service_fee_cents', b.service_fee_cents,
    'deposit_cents', b.deposit_cents,
    'total_price_cents', b.total_cents,
    'total_booking_fee_cents', b.deposit_cents + b.service_fee_cents,
    'coupon_code', old.coupon_code,
    'coupon_discount_cents', b.discount_cents,
    'discount_note', old.note,
    'booking_deposit_due_cents', b.due_cents,
    'balance_due_to_host_cents', b.balance_cents,
    'balance_due_local_minor', b.balance_local_minor,
    'local_currency', b.local_currency,
    'currency_rate', old.quote -> 'currency_rate',
    'has_pickup_service', coalesce(old.quote -> 'has_pickup_service', 'false'),
    'rate_locked_at', old.quote -> 'rate_locked_at')
  from (
    select one.id, one.quote, k.code as coupon_code, said.lines, said.base_cents, said.addons_cents,
      case when one.quote ->> 'discount_note' ~ '^Your code takes US\$[0-9.]*[0-9] off instead of US\$[0-9.]*[0-9],' then
        jsonb_build_object(
          'reason', case when one.quote ->> 'discount_note' like '%card payment%' then 'card-minimum' else 'online-part' end,
          'asked_cents', (substring(one.quote ->> 'discount_note' from 'instead of US\$([0-9.]*[0-9])')::numeric * 100)::integer,
          'applied_cents', (substring(one.quote ->> 'discount_note' from 'takes US\$([0-9.]*[0-9])')::numeric * 100)::integer)
      end as note
    from booking one
      left join coupon k on k.id = one.coupon_id
      cross join lateral (
        select
          coalesce(jsonb_agg(jsonb_build_object(
            'code', line -> 'code', 'label', case when line ->> 'code' = 'addon' then line ->> 'label' else '' end, 'quantity', line -> 'quantity',
            'unit_cents', round((line ->> 'unit')::numeric * 100)::integer,
            'amount_cents', round((line ->> 'amount')::numeric * 100)::integer) order by nth), '[]') as lines,
          coalesce(sum(round((line ->> 'amount')::numeric * 100)::integer) filter (where line ->> 'code' = 'base'), 0) as base_cents,
          coalesce(sum(round((line ->> 'amount')::numeric * 100)::integer) filter (where line ->> 'code' = 'addon'), 0) as addons_cents
        from jsonb_array_elements(coalesce(one.quote -> 'lines', '[]')) with ordinality as of_quote(line, nth)) said
  ) old
  where old.id = b.id;

alter table booking
  drop column total_cents,
  drop column due_cents,
  drop column deposit_cents,
  drop column service_fee_cents,
  drop column discount_cents,
  drop column balance_cents,
  drop column balance_local_minor,
  drop column local_currency,
  add column total_cents integer not null generated always as ((quote ->> 'total_price_cents')::integer) stored
    check (total_cents >= 0),
  add column due_cents integer not null generated always as ((quote ->> 'booking_deposit_due_cents')::integer) stored
    check (due_cents = 0 or due_cents >= 50),
  add column deposit_cents integer not null generated always as ((quote ->> 'deposit_cents')::integer) stored
    check (deposit_cents >= 0),
  add column service_fee_cents integer not null generated always as ((quote ->> 'service_fee_cents')::integer) stored
    check (service_fee_cents >= 0),
  add column discount_cents integer not null generated always as ((quote ->> 'coupon_discount_cents')::integer) stored
    check (discount_cents >= 0),
  add column balance_cents integer not null generated always as ((quote ->> 'balance_due_to_host_cents')::integer) stored
    check (balance_cents >= 0),
  add column balance_local_minor bigint generated always as ((quote ->> 'balance_due_local_minor')::bigint) stored,
  add column local_currency char(3) not null generated always as ((quote ->> 'local_currency')::char(3)) stored,
  add constraint booking_online_parts check (deposit_cents + service_fee_cents = due_cents + discount_cents),
  add constraint booking_total_parts check (due_cents + discount_cents + balance_cents = total_cents),
  add constraint booking_quote_in_usd check (quote ->> 'currency' = 'USD');

create view audit_booking as
  select id, departure_id as slot_id, user_id, pax, status, total_cents, idempotency_key from booking;

-- claim_seats writes the quote and nothing beside it; the rest stays.
do $$
declare
  body text := pg_get_functiondef('claim_seats(jsonb, jsonb, jsonb, bigint)'::regprocedure);
  swaps text[][] := array[
    ['quote, total_cents, due_cents, deposit_cents, service_fee_cents, discount_cents, balance_cents, balance_local_minor,
      local_currency, policy,', 'quote, policy,'],
    ['held.quote, held.total_cents, held.due_cents, held.deposit_cents, held.service_fee_cents,
      held.discount_cents, held.balance_cents, held.balance_local_minor, held.local_currency, held.policy,',
     'held.quote, held.policy,']];
  swap text[];
begin
  foreach swap slice 1 in array swaps loop
    if position(swap[1] in body) = 0 then raise exception 'claim_seats does not read %', swap[1]; end if;
    body := replace(body, swap[1], swap[2]);
  end loop;
  execute body;
end $$;
