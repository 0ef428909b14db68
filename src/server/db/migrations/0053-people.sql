-- People in the back office: who is blocked (docs/back-office.md#one-person).
alter table user_account add column blocked_at timestamptz;
