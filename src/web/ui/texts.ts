import { translator } from '#src/texts/translate.ts';

export const texts = {
  'breadcrumb.label': 'Breadcrumb',
  'error.offline':
    'You seem to be offline, so this isn’t saved yet. What you typed is still here. Try again once you’re back online.',
  'field.hidePassword': 'Hide password',
  'field.showPassword': 'Show password',
  'pagination.label': 'Pagination',
  'pagination.next': 'Next page',
  'pagination.page': 'Page {page}',
  'pagination.previous': 'Previous page',
  'popup.close': 'Close',
  'tooltip.close': 'Close the message',
} as const;

export const t = translator('web/ui', texts);
