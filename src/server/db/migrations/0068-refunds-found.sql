-- outside a transaction
-- The ways to refunds in the back office (docs/back-office.md#refunds).
create index concurrently if not exists refund_made on refund (created_at desc, id desc);
create index concurrently if not exists refund_failed_first on refund ((status = 'failed') desc, created_at desc, id desc);
create index concurrently if not exists refund_reason_made on refund (reason, created_at desc, id desc);
create index concurrently if not exists refund_failed on refund (created_at desc, id desc) where status = 'failed';
create index concurrently if not exists refund_settled on refund (created_at desc, id desc) where status = 'settled';
create index concurrently if not exists refund_settled_without_receipt on refund (changed_at) where status in ('succeeded', 'settled') and not has_receipt;
drop index concurrently if exists refund_without_receipt
