-- Read-only views for whoever tests or audits from outside (docs/operations.md).
create view audit_slot as
  select d.id as slot_id, d.capacity,
    coalesce(sum(b.pax) filter (where b.status in ('requested', 'confirmed', 'checked_in', 'completed', 'no_show')
      or (b.status = 'held' and b.hold_until > banyan_now())), 0)::integer as taken
  from departure d left join booking b on b.departure_id = d.id
  group by d.id;

create view audit_booking as
  select id, departure_id as slot_id, user_id, pax, status, total_cents, idempotency_key from booking;

create view audit_payment as
  select p.id, p.booking_id, p.provider_ref as gateway_id, 'payment'::text as kind, p.amount_minor as cents, p.currency
    from payment p where p.status = 'succeeded'
  union all
  select r.id, p.booking_id, r.provider_ref, 'refund', r.amount_minor, p.currency
    from refund r join payment p on p.id = r.payment_id where r.status in ('sent', 'pending', 'succeeded');

create view audit_coupon as
  select c.code::text as code, c.max_uses,
    (select count(*) from coupon_use u where u.coupon_id = c.id and u.state <> 'released')::integer as used
  from coupon c;
