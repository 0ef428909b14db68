import { translator } from '#src/texts/translate.ts';

export const texts = {
  'column.age': 'Has waited',
  'column.amount': 'Amount',
  'column.changed_at': 'Changed (UTC)',
  'column.due': 'In the currency of prices',
  'column.guest': 'Guest',
  'column.maker': 'By',
  'column.provider': 'Provider',
  'column.provider_ref': 'Provider’s id',
  'column.reason': 'Why',
  'column.ref': 'Booking',
  'column.refund': 'Made (UTC)',
  'column.state': 'State',
  cut: 'More than 1,000 refunds fit this. Type more of it.',
  'empty.all': 'See all refunds',
  'empty.none': 'Nothing has been refunded yet.',
  'empty.text': 'No refund fits what you asked for.',
  'empty.title': 'No refunds',
  'filter.find': 'Find a refund',
  'filter.findHint': 'Booking, email, or provider’s id',
  'filter.first': 'Order',
  'filter.first.failed': 'Those that failed first',
  'filter.first.none': 'The newest first',
  'filter.from': 'From (UTC)',
  'filter.label': 'Which refunds',
  'filter.provider': 'Provider',
  'filter.reason': 'Why',
  'filter.state': 'State',
  'filter.to': 'Until (UTC)',
  title: 'Refunds',
} as const;

/** Texts of the page `refunds` of the back office. */
export const t = translator('web/admin/refunds-texts', texts);
