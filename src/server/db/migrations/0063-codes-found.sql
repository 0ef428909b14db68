-- outside a transaction
-- What the back office looks for among all codes (docs/back-office.md#discount-codes).

create index concurrently if not exists coupon_made on coupon (created_at desc, id desc);
create index concurrently if not exists coupon_end on coupon ((coalesce(valid_until, timestamptz '9999-12-31 00:00Z')), id);
create index concurrently if not exists coupon_office_made on coupon (created_at desc, id desc) where made_by is not null;
create index concurrently if not exists coupon_office_end on coupon ((coalesce(valid_until, timestamptz '9999-12-31 00:00Z')), id)
  where made_by is not null;
create index concurrently if not exists coupon_used_up on coupon (created_at desc, id desc) where used >= max_uses;
create index concurrently if not exists coupon_dated on coupon (created_at desc, id desc) where valid_from is not null;
create index concurrently if not exists coupon_batch_made on coupon (batch_id, created_at desc, id desc) where batch_id is not null;
create index concurrently if not exists coupon_begins on coupon (lower(code::text) text_pattern_ops);
create index concurrently if not exists coupon_use_made on coupon_use (coupon_id, created_at desc, booking_id desc);
