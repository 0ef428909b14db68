import { translator } from '#src/texts/translate.ts';

export const texts = {
  'number.ambiguous': 'This could be {whole} or {decimal}. Write the one that you mean like this, without other signs.',
  'number.bounds': 'Choose a number from {min} to {max}.',
  'number.missing': 'Write a number.',
  'number.unclear': 'Write digits only, such as {sample}.',
  'number.whole': 'Write a whole number in digits only, such as 12.',
} as const;

/** Texts of fields that read what is typed. */
export const t = translator('web/ui/form', texts);
