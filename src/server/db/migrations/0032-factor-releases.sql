-- A second factor that its owner has lost: an operator has seen who it is, and a day later it is turned off
-- (docs/accounts.md#lost-second-factor).
create table factor_release (
  user_id uuid primary key references second_factor on delete cascade,
  asked_by uuid not null references user_account check (asked_by <> user_id),
  due_at timestamptz not null,
  created_at timestamptz not null default banyan_now()
);
create index factor_release_due on factor_release (due_at);
create trigger account_is_there before insert on factor_release for each row execute function refuse_erased_account('user_id');
