import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Tell guests',
  lead: 'Running late or need to cancel? We email your guests at once. Those who can’t come get a full refund.',
  'day.label': 'Day',
  'day.show': 'Show',
  'day.before': 'Previous day',
  'day.after': 'Next day',
  'day.empty.title': 'No departures on this day',
  'day.empty.text': 'There is no one to tell. Choose another day.',
  'day.all': 'The whole day',
  'day.allText':
    '{departures, plural, one {# departure} other {# departures}}, {guests, plural, =0 {no guests} one {# guest} other {# guests}}',
  'day.ending': 'This day is being cancelled. You don’t need to wait here.',
  'rate.title': 'Your cancellation rate',
  'rate.none': 'No bookings in the last year.',
  'rate.value': '{rate}',
  'rate.text':
    'In the last year you cancelled {ended, number} of {made, plural, one {# booking} other {# bookings}}. {weather, plural, =0 {} one {# more was cancelled for unsafe weather, which doesn’t affect your rate.} other {# more were cancelled for unsafe weather, which doesn’t affect your rate.}}',
  'departure.guests': '{guests, plural, =0 {No guests} one {# guest} other {# guests}}',
  'departure.inBookings': '{bookings, plural, one {# booking} other {# bookings}}',
  'departure.here': '{count, plural, one {# is here} other {# are here}}',
  'departure.late': '{minutes} minutes late: you meet at {at}',
  'departure.closed': 'Closed',
  'departure.over': 'Ended',
  'late.open': 'I’m running late',
  'late.how': 'How many minutes?',
  'late.choice': '{minutes} minutes',
  'late.meets': 'You meet at {at}',
  'late.right': 'If you’re 15 minutes late or more, guests can cancel for a full refund. That affects your rate.',
  'late.send': '{count, plural, one {Tell # guest} other {Tell # guests}}',
  'cancel.open': 'Cancel',
  'cancel.openAll': 'Cancel this day',
  'cancel.why': 'Why?',
  'cancel.cause.unsafe_weather': 'The weather is unsafe',
  'cancel.cause.host': 'I can’t host',
  'cancel.changed': 'Someone booked or cancelled just now. Please read this again.',
  'cancel.nobody': 'No one has booked. If you close it, no one can.',
  'cancel.told':
    '{bookings, plural, one {# booking} other {# bookings}} for {guests, plural, one {# guest} other {# guests}}',
  'cancel.refund': 'We refund them {amount}. You pay no fee.',
  'cancel.offered':
    'Each guest can choose another departure ({departures, plural, =0 {none near this day} one {# near this day} other {# near this day}}), a similar experience at the price they paid ({similar, plural, =0 {none found} other {# found}}), or a refund.',
  'cancel.offeredAll':
    'Each guest can choose another departure, a similar experience at the price they paid, or a refund.',
  'cancel.offeredOf':
    '{title}: {departures, plural, =0 {no other departure} one {# other departure} other {# other departures}}, {similar, plural, =0 {no similar experience} one {# similar experience} other {# similar experiences}}',
  'cancel.noMark': 'Unsafe weather doesn’t affect your cancellation rate.',
  'cancel.mark': 'This affects your cancellation rate.',
  'cancel.markTo': 'This affects your cancellation rate. It becomes {rate}.',
  'cancel.reason': 'Message to your guests',
  optional: 'Optional',
  'cancel.choose': 'Choose a reason first',
  'cancel.yes': '{count, plural, =0 {Close it} one {Cancel # booking} other {Cancel # bookings}}',
  done: 'Done',
  busy: 'Please wait',
  noScript: 'You need JavaScript to tell guests here. The links in our messages work without it.',
} as const;

export const t = translator('web/host/host-day/tell', texts);
