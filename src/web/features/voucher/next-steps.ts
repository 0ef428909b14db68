// What happens next, in plain words, for each state of a booking (product 4 and 6).
import { cashText } from '../../booking/cash-text.ts';
import { instantText, wallText } from '../../booking/instant-text.ts';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';
import { tripState } from './trip-state.ts';

function meeting(booking: BookingDetail): string[] {
  const { host, time, pickup, pickup_area: area } = booking;
  if (pickup === null) return [t('next.meet', { host: host.name, time })];
  if (pickup.address === '') return [t('next.pickupMissing')];
  const from = t('next.pickup', { address: pickup.address });
  const minutes = area?.window_minutes ?? null;
  return [minutes === null ? from : `${from} ${t('next.pickupWindow', { minutes, time })}`];
}

function cash({ cash: due, host }: BookingDetail): string[] {
  if (due.usd === 0) return [t('next.noCash')];
  const amount = cashText({ usd: due.usd, local: due.amount, symbol: due.symbol, rate: due.rate });
  return [t('next.cash', { amount, host: host.name })];
}

function untilWhen({ policy, course }: BookingDetail): string[] {
  if (policy.free_until === null || policy.percent_now < 100) return [];
  return [t('next.free', { when: wallText(policy.free_until), city: course.city_name })];
}

function requested(booking: BookingDetail): string[] {
  const { host, request_until: until, time_zone: zone, course } = booking;
  const answer =
    until === null
      ? t('next.answer', { host: host.name })
      : t('next.answerUntil', { host: host.name, when: instantText(until, zone), city: course.city_name });
  return [answer, t('next.yes'), t(booking.paid_online > 0 ? 'next.no' : 'next.noFree')];
}

function lapse({ hold_until: until, time_zone: zone, course }: BookingDetail): string {
  if (until === null) return t('next.lapses');
  return t('next.lapsesAt', { when: instantText(until, zone), city: course.city_name });
}

/** The steps in their order; none for a booking with nothing ahead. */
export function nextSteps(booking: BookingDetail): string[] {
  switch (tripState(booking)) {
    case 'confirmed':
    case 'checked_in':
      return [...meeting(booking), ...cash(booking), ...untilWhen(booking)];
    case 'requested':
      return requested(booking);
    case 'held':
      return [t('next.pay'), lapse(booking)];
    case 'checking':
      return [t('next.checking'), t('next.checkingLate')];
    default:
      return [];
  }
}
