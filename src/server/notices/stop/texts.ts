// What the page says that turns notices off.
export const texts = {
  'title.review-request': 'Emails that ask for reviews',
  'title.messages': 'Emails about unread messages',
  'title.rewards': 'Emails about codes you earn',
  'ask.review-request': 'Do you want no more emails that ask for reviews? Emails about your bookings still come.',
  'ask.messages':
    'Do you want no more emails about messages you haven’t read? They wait for you on your messages page. Emails about your bookings still come.',
  'ask.rewards':
    'Do you want no more emails about codes you earn by inviting friends? Your dashboard shows them. Emails about your bookings still come.',
  stop: 'Stop these emails',
  'stopped.review-request': 'Done. You get no more emails that ask for reviews.',
  'stopped.messages': 'Done. You get no more emails about unread messages.',
  'stopped.rewards': 'Done. You get no more emails about codes you earn.',
  again: 'Get them again',
  'restarted.review-request': 'Done. We ask you for a review after your next visit.',
  'restarted.messages': 'Done. We tell you by email when you have unread messages.',
  'restarted.rewards': 'Done. We tell you by email when you earn a code.',
  invalid: 'This link is not complete. Please open it from the email again.',
  home: 'Go to the home page',
} as const;
