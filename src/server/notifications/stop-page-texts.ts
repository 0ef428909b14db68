// Texts of the page that turns emails off.
export const texts = {
  'title.reminders': 'Reminders before an experience',
  'title.alerts': 'Emails about your wish list',
  'title.review-request': 'Emails asking for reviews',
  'title.messages': 'Emails about unread messages',
  'title.rewards': 'Emails about codes you earn',
  'title.staff-now': 'Emails about urgent tasks',
  'title.staff-digest': 'Daily emails about open tasks',
  'ask.reminders':
    'Stop reminders before an experience? You’ll still get your voucher and any change to your bookings.',
  'ask.alerts': 'Stop emails about free seats and lower prices? Your wish list stays.',
  'ask.review-request': 'Stop emails asking for reviews? You’ll still get emails about your bookings.',
  'ask.messages':
    'Stop emails about unread messages? You’ll find the messages on your messages page. You’ll still get emails about your bookings.',
  'ask.rewards':
    'Stop emails about codes you earn by inviting friends? You’ll find the codes on your dashboard. You’ll still get emails about your bookings.',
  'ask.staff-now':
    'Stop emails about urgent tasks, such as a dispute or a report? You’ll still find them under To do in the back office.',
  'ask.staff-digest': 'Stop daily emails about open tasks? You’ll still find them under To do in the back office.',
  stop: 'Stop these emails',
  'stopped.reminders': 'Done. We won’t remind you before an experience.',
  'stopped.alerts': 'Done. We won’t email you about free seats or lower prices.',
  'stopped.review-request': 'Done. We won’t email you to ask for reviews.',
  'stopped.messages': 'Done. We won’t email you about unread messages.',
  'stopped.rewards': 'Done. We won’t email you about codes you earn.',
  'stopped.staff-now': 'Done. We won’t email you about urgent tasks.',
  'stopped.staff-digest': 'Done. We won’t send you daily emails about open tasks.',
  again: 'Turn them back on',
  'restarted.reminders': 'Done. We’ll remind you the day before and three hours before.',
  'restarted.alerts': 'Done. We’ll email you about the seats and prices you asked for.',
  'restarted.review-request': 'Done. We’ll ask you for a review after your next visit.',
  'restarted.messages': 'Done. We’ll email you when you have unread messages.',
  'restarted.rewards': 'Done. We’ll email you when you earn a code.',
  'restarted.staff-now': 'Done. We’ll email you about urgent tasks.',
  'restarted.staff-digest': 'Done. We’ll email you each morning when tasks are open.',
  invalid: 'This link is incomplete. Please open it from the email again.',
  home: 'Go to the home page',
} as const;
