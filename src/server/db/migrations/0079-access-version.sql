-- What opens an account has a version, so that nobody comes in by what was checked before it changed; and the browsers in which its
-- owner has logged in, the last ones, which tries of passwords and codes are counted for (docs/accounts.md#sessions, ADR 048).
alter table user_account
  add column access_version integer not null default 1,
  add column known_devices text[] not null default '{}';
