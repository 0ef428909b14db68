-- outside a transaction
-- What the panels of hosts and operators ask, found without reading what is long over (docs/benchmarks.md#panels).

create index concurrently if not exists departure_course_start on departure (course_id, starts_at);
create index concurrently if not exists booking_course_status on booking (course_id, status) where status not in ('held', 'expired');
create index concurrently if not exists inquiry_course_open on inquiry (course_id, expires_at) where status = 'open';
create index concurrently if not exists feed_unread on feed ((coalesce(read_at, added_at))) where told_at is null or not is_stopped;
create index concurrently if not exists staff_task_reports_closed on staff_task (closed_at desc, id) include (kind)
  where closed_at is not null and kind in ('message_report', 'review_report', 'problem_report');
create index concurrently if not exists host_document_decided on host_document (decided_at desc, id)
  where decision <> 'waiting' and removed_at is null;
create index concurrently if not exists outbox_address_changed on outbox ((payload ->> 'user_id'), created_at)
  where payload ->> 'kind' = 'account-address-changed';
-- With the currency, so that what is owed to all hosts is read from the index alone.
create index concurrently if not exists ledger_entry_owed on ledger_entry (account, id) include (amount_minor, tx_id, currency)
  where account like 'host_payable:%';
drop index concurrently if exists ledger_entry_payable;
