import { translator } from '#src/texts/translate.ts';

export const texts = {
  'age.days': '{days} d {hours} h',
  'age.hours': '{hours} h',
  'maker.by': '{maker}; {who}',
  'maker.guest': 'Guest',
  'maker.host': 'Host',
  'maker.operator': 'Our team',
  'maker.program': 'The program',
  'maker.provider': 'At the provider',
  'provider.paypal': 'PayPal',
  'provider.stripe': 'Stripe',
  'reason.cancelled': 'Cancelled',
  'reason.declined': 'Declined',
  'reason.external': 'Made at the provider',
  'reason.goodwill': 'By hand',
  'reason.late_or_surplus': 'Late money',
  'reason.request_expired': 'Not answered in time',
  'reason.rescheduled': 'Moved',
  'state.done': 'Done',
  'state.failed': 'Failed',
  'state.settled': 'Paid otherwise',
  'state.under-way': 'Under way',
} as const;

/** Texts of refund-words in the back office. */
export const t = translator('web/admin/refund-words-texts', texts);
