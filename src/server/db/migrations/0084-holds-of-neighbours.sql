-- A network is what many guests share, so its holds count only for guests who have shown nothing else: who is logged in has shown a mail
-- address, and a card that was tried has been to a bank (ADR 048).
create or replace function live_holds(visitor text, account uuid, network text, place bigint, spared uuid[]) returns jsonb
language plpgsql stable as $$
declare
  own integer;
  own_here integer;
  near integer := 0;
  pax_here integer := 0;
begin
  select count(*), count(*) filter (where b.departure_id = place) into own, own_here from booking b
    where b.status = 'held' and ((b.visitor_id = visitor and b.held_from is not null) or b.held_by = account)
      and b.hold_until > banyan_now() and b.id <> all (spared);
  if network is not null then
    select count(*), coalesce(sum(b.pax) filter (where b.departure_id = place), 0) into near, pax_here from booking b
      where b.status = 'held' and b.held_from = network and b.held_by is null and b.hold_until > banyan_now()
        and b.id <> all (spared)
        and not exists (select from payment p join payment_attempt a on a.payment_id = p.id
          where p.booking_id = b.id and p.method = 'card'
            and (a.decline_code is not null or a.status in ('action', 'unknown', 'done')
              or (a.status = 'sending' and a.lease_until > banyan_now())));
  end if;
  return jsonb_build_object('own', own, 'own_here', own_here, 'network', near, 'network_pax_here', pax_here);
end $$;
