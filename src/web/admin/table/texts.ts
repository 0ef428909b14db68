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
