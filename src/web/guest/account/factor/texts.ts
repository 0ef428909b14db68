import { translator } from '#src/texts/translate.ts';

export const texts = {
  busy: 'One moment',
  'codes.done': 'I’ve saved them',
  'codes.text': 'Keep these codes in a safe place. Each works once, in place of your app. We show them only now.',
  'codes.title': 'Your recovery codes',
  code: 'Code from your authenticator app',
  'code.hint': 'Six digits, or one of your recovery codes.',
  'confirm.code': 'Code that the app shows',
  'confirm.submit': 'Turn on two-step login',
  'demanded.off': 'Your role needs two-step login. Until it is on, you can’t do what the role allows.',
  left: '{count, plural, =0 {No recovery codes left.} one {# recovery code left.} other {# recovery codes left.}}',
  'off.submit': 'Turn off',
  'off.text': 'Logging in needs your password or a link, and a code from your authenticator app.',
  'on.password': 'Current password',
  'on.submit': 'Set up two-step login',
  'on.text': 'Protect your account with a code from an authenticator app, besides your password.',
  'on.textNoPassword': 'Set a password first, then you can add a code from an authenticator app.',
  'other.title': 'Change two-step login',
  'recovery.submit': 'New recovery codes',
  'setup.alt': 'QR code for your authenticator app',
  'setup.key': 'Or type this key into the app',
  'setup.open': 'Open it in an app on this device',
  'setup.text': 'Scan this code with an authenticator app, then enter the six digits that the app shows.',
  title: 'Two-step login',
} as const;

/** Texts of the second factor. */
export const t = translator('web/guest/account/factor', texts);
