-- Pictures in messages (ADR 078, docs/messages.md#pictures).

-- An upload for one conversation belongs to one of its sides there, with a login or without. The conversation may have no row yet.
alter table upload
  add column thread_id uuid,
  add column side text check (side in ('guest', 'host', 'operator')),
  add constraint upload_of_side check ((thread_id is null) = (side is null)),
  add constraint upload_of_message check (thread_id is null or purpose = 'message');
drop index upload_waiting;
create index upload_waiting on upload (owner_id, thread_id) where expires_at is not null;

create table message_picture (
  message_id uuid not null references message on delete cascade,
  position smallint not null check (position between 1 and 4),
  upload_id uuid not null unique references upload on delete cascade,
  alt text not null default '' check (char_length(alt) <= 200),
  primary key (message_id, position)
);

-- A message may consist of pictures alone. The column was never written.
alter table message drop column attachments, drop constraint message_text_check,
  add constraint message_text_check check (length(text) <= 4000);

-- When its message goes, the picture goes with the next turn of the job that deletes uploads.
create function message_picture_goes() returns trigger language plpgsql as $$
begin
  update upload set expires_at = banyan_now() where id = old.upload_id;
  return null;
end $$;
create trigger message_picture_goes after delete on message_picture for each row execute function message_picture_goes();
