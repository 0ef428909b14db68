-- Codes that operators make (docs/back-office.md#discount-codes).
create table coupon_batch (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  made_by uuid,
  created_at timestamptz not null default banyan_now(),
  constraint coupon_batch_name_key unique (name)
);

alter table coupon
  -- The operator; null for codes that the program gives away.
  add column made_by uuid,
  add column batch_id uuid references coupon_batch,
  -- Counts the changes of an operator, so that of two who change it at once the second is told.
  add column version integer not null default 1 check (version > 0);
