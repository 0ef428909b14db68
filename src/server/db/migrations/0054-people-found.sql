-- outside a transaction
-- What the back office looks for among all people (docs/back-office.md#people).

create index concurrently if not exists user_account_made on user_account (created_at desc, id desc);
create index concurrently if not exists user_account_email_begins on user_account (lower(email::text) text_pattern_ops);
create index concurrently if not exists user_account_first_name on user_account (lower(first_name) text_pattern_ops, lower(last_name) text_pattern_ops);
create index concurrently if not exists user_account_last_name on user_account (lower(last_name) text_pattern_ops);
create index concurrently if not exists user_account_phone on user_account (phone text_pattern_ops) where phone <> '';
create index concurrently if not exists user_account_host on user_account (created_at desc, id desc) where 'host' = any (roles);
create index concurrently if not exists user_account_manager on user_account (created_at desc, id desc) where 'manager' = any (roles);
create index concurrently if not exists user_account_guide on user_account (created_at desc, id desc) where 'guide' = any (roles);
create index concurrently if not exists user_account_coordinator on user_account (created_at desc, id desc) where 'coordinator' = any (roles);
create index concurrently if not exists user_account_distributor on user_account (created_at desc, id desc) where 'distributor' = any (roles);
create index concurrently if not exists user_account_ambassador on user_account (created_at desc, id desc) where 'ambassador' = any (roles);
create index concurrently if not exists user_account_operator on user_account (created_at desc, id desc) where 'operator' = any (roles);
create index concurrently if not exists user_account_blocked on user_account (created_at desc, id desc)
  where blocked_at is not null and erased_at is null;
create index concurrently if not exists user_account_unverified on user_account (created_at desc, id desc)
  where verified_at is null and blocked_at is null and erased_at is null;
create index concurrently if not exists user_account_erased on user_account (created_at desc, id desc) where erased_at is not null;
