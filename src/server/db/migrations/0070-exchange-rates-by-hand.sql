-- An exchange rate that an operator has set holds against the source until then (docs/domain/pricing.md#exchange-rates).
alter table exchange_rate add column held_until timestamptz;

-- What each rate has been.
create table exchange_rate_change (
  id bigint generated always as identity primary key,
  code character(3) not null,
  rate numeric not null check (rate > 0),
  source text not null,
  -- Since when the rate is good; `at` is when it was stored.
  good_at timestamptz not null,
  at timestamptz not null default banyan_now()
);
create index exchange_rate_change_code on exchange_rate_change (code, id desc);
create index exchange_rate_change_at on exchange_rate_change (at);

create function exchange_rate_changes() returns trigger language plpgsql as $$
begin
  insert into exchange_rate_change (code, rate, source, good_at) values (new.code, new.rate, new.source, new.fetched_at);
  return null;
end $$;
create trigger exchange_rate_comes after insert on exchange_rate for each row execute function exchange_rate_changes();
create trigger exchange_rate_moves after update on exchange_rate for each row
  when (old.rate <> new.rate or old.source <> new.source) execute function exchange_rate_changes();

insert into exchange_rate_change (code, rate, source, good_at, at)
select code, rate, source, fetched_at, fetched_at from exchange_rate order by code;
