import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Tell guests',
  lead: 'You’re late, or it doesn’t take place? Your guests get an email at once, and those who can’t come get everything back.',
  'day.label': 'Day',
  'day.show': 'Show',
  'day.before': 'The day before',
  'day.after': 'The day after',
  'day.empty.title': 'No departures on this day',
  'day.empty.text': 'There is nobody to tell. Choose another day.',
  'day.all': 'All of this day',
  'day.allText':
    '{departures, plural, one {# departure} other {# departures}}, {guests, plural, =0 {no guests} one {# guest} other {# guests}}',
  'day.ending': 'This day is being cancelled. You need not wait here.',
  'rate.title': 'Your cancellation rate',
  'rate.none': 'No bookings in the last year.',
  'rate.value': '{rate}',
  'rate.text':
    'In the last year you cancelled {ended, number} of {made, plural, one {# booking} other {# bookings}}. {weather, plural, =0 {} one {# more was cancelled for unsafe weather, which doesn’t count.} other {# more were cancelled for unsafe weather, which doesn’t count.}}',
  'departure.guests': '{guests, plural, =0 {No guests} one {# guest} other {# guests}}',
  'departure.inBookings': '{bookings, plural, one {# booking} other {# bookings}}',
  'departure.here': '{count, plural, one {# is here} other {# are here}}',
  'departure.late': '{minutes} minutes late: you meet at {at}',
  'departure.closed': 'Closed',
  'departure.over': 'Over',
  'late.open': 'I’m late',
  'late.how': 'How many minutes?',
  'late.choice': '{minutes} minutes',
  'late.meets': 'You meet at {at}',
  'late.right': 'From 15 minutes on guests may cancel and get everything back. That counts in your rate.',
  'late.send': '{count, plural, one {Tell # guest} other {Tell # guests}}',
  'cancel.open': 'Cancel',
  'cancel.openAll': 'Cancel this day',
  'cancel.why': 'Why?',
  'cancel.cause.unsafe_weather': 'The weather is unsafe',
  'cancel.cause.host': 'I can’t host',
  'cancel.changed': 'Somebody booked or cancelled just now. Please read it again.',
  'cancel.nobody': 'Nobody has booked. It would be closed, so that nobody can.',
  'cancel.told':
    '{bookings, plural, one {# booking} other {# bookings}} for {guests, plural, one {# guest} other {# guests}}',
  'cancel.refund': '{amount} goes back to them. You pay no fee.',
  'cancel.offered':
    'Each is offered another departure ({departures, plural, =0 {none near this day} one {# near this day} other {# near this day}}), a similar experience at the price they paid ({similar, plural, =0 {none found} other {# found}}), or the refund.',
  'cancel.offeredAll': 'Each is offered another departure, a similar experience at the price they paid, or the refund.',
  'cancel.offeredOf':
    '{title}: {departures, plural, =0 {no other departure} one {# other departure} other {# other departures}}, {similar, plural, =0 {no similar experience} one {# similar experience} other {# similar experiences}}',
  'cancel.noMark': 'Unsafe weather doesn’t count in your cancellation rate.',
  'cancel.mark': 'It counts in your cancellation rate.',
  'cancel.markTo': 'It counts in your cancellation rate, which becomes {rate}.',
  'cancel.reason': 'Words to your guests',
  optional: 'Optional',
  'cancel.choose': 'Choose a reason first',
  'cancel.yes': '{count, plural, =0 {Close it} one {Cancel # booking} other {Cancel # bookings}}',
  done: 'Done',
  busy: 'Please wait',
  noScript: 'Telling guests needs JavaScript here. The links in our messages work without it.',
} as const;

/** Texts of the page on which a host tells the guests of a day. */
export const t = translator('web/host/host-day/tell', texts);
