-- Late money that finds no seat may wait for one (docs/domain/payment.md#a-seat-for-late-money, ADR 100).
alter table payment
  -- While it waits; null before and after.
  add column seat_wait_until timestamptz,
  add constraint payment_seat_wait_check check (seat_wait_until is null or status = 'succeeded');

-- One payment of a booking waits at most.
create unique index payment_seat_wait on payment (booking_id) where seat_wait_until is not null;

alter table staff_task drop constraint staff_task_kind_check;
alter table staff_task add constraint staff_task_kind_check check (kind in ('ambassador_application', 'problem_report',
  'orphan_payment', 'refund_failed', 'refund_twice', 'review_report', 'rates_stale', 'message_report', 'payment_stuck', 'feedback',
  'payment_mismatch', 'late_money', 'dispute', 'listing_review', 'listing_change', 'host_document', 'payout_details', 'cash_dispute',
  'contested_no_show', 'host_reach', 'host_application', 'stale_feed', 'zones_differ'));
