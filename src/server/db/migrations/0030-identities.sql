-- Logging in with an account at Google or Facebook (ADR 079, docs/accounts.md#google-and-facebook).

-- A provider names a person by issuer and subject, and by nothing else.
create table user_identity (
  issuer text not null check (length(issuer) between 1 and 255),
  subject text not null check (length(subject) between 1 and 255),
  provider text not null check (provider in ('google', 'facebook')),
  user_id uuid not null references user_account on delete cascade,
  -- As the provider had it, to be shown to its owner. Nobody is looked up by it.
  email text not null default '' check (length(email) <= 254),
  created_at timestamptz not null default banyan_now(),
  last_used_at timestamptz,
  primary key (issuer, subject),
  unique (user_id, provider)
);

-- Somebody has gone to a provider and may come back once, in the same browser.
create table identity_flow (
  state_hash bytea primary key,
  provider text not null check (provider in ('google', 'facebook')),
  visitor_id text not null,
  -- The account that is to be connected; null where somebody logs in.
  user_id uuid references user_account on delete cascade,
  -- The page to go on to; a path of this site.
  next text not null default '' check (length(next) <= 2000),
  expires_at timestamptz not null
);
create index identity_flow_expires on identity_flow (expires_at);
create index identity_flow_user on identity_flow (user_id) where user_id is not null;

-- A link that connects an identity, and a login by one that waits for its second factor, which is not mailed.
alter table account_request drop constraint account_request_purpose_check;
alter table account_request add constraint account_request_purpose_check
  check (purpose in ('sign-up', 'sign-in', 'reset', 'address', 'identity', 'identity-code'));
alter table account_request add column provider text check (provider in ('google', 'facebook'));
alter table account_request add column issuer text check (length(issuer) between 1 and 255);
alter table account_request add column subject text check (length(subject) between 1 and 255);
alter table account_request add constraint account_request_identity_check
  check ((purpose in ('identity', 'identity-code')) = (provider is not null and issuer is not null and subject is not null));
