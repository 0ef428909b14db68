// The letter to who invited, once the friend's experience has taken place (docs/invites.md#thanks).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { priceText } from '#src/texts/money-text.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import type { MailedThanks } from '#src/server/features/partner/index.ts';
import type { Letter } from './letter.ts';

export type InviteLetter = (thanks: MailedThanks, origin: string) => Letter;

export const inviteEarned: InviteLetter = ({ first_name, code, valid_until }, origin) => {
  const words = {
    name: personName(first_name),
    amount: priceText(priceCurrency().figures.invite_gift),
    minimum: priceText(priceCurrency().figures.invite_minimum),
  };
  return {
    subject: t('inviteEarned.subject', words),
    heading: t('inviteEarned.heading', words),
    lines: [t('inviteEarned.line', words)],
    first: [{ label: t('fact.code'), value: code }],
    facts: [{ label: t('fact.codeUntil'), value: civilDay(valid_until.toISOString().slice(0, 10)) }],
    button: { label: t('inviteEarned.button'), url: origin },
    closing: [],
  };
};
