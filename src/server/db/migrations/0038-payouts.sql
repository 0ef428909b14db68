-- Bank details of hosts, and the runs in which they are paid (docs/domain/payouts.md).

-- Every version that was asked for. One counts at most, and one waits at most for an operator.
create table payout_detail (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references user_account,
  -- Account holder, country, account and bank; bound to the id of the row.
  sealed bytea not null,
  asked_at timestamptz not null default banyan_now(),
  asked_by uuid not null references user_account,
  -- By the second factor of the owner, or by an operator who has asked the host in another way.
  proof text check (proof in ('factor', 'operator')),
  counts_since timestamptz,
  decided_by uuid references user_account,
  decision_note text not null default '',
  -- In whose place another one came, or that was refused or withdrawn.
  ended_at timestamptz,
  check ((counts_since is null) = (proof is null))
);
create unique index payout_detail_counts on payout_detail (host_id) where counts_since is not null and ended_at is null;
create unique index payout_detail_waits on payout_detail (host_id) where counts_since is null and ended_at is null;
create index payout_detail_host on payout_detail (host_id, asked_at desc);
create trigger account_is_there before insert on payout_detail for each row execute function refuse_erased_account('host_id');

-- All acts on payouts wait for each other here; it numbers the runs.
create table payout_counter (
  is_only boolean primary key default true check (is_only),
  last_number integer not null default 0
);
insert into payout_counter default values;

create table payout_run (
  number integer primary key,
  currency char(3) not null,
  minimum_cents integer not null,
  made_at timestamptz not null default banyan_now(),
  made_by uuid not null references user_account,
  cancelled_at timestamptz,
  cancelled_by uuid references user_account,
  paid_at timestamptz,
  paid_by uuid references user_account,
  -- As the bank says it.
  paid_on date,
  bank_reference text not null default '',
  check ((paid_at is null) = (paid_on is null)),
  check (paid_at is null or cancelled_at is null)
);

create table payout_item (
  id uuid primary key default gen_random_uuid(),
  run_number integer not null references payout_run,
  -- Its place in the run, which the bank's file names it by.
  place integer not null check (place > 0),
  host_id uuid not null references user_account,
  -- Gone once the account is deleted; what was paid stays.
  detail_id uuid references payout_detail on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'cancelled')),
  failed_at timestamptz,
  failed_by uuid references user_account,
  fail_reason text not null default '',
  unique (run_number, place),
  unique (run_number, host_id),
  check ((state = 'failed') = (failed_at is not null))
);
-- What makes paying twice impossible: a host is in one open run at a time.
create unique index payout_item_one_open on payout_item (host_id) where state = 'open';
create index payout_item_host on payout_item (host_id, run_number desc);

-- What is owed to hosts is summed up and listed by host, without what else stands in the ledger.
create index ledger_entry_payable on ledger_entry (account, id) include (amount_minor, tx_id) where account like 'host_payable:%';
create index booking_completed on booking (course_id, closed_at) where status = 'completed';
