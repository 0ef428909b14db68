-- A change of a listing that waits for an operator can be taken back by who made it (docs/listings.md#changes-after-publishing).
alter table listing_history drop constraint listing_history_act_check, drop constraint listing_history_review_check;
alter table listing_history
  add constraint listing_history_act_check check (act in ('start', 'save', 'submit', 'take_back', 'approve', 'send_back', 'reject',
    'pause', 'resume', 'archive', 'change', 'withdraw')),
  add constraint listing_history_review_check check (review in ('waiting', 'approved', 'refused', 'replaced', 'seen', 'withdrawn'));

-- What is old enough to go is found by its time.
create index listing_history_at on listing_history (at);
