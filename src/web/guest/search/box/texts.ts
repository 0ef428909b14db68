import { translator } from '#src/texts/translate.ts';

export const texts = {
  'near.again': 'Try again',
  'near.asking': 'Finding your location…',
  'near.failed': 'We couldn’t get your location. Choose a city.',
  'near.me': 'Near me',
  'near.promise': 'Used once, never sent or saved',
  'near.use': 'Use my location',
} as const;

export const t = translator('web/guest/search/box', texts);
