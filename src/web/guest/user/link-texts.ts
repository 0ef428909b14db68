import { translator } from '#src/texts/translate.ts';

export const texts = {
  'again.busy': 'Sending',
  'again.button': 'Email me a new link',
  'again.sent': 'We sent a new link to {email}. Check your inbox.',
  booked: 'Booked with {email}',
  busy: 'One moment',
  bookings: 'Your bookings',
  'done.again': 'This link was already used, and nothing has changed. Log in to see your bookings.',
  'done.here': 'Your email is confirmed, the booking is in your account, and you’re logged in.',
  'done.join': 'The booking is now in your account. Your password hasn’t changed.',
  'done.title': 'All done',
  'done.verify': 'Your email is confirmed, and the booking is in your account. Log in with {email} and your password.',
  'expired.text': 'Links in our emails expire after {days} days. We can send a new one to {email}.',
  'expired.title': 'This link has expired',
  'join.button': 'Add to my account',
  'join.text':
    'Someone who wasn’t logged in made this booking with your email address. If it was you, add it to your account.',
  'join.title': 'Is this your booking?',
  login: 'Log in',
  'lost.home': 'Home',
  'lost.text': 'Open the complete link from our latest email. If it still doesn’t work, contact us.',
  'lost.title': 'This link doesn’t work',
  notMine: 'Not your booking? Close this page and contact us. Nothing changes.',
  passconf: 'Confirm password',
  password: 'Password',
  'password.hint': 'At least 8 characters.',
  'password.other': 'Choose another password',
  'password.typed': 'The password you entered when you booked becomes your account’s password.',
  title: 'Your account',
  'verify.button': 'Confirm my email',
  'verify.text': 'Confirm your email and choose a password to log in and see this booking.',
  'verify.textTyped': 'Confirm your email to log in and see this booking.',
  'verify.title': 'Confirm your email',
} as const;

export const t = translator('web/guest/user/link-texts', texts);
