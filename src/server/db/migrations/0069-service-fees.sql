-- Service fees other than the usual one, of a city, of a category, or of a category in a city (docs/domain/pricing.md#service-fee),
-- and all that they have been.
create table service_fee (
  id integer generated always as identity primary key,
  city_id integer references city (id) on delete cascade,
  category_id integer references category (id) on delete cascade,
  rate numeric(5, 4) not null check (rate between 0 and 0.5),
  -- Counts the changes, so that of two who change it at once the second is told.
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default banyan_now(),
  changed_by uuid,
  constraint service_fee_has_place check (num_nonnulls(city_id, category_id) > 0),
  constraint service_fee_once unique nulls not distinct (city_id, category_id)
);
create index service_fee_category on service_fee (category_id);

create table service_fee_change (
  id bigint generated always as identity primary key,
  city_id integer,
  category_id integer,
  -- Null where there was none, or is none any more.
  from_rate numeric(5, 4),
  to_rate numeric(5, 4),
  at timestamptz not null default banyan_now()
);

create function service_fee_changes() returns trigger language plpgsql as $$
begin
  insert into service_fee_change (city_id, category_id, from_rate, to_rate)
  values (case when tg_op = 'DELETE' then old.city_id else new.city_id end,
    case when tg_op = 'DELETE' then old.category_id else new.category_id end,
    case when tg_op <> 'INSERT' then old.rate end, case when tg_op <> 'DELETE' then new.rate end);
  return null;
end $$;
create trigger service_fee_is_kept after insert or update or delete on service_fee for each row execute function service_fee_changes();
create trigger service_fee_changes_pages after insert or update or delete on service_fee
  for each statement execute function bump_content_version();

create function service_fee_change_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of service fees is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger service_fee_change_append_only before update or delete or truncate on service_fee_change
  for each statement execute function service_fee_change_is_append_only();
