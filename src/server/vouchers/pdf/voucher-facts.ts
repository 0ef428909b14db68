// What a printed voucher says, from the same answer that its page shows (product 9).
import type { CallOutput } from '#src/contract/types.ts';
import { manyLines, oneLine, personName } from '../../mail/clean-words.ts';
import { civilDay, clock, guestWords, localMoment, shortDay } from '../../mail/words.ts';
import { t } from '../texts.ts';
import { localWords, usd } from './amounts.ts';

export type Detail = CallOutput<'booking/detail'>;

export interface PaperFact {
  label: string;
  value: string;
}

/** The facts in the order of the sheet. Empty ones are left out. */
export function voucherFacts(detail: Detail): PaperFact[] {
  const { course, contact, host, meeting_point: point } = detail;
  const name = personName(`${contact.first_name} ${contact.last_name}`);
  const facts: [string, string][] = [
    [t('voucher.when'), whenWords(detail)],
    [t('voucher.guests'), t('voucher.guestsOf', { guests: guestWords(detail.pax), name })],
    [t('voucher.addons'), detail.addons.map(({ title, count }) => t('voucher.addon', { title, count })).join('\n')],
    [t('voucher.meeting'), `${manyLines(point.text)}\n${t('voucher.point', placeOf(point))}`],
    [t('voucher.pickup'), oneLine(detail.pickup?.address ?? '')],
    [t('voucher.bring'), detail.bring.map(oneLine).join(' · ')],
    [t('voucher.host'), [host.name, host.phone].filter((one) => one !== null).join(', ')],
    [t('voucher.paid'), usd(detail.paid_online)],
    [t('voucher.free'), freeWords(detail, course.city_name)],
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

/** Latitude and longitude to about a metre. */
export function placeOf({ latitude, longitude }: Detail['meeting_point']): { latitude: string; longitude: string } {
  return { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
}

function whenWords({ starts_at, ends_at, time_zone, course }: Detail): string {
  const moment = localMoment(new Date(starts_at), time_zone, course.city_name);
  return t('voucher.whenUntil', { moment, end: clock(new Date(ends_at), time_zone) });
}

function freeWords({ policy }: Detail, city: string): string {
  if (policy.free_until === null) return t('voucher.noRefund');
  const [date = '', time = ''] = policy.free_until.split('T');
  return t('voucher.freeUntil', { moment: `${civilDay(date)}, ${time}`, city });
}

/** Cash in the currency of the place, and in US dollars below it; null when there is none to bring. */
export function cashLines({ cash, time_zone }: Detail): { main: string; usd: string; rate: string | null } | null {
  if (cash.usd === 0) return null;
  const main = cash.amount === null ? usd(cash.usd) : localWords(cash.amount, cash.currency);
  const rate = cash.rate_at ? t('voucher.cashRate', { day: shortDay(new Date(cash.rate_at), time_zone) }) : null;
  return { main, usd: usd(cash.usd), rate };
}
