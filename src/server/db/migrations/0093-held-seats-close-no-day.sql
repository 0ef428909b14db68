-- Held seats never close a day in the lists (docs/search.md#how-it-works). The departure is counted after its booking is there:
-- the days are made anew when its last seat goes, and must see that the seats are only held.
do $$
declare
  body text := pg_get_functiondef('claim_seats(jsonb, jsonb, jsonb, bigint)'::regprocedure);
  counted text := '  update departure set taken = taken + held.pax, capacity = place.capacity where id = place.id;
';
  after text := '  insert into booking_history (booking_id, actor, actor_id, to_status)';
begin
  if position(counted in body) = 0 then raise exception 'claim_seats does not read %', counted; end if;
  if position(after in body) < position(counted in body) then raise exception 'claim_seats does not read %', after; end if;
  body := replace(body, counted, '');
  execute overlay(body placing counted || after from position(after in body) for length(after));
end $$;
