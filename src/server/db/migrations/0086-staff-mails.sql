-- Staff are mailed about tasks that cannot wait, once for each task, and about what is open once a day.
alter table staff_task add column told_at timestamptz;
update staff_task set told_at = banyan_now() where closed_at is null;
create unique index outbox_staff_digest on outbox ((payload ->> 'user_id'), (payload ->> 'date'))
  where payload ->> 'kind' = 'staff-digest';
