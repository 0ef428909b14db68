-- A visitor without an Idempotency-Key has one hold of a departure: a second checkout replaces it. With keys of its
-- own each request is meant, so a program may hold several (product 4, ADR 010).
drop index booking_one_hold_per_visitor;
create unique index booking_one_hold_per_visitor on booking (visitor_id, departure_id)
  where status = 'held' and idempotency_key is null;

-- Why an expired hold must not come back when its money arrives late: the same visitor has a newer one.
alter table booking add column is_replaced boolean not null default false;

-- Ended holds whose provider payment is still open are looked for by the sweeper.
create index payment_live_booking on payment (booking_id, status) where status in ('new', 'open', 'action', 'unknown');

-- Refunds are shown and counted by payment.
create index refund_payment on refund (payment_id);
