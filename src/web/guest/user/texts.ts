import { translator } from '#src/texts/translate.ts';

export const texts = {
  back: 'Back to login',
  busy: 'One moment',
  'code.hint': 'Or one of your recovery codes.',
  'code.label': 'Code from your authenticator app',
  continue: 'Continue',
  'facebook.title': 'Continue with Facebook',
  'find.lead':
    'Enter the email you booked with. We’ll send you a link to each booking. You don’t need an account or a password.',
  'find.submit': 'Email me my bookings',
  'find.title': 'Find my booking',
  firstName: 'First name',
  'forgot.lead': 'Enter your email and we’ll send you a link to set a new password.',
  'forgot.link': 'Forgot your password?',
  'forgot.submit': 'Email me a link',
  'forgot.title': 'Set a new password',
  lastName: 'Last name',
  'login.find': 'Booked without an account? Find my booking',
  'login.lead': 'To see your bookings and message your hosts.',
  'login.link': 'Email me a link to log in',
  'login.new': 'New here? Create an account',
  'login.noAccount': 'You don’t need an account to book.',
  or: 'or',
  'passkey.none': 'No passkey was used. Try again, or log in another way.',
  'passkey.use': 'Log in with a passkey',
  password: 'Password',
  'password.hint': 'At least 8 characters.',
  'password.missing': 'Please enter your password',
  'sent.again': 'Enter another email',
  'sent.more': 'No email? Look in your spam folder, or check that the address is right.',
  'sent.title': 'Check your inbox',
  'signup.known': 'You have an account? Log in',
  'signup.lead': 'One place for your bookings, messages and wish list.',
  'signup.submit': 'Create account',
  'signup.title': 'Create an account',
  'provider.continue': 'Continue with {site}',
  'provider.facebook.back': 'Log in another way',
  'provider.facebook.gets': 'We get your name and email address from Facebook, nothing else.',
  'provider.facebook.mail': 'The first time we also send you an email, to make sure that the address is yours.',
  'provider.facebook.posts': 'We never post anything and never see your friends or your password.',
  'provider.sent':
    'We sent an email to the address of your {site} account. Open the link in it in this browser, and you’re logged in.',
} as const;

/** Texts of logging in, signing up and what is forgotten. */
export const t = translator('web/guest/user', texts);
