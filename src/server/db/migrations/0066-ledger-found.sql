-- outside a transaction
-- The ways to postings of a kind and of a group of accounts, the newest first (docs/back-office.md#ledger).
create index concurrently if not exists ledger_tx_kind on ledger_tx (kind, id);
create index concurrently if not exists ledger_entry_group on ledger_entry (ledger_group(account), tx_id);
analyze ledger_entry
