-- The currency of prices is a setting (docs/back-office.md#currency): the rules that named US dollars and their figures are said without.
alter table booking
  drop constraint booking_quote_in_usd,
  add constraint booking_quote_currency check ((quote ->> 'currency') ~ '^[A-Z]{3}$'),
  drop constraint booking_due_cents_check,
  add constraint booking_due_cents_check check (due_cents >= 0);

-- A charge without a rate is in the currency of prices, so it is what was due.
alter table payment
  drop constraint payment_in_usd,
  drop constraint payment_rate,
  drop constraint payment_due,
  drop constraint payment_amount_minor_check,
  add constraint payment_unchanged check (fx_rate is not null or amount_minor = due_cents),
  add constraint payment_rate check ((fx_rate is null) = (fx_rate_at is null)),
  add constraint payment_due check (due_cents > 0),
  add constraint payment_amount_minor_check check (amount_minor > 0),
  alter column fx_rate type numeric;

alter table course
  drop constraint course_price_cents_check,
  add constraint course_price_cents_check check (price_cents > 0);

-- Rates are for one unit of the currency of prices, of which some are worth little.
alter table exchange_rate alter column rate type numeric;

-- An empty text is the figure that comes with the currency.
update setting set value = '' where key in ('reward_minimum', 'payout_minimum') and value = '2000';
