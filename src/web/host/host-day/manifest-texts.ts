import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Guest list',
  'login.text': 'Guest lists are in the account of their host.',
  'login.title': 'Log in to see this list',
  addon: '{label} × {count}',
  back: 'Back to the day',
  'cash.none': 'No cash',
  'cash.paid': '{amount}, received',
  'column.cash': 'Cash',
  'column.cashTick': 'Cash received',
  'column.guest': 'Guest',
  'column.in': 'In',
  'column.pax': 'How many',
  'column.ref': 'Booking',
  heads: '{count, plural, one {# guest} other {# guests}}',
  led: 'Led by {names}',
  meeting: 'Meeting point: {text}',
  pickup: 'Pickup {order}: {address}',
  'pickup.any': 'Pickup: {address}',
  print: 'Print',
  printed: 'As of {time}. Bookings and cancellations made later are not on this paper.',
  requested: 'Not answered yet',
  'state.checked_in': 'In',
  'state.no_show': 'Did not come',
} as const;

/** Texts of the list of a departure. */
export const t = translator('web/host/host-day/manifest-texts', texts);
