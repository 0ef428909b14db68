-- A country is hidden by an operator, never deleted (docs/back-office.md#countries). One that is hidden has no city that guests are shown.
alter table country add column is_shown boolean not null default true;
create trigger country_changes_pages after insert or delete or update on country for each statement execute function bump_content_version();
