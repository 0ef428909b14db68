import { translator } from '#src/texts/translate.ts';

export const texts = {
  busy: 'One moment',
  'code.again': 'Send another code',
  'code.confirm': 'Confirm number',
  'code.label': 'Code from the message',
  'code.needed': 'Enter the six digits.',
  'code.sent': 'We sent a 6-digit code to {number}. It works for 10 minutes.',
  'number.ambiguous': 'This could be {whole} or {decimal}. Write the one you mean like this, without other signs.',
  'number.bounds': 'Enter a number from {min} to {max}.',
  'number.missing': 'Enter a number.',
  'number.unclear': 'Use digits only, such as {sample}.',
  'number.whole': 'Enter a whole number in digits, such as 12.',
  'phone.change': 'Use another number',
  'phone.hint': 'Include the country code, such as +977 98 4100 0000. We’ll send a code to it.',
  'phone.label': 'Phone number',
  'phone.needed': 'Enter the number with its country code.',
  'phone.send': 'Send code',
} as const;

export const t = translator('web/ui/form', texts);
