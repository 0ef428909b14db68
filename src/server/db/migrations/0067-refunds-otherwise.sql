-- Refunds that a provider cannot deliver are tried again or paid otherwise by an operator (docs/domain/payment.md#refunds-paid-otherwise, ADR 097).
alter table refund
  -- Names that the provider gave to tries that failed before the one that counts.
  add column past_refs text[] not null default '{}',
  -- What the provider delivered although it had been paid otherwise already.
  add column twice_ref text,
  drop constraint refund_status_check,
  add constraint refund_status_check check (status in ('new', 'sent', 'pending', 'succeeded', 'failed', 'settled'));

create table refund_settlement (
  refund_id uuid primary key references refund (id),
  way text not null check (way in ('bank', 'cash')),
  reference text not null check (length(reference) between 3 and 140),
  paid_on date not null,
  settled_by uuid references user_account (id) on delete set null,
  settled_at timestamptz not null default banyan_now()
);

create trigger account_is_there before insert on refund_settlement for each row execute function refuse_erased_account('settled_by');

alter table staff_task drop constraint staff_task_kind_check;
alter table staff_task add constraint staff_task_kind_check check (kind in ('ambassador_application', 'problem_report',
  'orphan_payment', 'refund_failed', 'refund_twice', 'review_report', 'rates_stale', 'message_report', 'payment_stuck', 'feedback',
  'payment_mismatch', 'dispute', 'listing_review', 'listing_change', 'host_document', 'payout_details', 'cash_dispute',
  'contested_no_show', 'host_reach', 'host_application', 'stale_feed', 'zones_differ'));
