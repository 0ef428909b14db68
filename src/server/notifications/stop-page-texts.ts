// What the page says that turns notices off.
export const texts = {
  'title.review-request': 'Emails that ask for reviews',
  'title.messages': 'Emails about unread messages',
  'title.rewards': 'Emails about codes you earn',
  'title.staff-now': 'Emails about tasks that can’t wait',
  'title.staff-digest': 'Daily emails about open tasks',
  'ask.review-request': 'Do you want no more emails that ask for reviews? Emails about your bookings still come.',
  'ask.messages':
    'Do you want no more emails about messages you haven’t read? They wait for you on your messages page. Emails about your bookings still come.',
  'ask.rewards':
    'Do you want no more emails about codes you earn by inviting friends? Your dashboard shows them. Emails about your bookings still come.',
  'ask.staff-now':
    'Do you want no more emails when a task can’t wait, such as a dispute or a report? To do in the back office still shows them.',
  'ask.staff-digest': 'Do you want no more daily emails about open tasks? To do in the back office still shows them.',
  stop: 'Stop these emails',
  'stopped.review-request': 'Done. You get no more emails that ask for reviews.',
  'stopped.messages': 'Done. You get no more emails about unread messages.',
  'stopped.rewards': 'Done. You get no more emails about codes you earn.',
  'stopped.staff-now': 'Done. You get no more emails about tasks that can’t wait.',
  'stopped.staff-digest': 'Done. You get no more daily emails about open tasks.',
  again: 'Get them again',
  'restarted.review-request': 'Done. We ask you for a review after your next visit.',
  'restarted.messages': 'Done. We tell you by email when you have unread messages.',
  'restarted.rewards': 'Done. We tell you by email when you earn a code.',
  'restarted.staff-now': 'Done. We email you when a task can’t wait.',
  'restarted.staff-digest': 'Done. We email you each morning when tasks are open.',
  invalid: 'This link is not complete. Please open it from the email again.',
  home: 'Go to the home page',
} as const;
