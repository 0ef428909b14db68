-- In which language a booking, an inquiry and an account were made: their mails are written in it (ADR 053). Whoever runs an
-- earlier version beside this one writes English.
alter table booking add column locale text not null default 'en_US';
alter table inquiry add column locale text not null default 'en_US';
alter table user_account add column locale text not null default 'en_US';

do $$
declare
  body text := pg_get_functiondef('claim_seats(jsonb, jsonb, jsonb, bigint)'::regprocedure);
  swaps text[][] := array[
    ['insert into user_account (email, first_name, last_name, isd_code, phone)
      values (held.email, held.first_name, held.last_name, held.isd_code, held.phone)',
     'insert into user_account (email, first_name, last_name, isd_code, phone, locale)
      values (held.email, held.first_name, held.last_name, held.isd_code, held.phone, held.locale)'],
    ['  held.in_account := coalesce(held.in_account, ''offered'');
', ''],
    ['  if seats + held.pax > place.capacity', '  held.in_account := coalesce(held.in_account, ''offered'');
  held.locale := coalesce(held.locale, ''en_US'');
  if seats + held.pax > place.capacity'],
    ['      held_by, held_from)
    values', '      held_by, held_from, locale)
    values'],
    ['      held.held_by, held.held_from);', '      held.held_by, held.held_from, held.locale);']];
  swap text[];
begin
  foreach swap slice 1 in array swaps loop
    if position(swap[1] in body) = 0 then raise exception 'claim_seats does not read %', swap[1]; end if;
    body := replace(body, swap[1], swap[2]);
  end loop;
  execute body;
end $$;
