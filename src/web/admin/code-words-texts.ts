import { translator } from '#src/texts/translate.ts';

export const texts = {
  'state.active': 'Active',
  'state.over': 'Over',
  'state.waiting': 'Waits for a second person',
  'state.upcoming': 'Not yet',
  'state.used-up': 'Used up',
  'takes.percent': '{percent}% of what is paid online',
  used: '{used} of {most}',
} as const;

/** Texts of code-words in the back office. */
export const t = translator('web/admin/code-words-texts', texts);
