import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';
import { tripState } from './trip-state.ts';

/** The sentence under the head of a booking's page. What it says of money follows what was paid and what goes back. */
export function stateText(booking: BookingDetail): string {
  const { contact, host, paid_online: paid, refunds } = booking;
  const state = tripState(booking);
  const words = { name: contact.first_name, email: contact.email, host: host.name };
  const text = t(`state.${state}.text`, words);
  switch (state) {
    case 'requested':
      return `${text} ${t(paid > 0 ? 'state.money.ifNo' : 'state.money.none')} ${t('state.write', words)}`;
    case 'declined':
    case 'request_expired':
    case 'cancelled_by_host':
    case 'cancelled_host_late':
    case 'cancelled_for_weather':
      return `${text} ${t(paid > 0 ? 'state.money.all' : 'state.money.none')}`.trim();
    case 'cancelled':
    case 'cancelled_by_us':
      if (refunds.length > 0) return `${text} ${t('state.money.below')}`;
      return `${text} ${t(paid > 0 ? 'state.money.kept' : 'state.money.none')}`;
    default:
      return text;
  }
}
