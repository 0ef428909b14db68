-- Why a status has changed is stored as a key with its figures, so that it can be read in any language.
alter table booking_history add column figures jsonb not null default '{}';

update booking_history h set reason = said.key,
  figures = case when said.percent is null then '{}' else jsonb_build_object('percent', said.percent::integer) end
from (
  select y.id, known.key, substring(y.reason from ': (\d+)% of what was paid is refunded$') as percent
  from booking_history y
  join (values
    ('Paid', 'paid'),
    ('Nothing was due', 'nothing-due'),
    ('Accepted by the host', 'accepted'),
    ('Two hours after the end', 'over'),
    ('The time to pay ran out', 'lapsed'),
    ('Replaced by a newer checkout', 'replaced'),
    ('Given up before payment', 'given-up'),
    ('Cancelled by the guest', 'guest'),
    ('Cancelled by the host', 'host'),
    ('The host came too late', 'host_late'),
    ('Cancelled because of unsafe weather', 'unsafe_weather'),
    ('The host declined', 'request_declined'),
    ('No reply in time', 'request_expired')
  ) as known (sentence, key) on known.sentence = regexp_replace(y.reason, ': \d+% of what was paid is refunded$', '')
) said
where h.id = said.id;

update booking_history set reason = 'moved',
  figures = jsonb_build_object('from', substring(reason from '^Moved from (\S+ \S+) to '), 'to', substring(reason from ' to (\S+ \S+)$'))
where reason ~ '^Moved from \d{4}-\d\d-\d\d \S+ to \d{4}-\d\d-\d\d \S+$';
