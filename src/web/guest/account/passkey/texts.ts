import { translator } from '#src/texts/translate.ts';

export const texts = {
  'add.password': 'Current password',
  'add.submit': 'Add a passkey of this device',
  'add.text': 'Log in with your fingerprint, your face or the PIN of your device, without a password or a code.',
  added: 'Added {at}',
  busy: 'One moment',
  cancelled: 'No passkey was added.',
  known: 'This device already has a passkey for your account.',
  noScript: 'Passkeys need JavaScript.',
  remove: 'Remove',
  'remove.of': 'Remove the passkey of {device}',
  title: 'Passkeys',
  used: 'Added {at}, last used {used}',
} as const;

/** Texts of passkeys. */
export const t = translator('web/guest/account/passkey', texts);
