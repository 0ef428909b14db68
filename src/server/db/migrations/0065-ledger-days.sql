-- The sums of the ledger by day, for its balances in the back office (docs/back-office.md#ledger). A day is kept once, when it is over;
-- what is younger is read from the ledger itself.

-- Accounts of one booking, payment or host together; every other account by itself. The same as `accountGroup` of src/domain/ledger/books.ts.
create function ledger_group(account text) returns text immutable parallel safe language sql as $$
  select case when split_part(account, ':', 1) in ('customer_deposit', 'fee_unearned', 'surplus', 'dispute_clearing', 'host_payable')
    then split_part(account, ':', 1) else account end
$$;

create table ledger_day (
  day date not null,
  account_group text not null,
  kind text not null,
  currency char(3) not null,
  amount_minor bigint not null,
  -- Where its postings stand, so that they are found without reading the others.
  first_tx bigint not null,
  last_tx bigint not null,
  primary key (day, account_group, kind, currency)
);

-- One row: up to which day, in UTC, sums are kept. Null: none yet.
create table ledger_days_kept (
  is_only boolean primary key default true check (is_only),
  until date
);
insert into ledger_days_kept default values;

-- A posting with a time of the past, as a year before an import has them: its day and those after it are summed again.
create function ledger_day_again() returns trigger language plpgsql as $$
begin
  update ledger_days_kept set until = (new.at at time zone 'UTC')::date - 1 where until >= (new.at at time zone 'UTC')::date;
  return null;
end $$;

create trigger ledger_day_again after insert on ledger_tx for each row when (new.at < banyan_now())
  execute function ledger_day_again();
