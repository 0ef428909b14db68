import { translator } from '#src/texts/translate.ts';

export const texts = {
  'age.days': '{days, plural, one {# day} other {# days}}',
  'age.hours': '{hours, plural, one {# hour} other {# hours}}',
  'source.demo': 'The demonstration',
  'source.hand': 'Set by hand',
  'source.shipped': 'Came with the program',
  'state.fresh': 'Fresh',
  'state.late': 'Older than 3 days',
  'state.none': 'None',
  'state.too-old': 'Older than 14 days: used for nothing',
} as const;

/** Texts of rate-words in the back office. */
export const t = translator('web/admin/rate-words-texts', texts);
