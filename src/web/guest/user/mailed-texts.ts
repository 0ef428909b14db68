import { translator } from '#src/texts/translate.ts';

export const texts = {
  'address.button': 'Use this address',
  'address.text': 'From now on, log in with {email}. We’ll also send our emails there.',
  'address.title': 'Your new email address',
  busy: 'One moment',
  'elsewhere.text':
    'Open this link in the browser where you chose {site}. If you can’t, log in another way and connect {site} on your account page.',
  'elsewhere.title': 'This link belongs to another browser',
  'expired.again': 'Start again from the login page.',
  'delete.after': 'We’ll erase all your personal data. Thanks for travelling with us.',
  'delete.button': 'Delete my account for good',
  'delete.done': 'Your account is deleted',
  'delete.kept':
    'We keep payment records with the name on receipts, as the law requires. Your star ratings stay, without your name or text.',
  'delete.text':
    'We’ll delete your account ({email}) with your name, photos, messages, reviews, wish list and logins. This can’t be undone.',
  'delete.title': 'Delete your account',
  'expired.find': 'Get a new link',
  'expired.text':
    'Links to log in, set a password or delete an account expire after 15 minutes. Get a new one and use it right away.',
  'expired.textDay': 'This link expired after a day. Start again.',
  'expired.title': 'This link has expired',
  'gone.text': 'This link was already used or is incomplete. Each link works once.',
  'gone.title': 'This link doesn’t work',
  home: 'Home',
  login: 'Log in',
  'identity.button': 'Connect and log in',
  'identity.buttonNew': 'Confirm and log in',
  'identity.text': 'From now on you can log in to {email} with {site}.',
  'identity.textNew': 'Confirm {email} to create your account. You’ll log in with {site}.',
  'identity.title': 'Connect {site}',
  'identity.titleNew': 'Confirm your email',
  'identity-code.button': 'Log in',
  'identity-code.text': '{site} confirmed it’s you. Your account {email} also needs a code.',
  'identity-code.title': 'Two-step login',
  notMine: 'Didn’t ask for this? Close this page. Nothing changes.',
  passconf: 'Confirm password',
  password: 'Password',
  'password.hint': 'At least 8 characters.',
  'reset.button': 'Set new password',
  'reset.text': 'Choose a new password for {email}. We’ll log out all your devices.',
  'reset.title': 'Set a new password',
  'sign-in.button': 'Log in',
  'sign-in.text': 'You’re logging in as {email}.',
  'sign-in.title': 'Log in',
  'sign-up.button': 'Confirm my email',
  'sign-up.text': 'Confirm {email} to finish creating your account.',
  'sign-up.textNew': 'Confirm {email} and choose a password to finish creating your account.',
  'sign-up.title': 'Confirm your email',
  'used.text': 'Nothing has changed. If you’ve set a password, log in with it.',
  'used.title': 'This link was already used',
  'done.title': 'All done',
} as const;

/** Texts of the pages of links that were asked for. */
export const t = translator('web/guest/user/mailed-texts', texts);
