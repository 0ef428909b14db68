-- What happened on each day, in UTC, for the charts of the back office (docs/back-office.md#figures). A job fills it: money by the
-- day of its posting in the ledger, holds by the day on which they were made. What the days are made of may be deleted later.

create table figure_day (
  day date primary key,
  bookings integer not null check (bookings >= 0),
  -- In minor units of the currency of prices.
  paid_minor bigint not null,
  revenue_minor bigint not null,
  refunds integer not null,
  refunded_minor bigint not null,
  holds integer not null check (holds >= 0),
  holds_paid integer not null check (holds_paid >= 0),
  holds_run_out integer not null check (holds_run_out >= 0),
  views bigint not null check (views >= 0),
  replies integer not null check (replies >= 0),
  reply_seconds bigint not null check (reply_seconds >= 0),
  replies_in_a_day integer not null check (replies_in_a_day >= 0),
  counted_at timestamptz not null default banyan_now()
);
