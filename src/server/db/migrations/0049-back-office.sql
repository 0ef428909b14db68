-- What the back office looks for among all bookings (docs/back-office.md#bookings).
create index booking_made on booking (created_at desc, id desc);
create index booking_status_made on booking (status, created_at desc, id desc);
create index booking_trouble on booking (created_at desc, id desc)
  where payment in ('checking', 'disputed') or refund = 'failed' or cash = 'disputed';
create index booking_email on booking (lower(email::text) text_pattern_ops);
create index booking_first_name on booking (lower(first_name) text_pattern_ops);
create index booking_last_name on booking (lower(last_name) text_pattern_ops);
create index booking_phone on booking (phone) where phone <> '';

-- And in the audit log (docs/back-office.md#audit-log).
create index audit_log_action on audit_log (action, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_at on audit_log (at);
