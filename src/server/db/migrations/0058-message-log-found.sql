-- outside a transaction
-- What the back office looks for among all messages (docs/back-office.md#messages).

create index concurrently if not exists outbox_made on outbox (created_at desc, id desc);
create index concurrently if not exists outbox_open on outbox (created_at desc, id desc) where done_at is null;
create index concurrently if not exists outbox_unsent on outbox (outcome, created_at desc, id desc) where outcome in ('nothing', 'given_up');
create index concurrently if not exists outbox_kind on outbox ((payload ->> 'kind'), created_at desc, id desc);
create index concurrently if not exists outbox_booking on outbox ((payload ->> 'booking_id')) where payload ->> 'booking_id' is not null;
create index concurrently if not exists outbox_resent on outbox ((payload ->> 'resend_of')) where payload ->> 'resend_of' is not null;
create index concurrently if not exists mail_recipient_begins on mail (lower(recipient::text) text_pattern_ops);
create index concurrently if not exists phone_message_made on phone_message (created_at desc, id desc);
create index concurrently if not exists phone_message_kind on phone_message (kind, created_at desc, id desc);
create index concurrently if not exists phone_message_unsent on phone_message (state, created_at desc, id desc)
  where state in ('waiting', 'trying', 'failed');
create index concurrently if not exists phone_message_number on phone_message (number text_pattern_ops);
