-- A removal may be taken back, which is a row of the log as well (docs/reviews.md#removal).
alter table review_log drop constraint review_log_kind_check, drop constraint review_log_check1;
alter table review_log add constraint review_log_kind_check check (kind in ('written', 'removed', 'restored', 'erased')),
  add constraint review_log_has_reason check ((kind in ('removed', 'restored')) = (reason <> ''));
