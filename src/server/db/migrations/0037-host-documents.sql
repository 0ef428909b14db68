-- Papers of hosts, sealed, and who has seen them (docs/documents.md, ADR 085).
create table host_document (
  id uuid primary key,
  host_id uuid not null references host on delete cascade,
  kind text not null check (kind in ('id', 'licence', 'insurance')),
  file_kind text not null check (file_kind in ('pdf', 'picture')),
  byte_size integer not null check (byte_size > 0),
  sealed bytea,
  decision text not null default 'waiting' check (decision in ('waiting', 'verified', 'refused')),
  expires_on date,
  warned_days smallint,
  words text not null default '' check (char_length(words) <= 500),
  sent_by uuid references user_account on delete set null,
  sent_at timestamptz not null default banyan_now(),
  decided_by uuid references user_account on delete set null,
  decided_at timestamptz,
  removed_at timestamptz,
  constraint host_document_removed_is_empty check ((removed_at is null) = (sealed is not null)),
  check ((decision = 'waiting') = (decided_at is null)),
  check (decision <> 'refused' or words <> '')
);
-- Sealed bytes do not shrink: packing them again would only cost time.
alter table host_document alter column sealed set storage external;
create index host_document_host on host_document (host_id);
create index host_document_waiting on host_document (sent_at) where decision = 'waiting' and removed_at is null;
create index host_document_ends on host_document (expires_on) where decision = 'verified' and removed_at is null and expires_on is not null;
create trigger account_is_there before insert on host_document for each row execute function refuse_erased_account('host_id');

create table host_document_view (
  id bigint primary key generated always as identity,
  document_id uuid not null references host_document on delete cascade,
  viewer_id uuid references user_account on delete set null,
  act text not null check (act in ('opened', 'verified', 'refused')),
  at timestamptz not null default banyan_now()
);
create index host_document_view_document on host_document_view (document_id, at desc);
create trigger account_is_there before insert on host_document_view for each row execute function refuse_erased_account('viewer_id');
