-- What came from a phone is kept until it was acted upon, so that a process that ends in between loses no answer
-- (docs/phone.md#once-in).

alter table phone_incoming add column number text;
alter table phone_incoming add column body text;
alter table phone_incoming add column payload text;
alter table phone_incoming add column done_at timestamptz;
-- The next try; the process that has just noted it has the first minute for itself.
alter table phone_incoming add column not_before timestamptz not null default banyan_now() + interval '1 minute';
alter table phone_incoming add column attempts smallint not null default 0;
update phone_incoming set done_at = received_at;
alter table phone_incoming add constraint phone_incoming_words_go
  check ((done_at is null) = (number is not null) and (done_at is null) = (body is not null)
    and (payload is null or done_at is null));
create index phone_incoming_waiting on phone_incoming (not_before) where done_at is null;
