-- claim_seats looks again at seats and offer for every caller, also for one that holds the lock already; and it is told when
-- the hold ends and when the guest is reminded of it, instead of counting minutes of its own (ADR 051). The rest stays.
do $$
declare
  body text := pg_get_functiondef('claim_seats(jsonb, jsonb, jsonb, bigint)'::regprocedure);
  swaps text[][] := array[
    ['if stamp is not null and
    (seats + held.pax > place.capacity or stamp is distinct from offer_stamp(place.course_id, place.local_date)) then',
     'if seats + held.pax > place.capacity or stamp is distinct from offer_stamp(place.course_id, place.local_date) then'],
    ['if stamp is not null and room is not null then', 'if room is not null then'],
    ['  held.hold_until := coalesce(held.hold_until, banyan_now() + make_interval(mins => (made ->> ''hold_minutes'')::integer));
', ''],
    ['if (also ->> ''is_mailed'')::boolean then', 'if (also ->> ''remind_at'') is not null then'],
    ['banyan_now() + interval ''3 minutes''', '(also ->> ''remind_at'')::timestamptz']];
  swap text[];
begin
  foreach swap slice 1 in array swaps loop
    if position(swap[1] in body) = 0 then raise exception 'claim_seats does not read %', swap[1]; end if;
    body := replace(body, swap[1], swap[2]);
  end loop;
  execute body;
end $$;
