// What the page says that turns notices off.
export const texts = {
  title: 'Emails that ask for reviews',
  ask: 'Do you want no more emails that ask for reviews? Emails about your bookings still come.',
  stop: 'Stop these emails',
  stopped: 'Done. You get no more emails that ask for reviews.',
  again: 'Get them again',
  restarted: 'Done. We ask you for a review after your next visit.',
  invalid: 'This link is not complete. Please open it from the email again.',
  home: 'Go to the home page',
} as const;
