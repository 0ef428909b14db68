// Letters to hosts about where their money goes and what was paid to them (docs/domain/payouts.md#changes, docs/domain/payouts.md#runs).
import { payoutHoldHours } from '#src/domain/earnings/payout-state.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { priceText } from '#src/texts/money-text.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { Fact } from './layout.ts';
import type { AccountLetter, Letter } from './letter.ts';

type About = NonNullable<MailedAccount['payout']>;

/** Opens the page of earnings; a host without a login there is asked for it. */
function letterOf(
  origin: string,
  words: { subject: string; heading: string; lines: string[]; facts?: Fact[]; closing?: string[] },
): Letter {
  const { facts = [], closing = [], ...rest } = words;
  return { ...rest, facts, closing, button: { label: t('payout.button'), url: origin + routes['host-earnings'].path } };
}

const news =
  (write: (about: About, origin: string) => Letter): AccountLetter =>
  ({ payout }, { origin }) =>
    payout === null ? null : write(payout, origin);

const changeOf = (what: 'asked' | 'changed' | 'refused') =>
  news(({ ending, helped }, origin) => {
    if (helped !== null) return helperLetter(what, { ending, host: personName(helped) }, origin);
    return letterOf(origin, {
      subject: t(`payout.${what}.subject`),
      heading: t(`payout.${what}.subject`),
      lines: [t(`payout.${what}.line`, { hours: payoutHoldHours })],
      facts: [{ label: t('payout.account'), value: `…${ending}` }],
      closing: [what === 'refused' ? t('account.tellUs') : t('payout.notYou')],
    });
  });

/** The same to who answers for a host that cannot be written to. */
function helperLetter(
  what: 'asked' | 'changed' | 'refused',
  { ending, host }: { ending: string; host: string },
  origin: string,
): Letter {
  return letterOf(origin, {
    subject: t(`payout.helper.${what}.subject`, { host }),
    heading: t(`payout.helper.${what}.subject`, { host }),
    lines: [t(`payout.helper.${what}.line`, { host, hours: payoutHoldHours })],
    facts: [{ label: t('payout.account'), value: `…${ending}` }],
    closing: [t('account.tellUs')],
  });
}

export const payoutAsked = changeOf('asked');
export const payoutChanged = changeOf('changed');
export const payoutRefused = changeOf('refused');

export const payoutPaid = news(({ amountCents, paidOn, reference }, origin) =>
  letterOf(origin, {
    subject: t('payout.paid.subject', { amount: priceText(amountCents) }),
    heading: t('payout.paid.subject', { amount: priceText(amountCents) }),
    lines: [t('payout.paid.line')],
    facts: [
      { label: t('payout.paid.on'), value: paidOn === '' ? '' : civilDay(paidOn) },
      { label: t('payout.paid.reference'), value: reference },
    ],
  }),
);

export const payoutFailed = news(({ amountCents, reason }, origin) =>
  letterOf(origin, {
    subject: t('payout.failed.subject', { amount: priceText(amountCents) }),
    heading: t('payout.failed.subject', { amount: priceText(amountCents) }),
    lines: [t('payout.failed.line'), t('payout.failed.check')],
    facts: [{ label: t('payout.failed.reason'), value: reason }],
  }),
);
