import { translator } from '#src/texts/translate.ts';

export const texts = {
  'copy.copy': 'Copy',
  'copy.done': 'Copied',
} as const;

export const t = translator('web/ui/text', texts);
