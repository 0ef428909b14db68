import { translator } from '#src/texts/translate.ts';

export const texts = {
  any: 'All',
  columns: 'Columns',
  'columns.show': 'Show these columns',
  file: 'Download as CSV',
  filters: 'Filters',
  first: 'First page',
  more: 'Next page',
  send: 'Search',
} as const;

/** Texts round the tables of the back office. */
export const t = translator('web/admin/kit', texts);
