// Emails about an account (docs/domain/accounts.md#emails).
import { requestMinutes } from '#src/domain/account/mailed-request.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';
import { localMoment, t } from '#src/server/booking-texts/words.ts';
import type { MailedAccount } from '#src/server/features/account/index.ts';
import type { Fact } from './layout.ts';
import type { AccountMail, MailContent } from './mail.ts';

interface Words {
  subject: string;
  heading: string;
  lines: string[];
  button?: MailContent['button'];
  facts?: Fact[];
  closing?: string[];
}

function mailOf({ button = null, facts = [], closing = [], ...words }: Words): MailContent {
  return { ...words, button, facts, closing };
}

const hours = requestMinutes['sign-up'] / 60;

/** Tells only the address's owner (docs/domain/accounts.md#registering). */
const emailInUse = (origin: string): MailContent =>
  mailOf({
    subject: t('signUpKnown.subject'),
    heading: t('signUpKnown.heading'),
    lines: [t('signUpKnown.line'), t('signUpKnown.forgot')],
    button: { label: t('signUpKnown.button'), url: origin + userUrls.login },
    facts: [
      {
        label: t('signUpKnown.password'),
        value: '',
        link: { label: t('reset.button'), url: origin + userUrls.forgot },
      },
    ],
    closing: [t('account.notYou')],
  });

export const signUp: AccountMail = ({ url, isTaken }, { origin }) => {
  if (isTaken || url === null) return emailInUse(origin);
  return mailOf({
    subject: t('signUp.subject'),
    heading: t('signUp.heading'),
    lines: [t('signUp.line'), t('link.hours', { hours })],
    button: { label: t('account.newOpen'), url },
    closing: [t('signUp.notYou')],
  });
};

export const signIn: AccountMail = ({ url }) =>
  url === null
    ? null
    : mailOf({
        subject: t('signIn.subject'),
        heading: t('signIn.heading'),
        lines: [t('signIn.line', { minutes: requestMinutes['sign-in'] })],
        button: { label: t('signIn.button'), url },
        closing: [t('account.notYou')],
      });

export const reset: AccountMail = ({ url }) =>
  url === null
    ? null
    : mailOf({
        subject: t('reset.subject'),
        heading: t('reset.heading'),
        lines: [t('reset.line', { minutes: requestMinutes.reset })],
        button: { label: t('reset.button'), url },
        closing: [t('account.notYou')],
      });

export const deletion: AccountMail = ({ url }) =>
  url === null
    ? null
    : mailOf({
        subject: t('delete.subject'),
        heading: t('delete.heading'),
        lines: [t('delete.line', { minutes: requestMinutes.delete }), t('delete.what')],
        button: { label: t('delete.button'), url },
        closing: [t('delete.notYou')],
      });

export const address: AccountMail = ({ url, isTaken, email }, { origin }) => {
  if (isTaken || url === null) return emailInUse(origin);
  return mailOf({
    subject: t('address.subject'),
    heading: t('address.heading'),
    lines: [t('address.line', { email }), t('link.hours', { hours })],
    button: { label: t('address.button'), url },
    closing: [t('signUp.notYou')],
  });
};

export const addressChanged: AccountMail = ({ changed }) =>
  changed === null
    ? null
    : mailOf({
        subject: t('addressChanged.subject'),
        heading: t('addressChanged.heading'),
        lines: [t('addressChanged.line')],
        facts: [
          { label: t('addressChanged.old'), value: changed.old },
          { label: t('addressChanged.new'), value: changed.new },
        ],
        closing: [t('account.tellUs')],
      });

export const passwordChanged: AccountMail = (_about, { origin }) =>
  mailOf({
    subject: t('passwordChanged.subject'),
    heading: t('passwordChanged.heading'),
    lines: [t('passwordChanged.line')],
    button: { label: t('signIn.button'), url: origin + userUrls.login },
    closing: [t('passwordChanged.notYou'), t('account.tellUs')],
  });

export const newDevice: AccountMail = ({ device, at }, { origin }) =>
  mailOf({
    subject: t('newDevice.subject'),
    heading: t('newDevice.heading'),
    lines: [t('newDevice.line')],
    button: { label: t('newDevice.button'), url: `${origin}/dashboard/account#devices` },
    facts: [
      { label: t('newDevice.device'), value: deviceWords(device) },
      ...(at === null ? [] : [{ label: t('fact.when'), value: localMoment(at, 'UTC', 'UTC') }]),
    ],
    closing: [t('newDevice.notYou')],
  });

const factorNotice =
  (
    what: 'factorOn' | 'factorOff' | 'factorRelease' | 'recoveryUsed' | 'passkeyAdded' | 'passkeyRemoved',
  ): AccountMail =>
  ({ device }, { origin }) =>
    mailOf({
      subject: t(`${what}.subject`),
      heading: t(`${what}.subject`),
      lines: [t(`${what}.line`)],
      button: { label: t('factor.button'), url: `${origin}/dashboard/account#two-step` },
      facts: what.startsWith('passkey') ? [{ label: t('newDevice.device'), value: deviceWords(device) }] : [],
      closing: [t('passwordChanged.notYou'), t('account.tellUs')],
    });

export const factorOn = factorNotice('factorOn');
export const factorOff = factorNotice('factorOff');
export const factorRelease = factorNotice('factorRelease');
export const passkeyAdded = factorNotice('passkeyAdded');
export const passkeyRemoved = factorNotice('passkeyRemoved');
export const recoveryUsed = factorNotice('recoveryUsed');

/** Every operator hears of command-line changes. */
export const operatorChanged: AccountMail = ({ changed }, { origin }) => {
  const act = (['made', 'reset', 'freed'] as const).find((one) => one === changed?.new);
  if (changed === null || act === undefined) return null;
  return mailOf({
    subject: t(`operator.${act}.subject`, { email: changed.old }),
    heading: t(`operator.${act}.subject`, { email: changed.old }),
    lines: [t('operator.line'), t(`operator.${act}.line`)],
    button: { label: t('operator.button'), url: origin + adminRoutes['admin-audit'].path },
    closing: [t('operator.notYou')],
  });
};

function deviceWords({ browser, system }: MailedAccount['device']): string {
  if (browser === null && system === null) return t('device.unknown');
  if (browser === null || system === null) return browser ?? system ?? '';
  return t('device.both', { browser, system });
}

export const bookings: AccountMail = (about, { origin, tokenOf }) =>
  mailOf({
    subject: t('bookings.subject'),
    heading: t('bookings.heading', { count: about.bookings.length }),
    lines: [t('bookings.line')],
    facts: about.bookings.map((booking) => ({
      label: booking.ref,
      value: `${booking.title}\n${localMoment(booking.starts_at, booking.time_zone, booking.city_name)}`,
      link: {
        label: t('bookings.open'),
        url: origin + bookingDetailUrl({ ref: booking.ref, token: tokenOf(booking) }),
      },
    })),
    closing: [t('account.notYou')],
  });

/** Connects or makes an account; only the owner reads which. */
export const identity: AccountMail = ({ url, provider, hasAccount }) => {
  if (url === null || provider === null) return null;
  const site = t(`site.${provider}`);
  return mailOf({
    subject: t(hasAccount ? 'identity.subject' : 'identityNew.subject', { site }),
    heading: t(hasAccount ? 'identity.heading' : 'identityNew.heading', { site }),
    lines: [
      t(hasAccount ? 'identity.line' : 'identityNew.line', { site }),
      t('identity.here', { minutes: requestMinutes.identity }),
    ],
    button: { label: t(hasAccount ? 'identity.button' : 'identityNew.button', { site }), url },
    closing: [t('identity.notYou')],
  });
};

const identityNotice =
  (what: 'identityAdded' | 'identityRemoved'): AccountMail =>
  ({ provider }, { origin }) => {
    if (provider === null) return null;
    const site = t(`site.${provider}`);
    return mailOf({
      subject: t(`${what}.subject`, { site }),
      heading: t(`${what}.subject`, { site }),
      lines: [t(`${what}.line`, { site })],
      button: { label: t('factor.button'), url: `${origin}/dashboard/account#connected` },
      closing: [t('passwordChanged.notYou'), t('account.tellUs')],
    });
  };

export const identityAdded = identityNotice('identityAdded');
export const identityRemoved = identityNotice('identityRemoved');
