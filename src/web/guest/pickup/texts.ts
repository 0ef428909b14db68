import { translator } from '#src/texts/translate.ts';

export const texts = {
  area: 'Pickup area',
  backToBooking: 'Back to booking',
  courseHeading: 'Pickup',
  courseLead: 'Where you can be picked up before the experience starts.',
  courseTitle: 'Pickup for {title}',
  fixed: 'The pickup can no longer be changed here',
  free: 'Free',
  heading: 'Your pickup',
  lead: 'Tell us where to pick you up. You can change it until the experience starts; we’ll notify your host.',
  map: 'Map of the pickup area in {city}',
  noAddress: 'No address given. Please call your host.',
  noArea: 'You agree on a place with your host after booking.',
  noScript: 'Saving needs JavaScript. You can also write to {email}.',
  noService: 'This booking doesn’t include pickup. Meet your host at the meeting point.',
  none: 'This experience has no pickup. Meet your host at the meeting point.',
  'own.button': 'Set address',
  'own.text': 'Booking {ref}. Tell us where to pick you up.',
  'own.title': 'You are booked on {when}',
  paid: 'Available as an add-on (extra)',
  'pin.area': 'Pickup area',
  'pin.own': 'Your pickup',
  save: 'Save pickup',
  saved: 'Your pickup is saved',
  savedText: '{host} can see it too.',
  saving: 'Saving pickup',
  see: 'View experience',
  title: 'Your pickup',
  window: 'Pickup is up to {minutes} minutes before the start',
} as const;

/** Texts of the pickup pages. */
export const t = translator('web/guest/pickup', texts);
