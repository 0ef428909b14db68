-- What the host answers to an objection against a no-show, and why the staff has decided so, are kept beside the guest's words. The
-- link of the message to the host opens a page of its own.
alter table problem_report drop constraint problem_report_kind_check;
alter table problem_report add constraint problem_report_kind_check
  check (kind in ('host_late', 'host_missing', 'not_as_described', 'unsafe', 'weather', 'money', 'other', 'no_show', 'no_show_host',
    'no_show_decided'));

alter table host_link drop constraint host_link_purpose_check;
alter table host_link add constraint host_link_purpose_check
  check (purpose in ('accept', 'decline', 'other_time', 'check_in', 'cash', 'no_show', 'late', 'cancel', 'cancel_day', 'today'));
