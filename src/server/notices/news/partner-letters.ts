// The letter to an ambassador or a distributor who was paid (docs/partners.md#payments).
import { routes } from '#src/contract/addresses/routes.ts';
import { priceText } from '#src/texts/money-text.ts';
import { oneLine, personName } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { findMailedPayment, type MailedPayment } from '#src/server/features/admin/partners/index.ts';
import type { Letter } from '#src/server/notices/letter.ts';
import { type FindNews, newsId } from './news.ts';

type About = Pick<MailedPayment, 'first_name' | 'amount_cents' | 'reference'>;

/** What was paid, and how the bank calls it. */
export function paidLetter({ first_name, amount_cents, reference }: About, origin: string): Letter {
  const words = { name: personName(first_name), amount: priceText(amount_cents) };
  return {
    subject: t('partnerPaid.subject', words),
    heading: t('partnerPaid.heading', words),
    lines: [t('partnerPaid.line')],
    facts: [{ label: t('partnerPaid.reference'), value: oneLine(reference) }],
    button: { label: t('partnerPaid.button'), url: origin + routes['dashboard-partner'].path },
    closing: [],
  };
}

export const findPaidNews: FindNews = async ({ db }, payload) => {
  const id = newsId(payload, 'payment_id');
  const found = id === null ? null : await findMailedPayment(db, id);
  return found && { email: found.email, locale: found.locale, write: (origin) => paidLetter(found, origin) };
};
