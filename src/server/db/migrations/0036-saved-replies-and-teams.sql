-- Replies that a host keeps ready (docs/messages.md#saved-replies).
create table saved_reply (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references host on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 1500),
  created_at timestamptz not null default banyan_now(),
  changed_at timestamptz not null default banyan_now()
);
create index saved_reply_host on saved_reply (host_id);
create trigger account_is_there before insert on saved_reply for each row execute function refuse_erased_account('host_id');

-- Invitations to a team, one open at a time for a team and an address (docs/team.md#invitations, ADR 084).
create table team_invitation (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references host on delete cascade,
  email citext not null check (length(email::text) between 3 and 254),
  role text not null check (role in ('manager', 'coordinator', 'guide')),
  token_hash bytea not null unique,
  locale text not null default 'en_US',
  invited_by uuid references user_account on delete set null,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references user_account on delete set null,
  revoked_at timestamptz,
  check (accepted_at is null or revoked_at is null)
);
create unique index team_invitation_open on team_invitation (host_id, email) where accepted_at is null and revoked_at is null;
create index team_invitation_email on team_invitation (email);
create trigger account_is_there before insert on team_invitation for each row execute function refuse_erased_account('invited_by');

-- An operator can end a conversation (docs/reports.md#what-can-be-done).
alter table message_block drop constraint message_block_by_side_check;
alter table message_block add constraint message_block_by_side_check check (by_side in ('guest', 'host', 'operator'));

-- What was done about a row is read by the row: the log of a team, the looks at a report.
create index audit_log_subject on audit_log (subject, id desc);
