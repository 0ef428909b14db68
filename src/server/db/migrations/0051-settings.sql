-- Settings of the marketplace, ruled by the back office (docs/back-office.md#settings): what each is, and all that it has been.
create table setting (
  key text primary key,
  value text not null,
  -- Counts the changes, so that of two who change it at once the second is told.
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default banyan_now(),
  -- The account; null for the settings file and for the program itself.
  changed_by uuid
);

create table setting_change (
  id bigint generated always as identity primary key,
  key text not null,
  from_value text,
  to_value text not null,
  reason text not null default '',
  changed_by uuid,
  at timestamptz not null default banyan_now()
);
create index setting_change_key on setting_change (key, id desc);

create function setting_changes() returns trigger language plpgsql as $$
begin
  insert into setting_change (key, from_value, to_value, reason, changed_by)
  values (new.key, case when tg_op = 'UPDATE' then old.value end, new.value,
    coalesce(current_setting('banyan.reason', true), ''), new.changed_by);
  return null;
end $$;
create trigger setting_is_kept after insert or update on setting for each row execute function setting_changes();
create trigger setting_changes_pages after insert or update or delete on setting
  for each statement execute function bump_content_version();

create function setting_change_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of settings is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger setting_change_append_only before update or delete or truncate on setting_change
  for each statement execute function setting_change_is_append_only();

-- Until today every price was in US dollars: where there is one, that is the currency, whatever a settings file says now.
insert into setting (key, value)
select 'currency', 'USD' where exists (select from course) or exists (select from booking);
