-- The staff take listings off sale: one by one, or all of a host, who is hidden then. What was taken off sale says where it was, so
-- that it can be put back there (docs/listings.md#taken-off-sale).
alter table course
  add column stopped_from text check (stopped_from in ('published', 'paused')),
  add column stopped_with_host boolean not null default false,
  drop constraint course_status_check,
  add constraint course_status_check check (status in ('draft', 'in_review', 'published', 'paused', 'suspended', 'taken_down', 'archived')),
  add constraint course_stopped check ((status in ('suspended', 'taken_down')) = (stopped_from is not null)),
  add constraint course_stopped_with_host check (not stopped_with_host or stopped_from is not null);
alter table host add column hidden_at timestamptz;
alter table listing_history
  drop constraint listing_history_act_check,
  add constraint listing_history_act_check check (act in ('start', 'save', 'submit', 'take_back', 'approve', 'send_back', 'reject', 'pause',
    'resume', 'archive', 'change', 'withdraw', 'suspend', 'take_down', 'put_back'));

-- Bookings that end because of it: with or without an offer of something else.
alter table booking
  drop constraint booking_cancel_cause_check,
  add constraint booking_cancel_cause_check check (cancel_cause in ('guest', 'host', 'host_late', 'unsafe_weather', 'request_declined',
    'request_expired', 'called_off', 'called_off_refund')) not valid;
alter table booking validate constraint booking_cancel_cause_check;
alter table departure_ending
  drop constraint departure_ending_cause_check,
  add constraint departure_ending_cause_check check (cause in ('host', 'unsafe_weather', 'called_off', 'called_off_refund'));

-- A claim holds the course before it looks at its terms. Whoever takes the course off sale waits for it, so that the bookings that are
-- ended then are all there are. After the departure, as everybody locks the two; the claim's own reference would lock it a moment later.
do $$
declare
  body text := pg_get_functiondef('claim_seats(jsonb, jsonb, jsonb, bigint)'::regprocedure);
  before text := '  if seats + held.pax > place.capacity or stamp is distinct from';
begin
  if position(before in body) = 0 then raise exception 'claim_seats does not read %', before; end if;
  execute overlay(body placing '  perform from course where id = place.course_id for key share;
' || before from position(before in body) for length(before));
end $$;
