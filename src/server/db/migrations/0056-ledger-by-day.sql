-- outside a transaction
-- The postings of a day, for its figures (docs/back-office.md#figures).
create index concurrently if not exists ledger_tx_at on ledger_tx (at);
