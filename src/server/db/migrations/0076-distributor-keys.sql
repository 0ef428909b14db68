-- Keys with which programs of a distributor book (docs/distributor-keys.md, ADR 103). One that ends is deleted: the audit log keeps that it was.
create table distributor_key (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account (id) on delete cascade,
  -- What its owner calls it.
  name text not null check (length(name) between 1 and 60),
  -- The part that is shown, so that its owner knows which one it is.
  prefix text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz,
  -- The day in UTC, and no more.
  used_on date
);
create index distributor_key_user on distributor_key (user_id, created_at);
create trigger account_is_there before insert on distributor_key for each row execute function refuse_erased_account('user_id');
