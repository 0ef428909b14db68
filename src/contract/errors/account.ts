// Refusals of signing in, registering and changing an account. None tells whether an address is known (product 4).
import type { ErrorEntry } from './entry.ts';

export const accountErrors = {
  'login-failed': { http: 401, text: 'The email address or the password is not right' },
  'link-expired': { http: 410, text: 'This link is too old. We can send you a new one.' },
  'password-missing': { http: 400, text: 'Please choose a password' },
  'login-limited': {
    http: 429,
    text: 'Too many wrong passwords were tried. Please try again in an hour, or use a browser in which you have signed in before. Links in our mails open your bookings as always.',
  },
  'password-short': { http: 400, text: 'The password needs at least 8 characters' },
  'password-mismatch': { http: 400, text: 'The two passwords are not the same' },
  'password-wrong': { http: 403, text: 'Your current password is not right' },
  'facebook-failed': { http: 401, text: 'We could not sign you in with Facebook' },
  'message-blocked': { http: 403, text: 'You cannot write to this person' },
} as const satisfies Record<string, ErrorEntry>;
