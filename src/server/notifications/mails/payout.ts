// Emails to hosts about bank details and payouts (docs/domain/ledger.md#changes, docs/domain/ledger.md#runs).
import { payoutHoldHours } from '#src/domain/earnings/payout-state.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { priceText } from '#src/texts/money-text.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { Fact } from './layout.ts';
import type { AccountMail, MailContent } from './mail.ts';

type PayoutFacts = NonNullable<MailedAccount['payout']>;

/** Opens earnings, after a login. */
function mailOf(
  origin: string,
  words: { subject: string; heading: string; lines: string[]; facts?: Fact[]; closing?: string[] },
): MailContent {
  const { facts = [], closing = [], ...rest } = words;
  return { ...rest, facts, closing, button: { label: t('payout.button'), url: origin + routes['host-earnings'].path } };
}

const notice =
  (write: (about: PayoutFacts, origin: string) => MailContent): AccountMail =>
  ({ payout }, { origin }) =>
    payout === null ? null : write(payout, origin);

const changeOf = (what: 'asked' | 'changed' | 'refused') =>
  notice(({ ending, helped }, origin) => {
    if (helped !== null) return helperMail(what, { ending, host: personName(helped) }, origin);
    return mailOf(origin, {
      subject: t(`payout.${what}.subject`),
      heading: t(`payout.${what}.subject`),
      lines: [t(`payout.${what}.line`, { hours: payoutHoldHours })],
      facts: [{ label: t('payout.account'), value: `…${ending}` }],
      closing: [what === 'refused' ? t('account.tellUs') : t('payout.notYou')],
    });
  });

/** For helpers of unreachable hosts. */
function helperMail(
  what: 'asked' | 'changed' | 'refused',
  { ending, host }: { ending: string; host: string },
  origin: string,
): MailContent {
  return mailOf(origin, {
    subject: t(`payout.helper.${what}.subject`, { host }),
    heading: t(`payout.helper.${what}.subject`, { host }),
    lines: [t(`payout.helper.${what}.line`, { host, hours: payoutHoldHours })],
    facts: [{ label: t('payout.account'), value: `…${ending}` }],
    closing: [t('account.tellUs')],
  });
}

export const payoutChangeRequested = changeOf('asked');
export const payoutChanged = changeOf('changed');
export const payoutRefused = changeOf('refused');

export const payoutPaid = notice(({ amountCents, paidOn, reference }, origin) =>
  mailOf(origin, {
    subject: t('payout.paid.subject', { amount: priceText(amountCents) }),
    heading: t('payout.paid.subject', { amount: priceText(amountCents) }),
    lines: [t('payout.paid.line')],
    facts: [
      { label: t('payout.paid.on'), value: paidOn === '' ? '' : civilDay(paidOn) },
      { label: t('payout.paid.reference'), value: reference },
    ],
  }),
);

export const payoutFailed = notice(({ amountCents, reason }, origin) =>
  mailOf(origin, {
    subject: t('payout.failed.subject', { amount: priceText(amountCents) }),
    heading: t('payout.failed.subject', { amount: priceText(amountCents) }),
    lines: [t('payout.failed.line'), t('payout.failed.check')],
    facts: [{ label: t('payout.failed.reason'), value: reason }],
  }),
);
