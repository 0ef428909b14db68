-- The log of mails and messages to phones (docs/back-office.md#messages): how a task of the outbox ended, and each try that failed.
alter table outbox add column outcome text check (outcome in ('handed', 'nothing', 'given_up'));
update outbox o set outcome = case when exists (select from mail m where m.outbox_id = o.id)
    or exists (select from phone_message p where p.outbox_id = o.id) then 'handed' else 'nothing' end
where o.done_at is not null;

create table notice_attempt (
  id bigint generated always as identity primary key,
  outbox_id bigint references outbox on delete cascade,
  phone_message_id uuid references phone_message on delete cascade,
  at timestamptz not null default banyan_now(),
  error text not null,
  constraint notice_attempt_of_one check ((outbox_id is null) <> (phone_message_id is null))
);
create index notice_attempt_task on notice_attempt (outbox_id, id) where outbox_id is not null;
create index notice_attempt_message on notice_attempt (phone_message_id, id) where phone_message_id is not null;
