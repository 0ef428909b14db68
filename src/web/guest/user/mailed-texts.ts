import { translator } from '#src/texts/translate.ts';

export const texts = {
  'address.button': 'Use this address',
  'address.text': 'From now on you log in with {email}, and our emails go there.',
  'address.title': 'Your new email address',
  busy: 'One moment',
  'elsewhere.text':
    'Open this link in the browser in which you chose {site}. If you can’t, log in another way and connect {site} on your account page.',
  'elsewhere.title': 'This link belongs to another browser',
  'expired.again': 'Start again from the login.',
  'delete.after': 'Everything that says who you are is erased. Thank you for having been here.',
  'delete.button': 'Delete my account for good',
  'delete.done': 'Your account is deleted',
  'delete.kept':
    'What you paid stays in our books as the law asks, with the name on the receipts. The stars of your reviews stay, without your name and words.',
  'delete.text':
    'The account of {email} goes, with your name, photos, messages, reviews, wish list and logins. Nobody can bring it back.',
  'delete.title': 'Delete your account',
  'expired.find': 'Ask for a new link',
  'expired.text':
    'Links to log in, to set a password or to delete an account are valid for 15 minutes. Ask for a new one and use it right away.',
  'expired.textDay': 'This link was valid for a day. Please start again.',
  'expired.title': 'This link has expired',
  'gone.text': 'This link was already used, or it isn’t complete. Each link works once.',
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
  'identity-code.text': '{site} has confirmed that it’s you. Your account {email} also asks for a code.',
  'identity-code.title': 'Two-step login',
  notMine: 'Didn’t ask for this? Close this page. Nothing changes.',
  passconf: 'Confirm password',
  password: 'Password',
  'password.hint': 'At least 8 characters.',
  'reset.button': 'Set new password',
  'reset.text': 'Choose a new password for {email}. All devices will be logged out.',
  'reset.title': 'Set a new password',
  'sign-in.button': 'Log in',
  'sign-in.text': 'You’re logging in as {email}.',
  'sign-in.title': 'Log in',
  'sign-up.button': 'Confirm my email',
  'sign-up.text': 'Confirm {email} to finish creating your account.',
  'sign-up.textNew': 'Confirm {email} and choose a password to finish creating your account.',
  'sign-up.title': 'Confirm your email',
  'used.text': 'Nothing was changed. If you have set a password, log in with it.',
  'used.title': 'This link was already used',
  'done.title': 'All done',
} as const;

/** Texts of the pages of links that were asked for. */
export const t = translator('web/guest/user/mailed-texts', texts);
