-- When the last backup was made, for the steps to open on the first page of the back office (docs/back-office.md#steps-to-open).
alter table installation add column backed_up_at timestamptz;
