-- What the back office sums up of a partner, read from the index alone but for what still waits.
create index partner_commission_sums on partner_commission (partner_id, state)
  include (reason, amount_cents, taken_cents, rate, booking_id);
