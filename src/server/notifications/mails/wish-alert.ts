// Emails about free seats and lower prices (docs/domain/accounts.md#alerts).
import { routes } from '#src/contract/addresses/routes.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { courseTripQuery } from '#src/contract/listing/trip.ts';
import type { PriceDrop } from '#src/domain/saved/alerts.ts';
import { oneLine } from '#src/server/booking-texts/clean-words.ts';
import { guestWords, shortCivilDay, t } from '#src/server/booking-texts/words.ts';
import { findLowerPrices, findFreeSeats, type LowerPrice, type FreeSeats } from '#src/server/features/saved/index.ts';
import { type FindNotice, noticeId } from '#src/server/notifications/notice.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { MailContent } from './mail.ts';

const pageOf = ({ city_slug: city, course_id: id, title }: Pick<FreeSeats, 'city_slug' | 'course_id' | 'title'>) =>
  productDetailUrl({ city, id, title });

export function seatMail(found: FreeSeats, origin: string): MailContent {
  const { date, time, pax } = found;
  const day = shortCivilDay(date);
  const words = { title: oneLine(found.title), day, guests: guestWords(pax) };
  const trip = courseTripQuery({ date, time: time ?? undefined, pax });
  return {
    subject: t('wishSeat.subject', words),
    heading: t('wishSeat.heading', words),
    lines: [t('wishSeat.line', words), t('wishSeat.money')],
    facts: [
      { label: t('fact.experience'), value: words.title },
      { label: t('fact.when'), value: time === null ? day : t('word.at', { day, time }) },
    ],
    button: { label: t('wishSeat.button'), url: origin + pageOf(found) + trip },
    closing: [],
  };
}

export function priceMail(found: readonly LowerPrice[], origin: string): MailContent {
  const count = found.length;
  return {
    subject: t('wishPrice.subject', { count }),
    heading: t('wishPrice.heading', { count }),
    lines: [t('wishPrice.line')],
    facts: found.map((one) => ({
      label: oneLine(one.title),
      value: t('wishPrice.row', { after: priceText(one.after_cents), before: priceText(one.before_cents) }),
      link: { label: t('wishPrice.open'), url: origin + pageOf(one) },
    })),
    button: { label: t('wishPrice.button'), url: origin + routes['dashboard-wishlist'].path },
    closing: [],
  };
}

export const findSeatNotice: FindNotice = async (services, payload) => {
  const id = noticeId(payload, 'alert_id');
  const found = id === null ? null : await findFreeSeats(services, id);
  if (found === null) return null;
  const { email, locale, user_id } = found;
  return { email, locale, stop: { topic: 'alerts', id: user_id }, write: (origin) => seatMail(found, origin) };
};

export const findPriceNotice: FindNotice = async (services, payload) => {
  const userId = noticeId(payload, 'user_id');
  const drops = Array.isArray(payload['drops']) ? (payload['drops'] as readonly PriceDrop[]) : [];
  const lower = userId === null ? null : await findLowerPrices(services, { userId, drops });
  if (lower === null) return null;
  const { email, locale, user_id } = lower.reader;
  return { email, locale, stop: { topic: 'alerts', id: user_id }, write: (origin) => priceMail(lower.prices, origin) };
};
