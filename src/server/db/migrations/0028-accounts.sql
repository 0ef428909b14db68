-- Accounts: what somebody asked to be mailed, and sessions that say on which device they are (ADR 077, docs/accounts.md).

-- What was typed into a form that mails a link. The call writes the row without looking anything up, so that it answers a
-- known and an unknown address alike and in the same time; the mail looks.
create table account_request (
  id uuid primary key,
  purpose text not null check (purpose in ('sign-up', 'sign-in', 'reset', 'address')),
  token_hash bytea not null unique,
  email citext not null check (length(email::text) between 3 and 254),
  -- Whose address is to change.
  user_id uuid references user_account on delete cascade,
  visitor_id text not null,
  locale text not null default 'en_US',
  first_name text not null default '' check (length(first_name) <= 80),
  last_name text not null default '' check (length(last_name) <= 80),
  isd_code text not null default '' check (isd_code ~ '^[0-9]{0,4}$'),
  phone text not null default '' check (length(phone) <= 20),
  -- Typed at a sign-up; the account's only when the link is opened in the browser that typed it.
  password_hash text,
  created_at timestamptz not null default banyan_now(),
  -- Null until it is mailed: a link lives from its mail on.
  expires_at timestamptz,
  used_at timestamptz,
  check ((purpose = 'address') = (user_id is not null))
);
create index account_request_email on account_request (email);
create index account_request_user on account_request (user_id) where user_id is not null;
create index account_request_created on account_request (created_at);

-- Ended one by one, so each has a name that opens nothing. `agent` is what the browser says of itself.
alter table session add column id uuid not null default gen_random_uuid() unique;
alter table session add column agent text not null default '' check (length(agent) <= 300);
alter table session add column is_remembered boolean not null default true;

-- Null until somebody has signed in: the first device of an account is no news to its owner.
alter table user_account add column signed_in_at timestamptz;

-- The second factor: codes of an authenticator app. Its secret is derived from the row and not stored; `secret_hash` says by
-- which master key (ADR 054).
create table second_factor (
  user_id uuid primary key references user_account on delete cascade,
  nonce uuid not null,
  secret_hash bytea not null,
  created_at timestamptz not null default banyan_now(),
  -- Null until a first code has shown that the app has it; until then nothing asks for it.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);
create table recovery_code (
  user_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- When the second factor was shown for a session. Rights of an operator hold only in such a one.
alter table session add column factor_at timestamptz;

-- Passkeys: what a device signs with in place of a password (docs/accounts.md#passkeys).
create table passkey (
  credential_id text primary key check (length(credential_id) <= 1400),
  user_id uuid not null references user_account on delete cascade,
  public_key bytea not null,
  -- Up to 4294967295.
  counter double precision not null default 0,
  transports text[] not null default '{}',
  -- What the browser said of itself when it was added.
  agent text not null default '' check (length(agent) <= 300),
  created_at timestamptz not null default banyan_now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id, created_at);

-- What a device has to sign, once, in the browser that asked for it.
create table passkey_challenge (
  challenge_hash bytea primary key,
  visitor_id text not null,
  -- Whose passkey is to be added; null where somebody logs in.
  user_id uuid references user_account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null;

-- What was mailed to somebody, for the file of one's own data.
create index mail_recipient on mail (recipient, created_at desc);
