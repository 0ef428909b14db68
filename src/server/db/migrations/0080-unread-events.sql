-- What of a calendar elsewhere could not be understood, whether it has suddenly become empty, and of what its host was told
-- (docs/domain/host-calendar.md#reading-line-by-line).
alter table feed
  add column unread jsonb not null default '[]',
  add column is_unread_told boolean not null default false,
  add column emptied_at timestamptz,
  add column conflicts_told bigint[] not null default '{}';
