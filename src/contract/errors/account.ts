// Refusals of signing in, registering and changing an account. None tells whether an address is known
// (docs/accounts.md#password-typed-at-checkout).
import type { ErrorEntry } from './entry.ts';

export const accountErrors = {
  'login-failed': { http: 401, text: 'Wrong email or password' },
  'link-expired': { http: 410, text: 'This link has expired. We can send you a new one.' },
  'password-missing': { http: 400, text: 'Please choose a password' },
  'login-limited': {
    http: 429,
    text: 'Too many wrong passwords. Please try again in an hour, or use a browser you have logged in with before. The links in our emails still open your bookings.',
  },
  'password-short': { http: 400, text: 'Use at least 8 characters' },
  'password-mismatch': { http: 400, text: 'The passwords don’t match' },
  'password-wrong': { http: 403, text: 'Your current password is wrong' },
  'facebook-failed': { http: 401, text: 'We couldn’t log you in with Facebook' },
  'message-blocked': { http: 403, text: 'You can’t message this person' },
} as const satisfies Record<string, ErrorEntry>;
