// Notices about accounts, invitations, conversations and messages to the operator.
import { bookingDetailUrl, hostSettingsUrl, inquiryUrl } from '#src/contract/addresses/urls.ts';
import { defaultLocale } from '#src/texts/locale.ts';
import { findMailedThread, type MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import { loadMailedAccount } from '#src/server/features/account/index.ts';
import { findMailedListing } from '#src/server/features/listing/index.ts';
import { findThanks } from '#src/server/features/partner/index.ts';
import { findUnreachable } from '#src/server/phone/reach-queries.ts';
import { deriveSecret, secretOfHash } from '#src/server/platform/secrets.ts';
import { wantsTopic } from '#src/server/notifications/choice-queries.ts';
import { stopUrlOf, withStop } from './links.ts';
import { idOf, type Setting, type SubjectRules, type Written } from './subject-rules.ts';

export const account: SubjectRules<'account'> = {
  load: (services, { payload }) => loadMailedAccount(services, payload),
  readerOf: ({ isHosting }, { email, locale, userId }) => ({
    email,
    locale,
    ...(isHosting && userId !== null && { hostId: userId }),
  }),
  write(kind, { subject }, { config: { origin }, keys }) {
    const mail = kind.mail(subject, {
      origin,
      tokenOf: ({ id, access_hash: hash }) => secretOfHash(keys, 'booking-access', id, hash),
    });
    return mail && { mail, files: [], code: null, picture: null };
  },
  short: ({ short }, { subject }) => short?.(subject) ?? null,
};

export const invite: SubjectRules<'invite'> = {
  async load({ db }, task, { topic }) {
    const id = idOf(task, 'invitation_id');
    if (id === null || (topic !== undefined && !(await wantsTopic(db, topic, id)))) return null;
    return findThanks(db, id);
  },
  readerOf: (_kind, { email, locale }) => ({ email, locale }),
  write({ mail, topic }, { subject }, { config: { origin }, keys }) {
    const written: Written = { mail: mail(subject, origin), files: [], code: null, picture: null };
    return topic === undefined ? written : withStop(written, stopUrlOf(topic, subject.id, { origin, keys }));
  },
};

export const listing: SubjectRules<'listing'> = {
  async load({ db }, task) {
    const [id, reader] = [idOf(task, 'draft_id'), idOf(task, 'reader_id')];
    return id === null || reader === null ? null : findMailedListing(db, id, reader);
  },
  readerOf: (_kind, { email, locale, is_host: isHost, host_id: hostId }) => ({
    email,
    locale,
    ...(isHost && { hostId }),
  }),
  write: ({ mail }, { subject, payload }, { config: { origin } }) => ({
    mail: mail(subject, { payload, origin }),
    files: [],
    code: null,
    picture: null,
  }),
  short: ({ short }, { subject }) => (subject.is_host ? short(subject) : null),
};

export const notice: SubjectRules<'notice'> = {
  load: (services, { payload }, { find }) => find(services, payload),
  readerOf: (_kind, { email, locale, hostId }) => ({ email, locale, ...(hostId !== undefined && { hostId }) }),
  write(_kind, { subject: { stop, write } }, { config: { origin }, keys }) {
    const written: Written = { mail: write(origin), files: [], code: null, picture: null };
    return stop === undefined ? written : withStop(written, stopUrlOf(stop.topic, stop.id, { origin, keys }));
  },
  short: (_kind, { subject }) => subject.short ?? null,
};

/** In the marketplace's language. */
export const operator: SubjectRules<'operator'> = {
  async load({ db }, task, { find, idName }) {
    const id = idOf(task, idName);
    return id === null ? null : find(db, id);
  },
  readerOf: (_kind, _written, { config: { brand, locales, mailLanguage } }) => ({
    email: brand.contacts.email,
    locale: locales.includes(mailLanguage) ? mailLanguage : defaultLocale,
  }),
  write: ({ mail }, { subject }) => ({ mail: mail(subject), files: [], code: null, picture: null }),
};

export const thread: SubjectRules<'thread'> = {
  async load({ db }, task, kind) {
    const id = idOf(task, 'thread_id');
    if (id === null || (kind.topic !== undefined && !(await wantsTopic(db, kind.topic, id)))) return null;
    return findMailedThread(db, id, kind.to);
  },
  readerOf: ({ to }, subject) =>
    to === 'host'
      ? { email: subject.host_email, locale: subject.host_locale, hostId: subject.host_id }
      : { email: subject.email, locale: subject.locale },
  write(kind, { subject }, setting) {
    const mail = kind.mail(subject, threadUrl(subject, setting));
    if (!mail) return null;
    const written: Written = { mail, files: [], code: null, picture: null };
    const { config, keys } = setting;
    if (kind.topic === undefined) return written;
    return withStop(written, stopUrlOf(kind.topic, subject.id, { origin: config.origin, keys }));
  },
  short: ({ short }, { subject }) => short?.(subject) ?? null,
};

export const unreachable: SubjectRules<'unreachable'> = {
  async load({ db }, task) {
    const [host, reader] = [idOf(task, 'host_id'), idOf(task, 'user_id')];
    if (host === null || reader === null) return null;
    return findUnreachable(db, { hostId: host, readerId: reader });
  },
  readerOf: (_kind, { email, locale, is_own: isOwn, host_id: hostId }) => ({ email, locale, ...(isOwn && { hostId }) }),
  write({ mail }, { subject, payload }, { config: { origin } }) {
    const url = origin + hostSettingsUrl(subject.host_id);
    return {
      mail: mail({ ...subject, isStopped: payload['why'] === 'stopped' }, url),
      files: [],
      code: null,
      picture: null,
    };
  },
};

/** The conversation opens by itself. */
function threadUrl(subject: MailedThread, { config: { origin }, keys }: Setting): string {
  const { reader, booking_id: booking, ref, access_hash: access, inquiry_id: inquiryId, token_hash: hash } = subject;
  if (booking !== null && ref !== null && access !== null) {
    const isHost = reader === 'host';
    const token = isHost ? deriveSecret(keys, 'host', booking) : secretOfHash(keys, 'booking-access', booking, access);
    return `${origin}${bookingDetailUrl({ ref, token })}#messages`;
  }
  if (inquiryId === null || hash === null) return origin;
  const token =
    reader === 'host'
      ? deriveSecret(keys, 'inquiry-host', inquiryId)
      : secretOfHash(keys, 'inquiry-guest', inquiryId, hash);
  return `${origin}${inquiryUrl(inquiryId, token)}#messages`;
}
