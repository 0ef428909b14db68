import { translator } from '#src/texts/translate.ts';

export const texts = {
  area: 'Pickup area',
  backToBooking: 'Back to booking',
  courseHeading: 'Pickup',
  courseLead: 'Where your host can pick you up before the experience.',
  courseTitle: 'Pickup for {title}',
  fixed: 'You can no longer change the pickup here',
  free: 'Free',
  heading: 'Your pickup',
  lead: 'Tell us where to pick you up. You can change it until the experience starts; we’ll tell your host.',
  map: 'Map of the pickup area in {city}',
  noAddress: 'No address given. Call your host.',
  noArea: 'After booking, agree on a pickup point with your host.',
  noScript: 'To save, turn on JavaScript or write to {email}.',
  noService: 'This booking doesn’t include pickup. Meet your host at the meeting point.',
  none: 'This experience has no pickup. Meet your host at the meeting point.',
  'own.button': 'Set address',
  'own.text': 'Booking {ref}. Tell us where to pick you up.',
  'own.title': 'You’re booked on {when}',
  paid: 'Available as an add-on (extra)',
  'pin.area': 'Pickup area',
  'pin.own': 'Your pickup',
  save: 'Save pickup',
  saved: 'Your pickup is saved',
  savedText: '{host} can see it too.',
  saving: 'Saving pickup',
  see: 'View experience',
  title: 'Your pickup',
  window: 'Be ready up to {minutes} minutes before the start',
} as const;

export const t = translator('web/guest/pickup', texts);
