import { translator } from '#src/texts/translate.ts';

export const texts = {
  'number.ambiguous': 'This could be {whole} or {decimal}. Write the one you mean like this, without other signs.',
  'number.bounds': 'Enter a number from {min} to {max}.',
  'number.missing': 'Enter a number.',
  'number.unclear': 'Use digits only, such as {sample}.',
  'number.whole': 'Enter a whole number in digits, such as 12.',
} as const;

export const t = translator('web/ui/form', texts);
