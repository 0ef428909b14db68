import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add calendar',
  age: '{hours, plural, =0 {Read less than an hour ago} one {Read # hour ago} other {Read # hours ago}}',
  ageDays: 'Read {days} days ago',
  ageNever: 'Not read yet',
  all: 'For all experiences',
  conflict:
    '{name} shows you as busy {from} to {to}, but {guests, plural, one {# guest is} other {# guests are}} booked.',
  conflicts: 'Busy and booked at the same time',
  conflictsText: 'We haven’t cancelled anything. Please decide which one to keep.',
  cut: 'It has more than a thousand busy times. We only use the nearest ones.',
  emptied:
    'It had entries before and is empty now. The times it closed stay closed until we read it again. If that’s right, press “Read now”.',
  every: 'We read them every {minutes} minutes. While you’re busy there, your departures close.',
  for: 'For which experience',
  in: 'Calendars we read for you',
  late: 'We couldn’t read it for more than a day.',
  name: 'Name only you see',
  namePlaceholder: 'My phone, another site …',
  none: 'No other calendar yet.',
  out: 'Your bookings in other calendars',
  outLabel: 'Your calendar address',
  outMade: 'Created on {date}.',
  outMake: 'Create an address',
  outMakeNew: 'Create a new address',
  outNone: 'No address yet.',
  outRead: 'Last read on {date}.',
  outRevoke: 'Disable address',
  outText:
    'Anyone with this address sees the experience, time, number of guests and booking code, but no names, phone numbers or cash. A new address disables the old one.',
  readNamed: 'Read now: {name}',
  readNow: 'Read now',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  skipped: 'We couldn’t read {count, plural, one {# entry} other {# entries}}.',
  skippedText: 'We closed the days we know of. Enter them again there, or remove the calendar.',
  stopped: 'We couldn’t read it for more than {hours} hours. Until we can, guests can’t book the experiences it’s for.',
  text: 'When you’re busy elsewhere, guests can’t book you. You can also show your bookings in other calendars.',
  title: 'Other calendars',
  unread: '{day}: {title} ({why})',
  unreadDay: 'No date',
  unreadTitle: 'No title',
  url: 'Calendar address',
  urlHint: 'It ends in .ics or begins with webcal://. We keep it secret.',
  'why.length': 'we don’t know when it ends',
  'why.repeat': 'we don’t know when it repeats',
  'why.time': 'we don’t know when it is',
  'why.zone': 'we don’t know its time zone',
  one: 'One experience at a time',
  oneText:
    'Do you lead several experiences yourself? Then a booking for one closes the others for that time. Existing bookings stay.',
  oneLabel: 'My listings close each other',
} as const;

/** Texts of a host's other calendars. */
export const t = translator('web/host/availability/feeds', texts);
