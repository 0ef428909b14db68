import { translator } from '#src/texts/translate.ts';

export const texts = {
  'copy.copy': 'Copy',
  'copy.done': 'Copied',
} as const;

/** Texts of what shows and copies a text. */
export const t = translator('web/ui/text', texts);
