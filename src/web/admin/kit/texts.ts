import { translator } from '#src/texts/translate.ts';

export const texts = {
  'act.busy': 'Please wait',
  'act.cancel': 'Cancel',
  'act.reason': 'Why',
  'act.reasonHint': 'At least 10 characters. Kept in the audit log.',
  'act.reasonMissing': 'Say why, in at least 10 characters.',
  any: 'All',
  columns: 'Columns',
  'columns.show': 'Show these columns',
  file: 'Download as CSV',
  filters: 'Filters',
  first: 'First page',
  more: 'Next page',
  send: 'Search',
} as const;

/** Texts of tables and acts of the back office. */
export const t = translator('web/admin/kit', texts);
