-- Cities, categories and search words are changed in the back office (docs/back-office.md#places).

-- A city that gets another slug is found by the ones that it had.
create table city_former_slug (
  slug text primary key,
  city_id integer not null references city (id) on delete cascade,
  since timestamptz not null default banyan_now()
);
create index city_former_slug_city on city_former_slug (city_id);

create function city_keeps_slug() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into city_former_slug (slug, city_id) values (old.slug, new.id)
    on conflict (slug) do update set city_id = excluded.city_id, since = banyan_now();
  end if;
  delete from city_former_slug where slug = new.slug;
  return null;
end $$;
create trigger city_keeps_slug after update of slug on city for each row when (old.slug <> new.slug) execute function city_keeps_slug();
create trigger city_takes_slug after insert on city for each row execute function city_keeps_slug();

create trigger category_changes_pages after insert or delete or update on category for each statement execute function bump_content_version();
