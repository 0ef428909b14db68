-- An installation that was tried with its own catalogue and play money (docs/operations.md#trying-your-own-marketplace, ADR 101).
alter table installation
  -- When it first started that way; null where it never did.
  add column tried_at timestamptz;
