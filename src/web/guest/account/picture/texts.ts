import { translator } from '#src/texts/translate.ts';

export const texts = {
  busy: 'One moment',
  choose: 'Choose a picture',
  change: 'Change picture',
  'fault.size': 'Each image must be under 5MB',
  'fault.type': 'We can’t read this file. Please choose a JPEG, PNG, WebP or AVIF picture.',
  plain: 'We show the middle of the picture.',
  remove: 'Remove picture',
  send: 'Upload picture',
  text: 'It stands next to your name in the menu and with your reviews. Place and camera are removed from the file.',
  title: 'Picture',
} as const;

/** Texts of the picture of an account. */
export const t = translator('web/guest/account/picture', texts);
