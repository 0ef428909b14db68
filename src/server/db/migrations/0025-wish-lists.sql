-- Wish lists of accounts (docs/accounts.md#wish-list): one row for a course and an account, with the day, the start and the party
-- that the guest had in mind. A listing that goes keeps its row; a course that is deleted takes it along.
create table wish (
  user_id uuid not null references user_account (id) on delete cascade,
  course_id integer not null references course (id) on delete cascade,
  local_date date,
  start_time time,
  pax smallint check (pax >= 1),
  added_at timestamptz not null default banyan_now(),
  primary key (user_id, course_id),
  constraint wish_time_has_date check (start_time is null or local_date is not null)
);
create index wish_course on wish (course_id);

-- The link under which an account shows its list to others: at most one, by the hash of its secret. The secret follows from the
-- account and `nonce`, so that the owner is shown the same link again; a new link has another nonce.
create table wish_link (
  user_id uuid primary key references user_account (id) on delete cascade,
  nonce uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default banyan_now()
);

-- What a dashboard reads of an account: its own codes.
create index coupon_owner on coupon (owner_id) where owner_id is not null;
