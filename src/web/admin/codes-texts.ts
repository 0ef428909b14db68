import { translator } from '#src/texts/translate.ts';

export const texts = {
  batch: 'Draw many codes',
  'column.batch': 'Batch',
  'column.code': 'Code',
  'column.made_at': 'Made (UTC)',
  'column.made_by': 'By',
  'column.minimum': 'Minimum spend',
  'column.owner': 'Owner',
  'column.state': 'State',
  'column.takes': 'Takes off',
  'column.used': 'Used',
  'column.valid_from': 'From (UTC)',
  'column.valid_until': 'Until (UTC)',
  cut: 'More than 1,000 codes fit this. Type more of it.',
  'empty.all': 'See all codes',
  'empty.none': 'There is no code yet.',
  'empty.text': 'No code fits what you asked for.',
  'empty.title': 'No codes',
  'filter.find': 'Find a code',
  'filter.findHint': 'Code, or email of its owner',
  'filter.label': 'Which codes',
  'filter.origin': 'Made by',
  'filter.state': 'State',
  inBatch: 'The codes of one batch.',
  make: 'Make a code',
  'origin.earned': 'The program',
  'origin.office': 'Operators',
  title: 'Codes',
} as const;

/** Texts of the page `codes` of the back office. */
export const t = translator('web/admin/codes-texts', texts);
