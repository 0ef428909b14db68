-- A listing that a calendar elsewhere stops, or no longer stops, is offered otherwise on every page. For each row: the statements
-- run at each reading of a calendar and mostly change none.
create trigger feed_stop_changes_pages after insert or delete on feed_stop
  for each row execute function bump_content_version();
