// What a printed voucher says, from the same answer that its page shows (docs/domain/bookings.md#voucher).
import { sayDistance } from '#src/domain/map/distance.ts';
import { waysTo } from '#src/domain/map/landmarks.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { unitsToMinor } from '#src/domain/money/currencies.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { fullName, manyLines, oneLine } from '#src/server/booking-texts/clean-words.ts';
import {
  civilDay,
  clock,
  guestWords,
  localMoment,
  shortDay,
  moneyWords,
  mapUrl,
  telUrl,
} from '#src/server/booking-texts/words.ts';
import { t } from '#src/server/features/pdf/texts.ts';
import { canPrint } from './text-runs.ts';

export type Detail = CallOutput<'booking/detail'>;

/** A paragraph of a fact; `url` makes it a link. */
export interface FactPart {
  text: string;
  url?: string;
}

export interface PaperFact {
  label: string;
  parts: readonly FactPart[];
}

/** The facts in the order of the sheet. Empty ones are left out. */
export function voucherFacts(detail: Detail): PaperFact[] {
  const { host, meeting_point: point } = detail;
  const phone = host.phone === null ? [] : [{ text: host.phone, url: telUrl(host.phone) }];
  const facts: [string, FactPart[]][] = [
    [t('voucher.when'), textParts(whenWords(detail))],
    [t('voucher.guests'), textParts(guestsWords(detail))],
    [
      t('voucher.addons'),
      textParts(detail.addons.map(({ title, count }) => t('voucher.addon', { title, count })).join('\n')),
    ],
    [
      t('voucher.meeting'),
      [
        ...textParts(manyLines(point.text)),
        ...textParts(wayWords(point)),
        { text: t('voucher.point', placeOf(point)), url: mapUrl(point) },
      ],
    ],
    [t('voucher.pickup'), textParts(oneLine(detail.pickup?.address ?? ''))],
    [t('voucher.bring'), textParts(detail.bring.map(oneLine).join(' · '))],
    [t('voucher.host'), [...textParts(host.name), ...phone]],
    [t('voucher.cancel'), textParts(isAhead(detail) ? cancelWords(detail) : '')],
  ];
  return facts.filter(([, parts]) => parts.length > 0).map(([label, parts]) => ({ label, parts }));
}

function textParts(text: string): FactPart[] {
  return text === '' ? [] : [{ text }];
}

/** Latitude and longitude to about a metre. */
export function placeOf({ latitude, longitude }: Detail['meeting_point']): { latitude: string; longitude: string } {
  return { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
}

/** How far it is from what people know: the nearest landmark, and the middle of the city. */
function wayWords(point: Detail['meeting_point']): string {
  const directions = waysTo(point);
  return [...directions.filter(({ isCity }) => !isCity).slice(0, 1), ...directions.filter(({ isCity }) => isCity)]
    .map(({ name, km, isCity }) => {
      const far = lengthText(sayDistance(km, 'metric'));
      return isCity ? t('voucher.fromCentre', { far, city: name }) : t('voucher.from', { far, place: name });
    })
    .join(' · ');
}

function whenWords({ starts_at, ends_at, time_zone, course }: Detail): string {
  const moment = localMoment(new Date(starts_at), time_zone, course.city_name);
  return t('voucher.whenUntil', { moment, end: clock(new Date(ends_at), time_zone) });
}

/** A name in letters that no typeface here has is not named at all: half a name is another name. */
function guestsWords({ pax, contact }: Detail): string {
  const name = fullName(contact);
  const guests = guestWords(pax);
  return canPrint(name) ? t('voucher.guestsOf', { guests, name }) : t('voucher.guestsUnnamed', { guests });
}

/** Each deadline of the booking's own terms, the most generous first. */
function cancelWords({ policy, course }: Detail): string {
  if (policy.deadlines.length === 0) return t('voucher.noRefund');
  const lines = policy.deadlines.map(({ until, percent }) => {
    const [date = '', time = ''] = until.split('T');
    const words = { moment: `${civilDay(date)}, ${time}`, city: course.city_name, percent };
    return t(percent === 100 ? 'voucher.freeUntil' : 'voucher.partUntil', words);
  });
  return lines.join('\n');
}

/** Once it is over no one has to bring anything any more. */
export function isAhead({ booking_status: status }: Detail): boolean {
  return status === 'confirmed' || status === 'checked_in';
}

/** Cash in the currency of the place, and in the currency of prices below it; null when there is none to bring. */
export function cashLines({ cash, time_zone }: Detail): { main: string; about: string } | null {
  if (cash.usd === 0) return null;
  const usd = priceText(wireCents(cash.usd));
  const main = cash.amount === null ? usd : moneyWords(unitsToMinor(cash.amount, cash.currency), cash.currency);
  const rate = cash.rate_at ? [t('voucher.cashRate', { day: shortDay(new Date(cash.rate_at), time_zone) })] : [];
  const dollars = cash.amount === null ? [] : [usd];
  return { main, about: [...dollars, t('voucher.cashDay'), ...rate].join(', ') };
}
