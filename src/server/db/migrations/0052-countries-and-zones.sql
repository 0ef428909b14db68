-- Countries are brought by catalogues, each with a place of its own in lists: two may share one.
alter table country drop constraint country_position_key;

-- Node.js and the database bring zone data of their own: where they differ somebody has to know.
alter table staff_task drop constraint staff_task_kind_check;
alter table staff_task add constraint staff_task_kind_check check (kind in ('ambassador_application', 'problem_report',
  'orphan_payment', 'refund_failed', 'review_report', 'rates_stale', 'message_report', 'payment_stuck', 'feedback',
  'payment_mismatch', 'dispute', 'listing_review', 'listing_change', 'host_document', 'payout_details', 'cash_dispute',
  'contested_no_show', 'host_reach', 'host_application', 'stale_feed', 'zones_differ'));
