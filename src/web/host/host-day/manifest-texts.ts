import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Guest list',
  'login.text': 'Only the host’s team can open its guest lists.',
  'login.title': 'Log in to see this list',
  addon: '{label} × {count}',
  back: 'Back to the day',
  'cash.none': 'No cash',
  'cash.paid': '{amount}, received',
  'column.cash': 'Cash',
  'column.cashTick': 'Cash received',
  'column.guest': 'Guest',
  'column.in': 'Checked in',
  'column.pax': 'How many',
  'column.ref': 'Booking',
  heads: '{count, plural, one {# guest} other {# guests}}',
  led: 'Led by {names}',
  meeting: 'Meeting point: {text}',
  pickup: 'Pickup {order}: {address}',
  'pickup.any': 'Pickup: {address}',
  print: 'Print',
  printed: 'As of {time}. Later bookings and cancellations aren’t on this page.',
  requested: 'Needs your reply',
  'state.checked_in': 'Checked in',
  'state.no_show': 'No-show',
} as const;

export const t = translator('web/host/host-day/manifest-texts', texts);
