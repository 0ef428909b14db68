// Emails about host documents (docs/domain/hosts.md#documents).
import { routes } from '#src/contract/addresses/routes.ts';
import { manyLines, personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import { findMailedCredential, type MailedCredential } from '#src/server/features/credentials/index.ts';
import type { MailContent } from './mail.ts';
import { type FindNotice, noticeId } from '#src/server/notifications/notice.ts';

type CredentialFacts = Pick<
  MailedCredential,
  'host_name' | 'kind' | 'decision' | 'expires_on' | 'words' | 'is_own' | 'host_id'
>;

const panelUrl = (origin: string, { is_own: isOwn, host_id: host }: CredentialFacts): string =>
  `${origin}${routes['host-documents'].path}${isOwn ? '' : `?host=${host}`}`;

export function decidedMail(credential: CredentialFacts, origin: string): MailContent {
  const words = { credential: t(`credential.kind.${credential.kind}`), host: personName(credential.host_name) };
  const isGood = credential.decision === 'verified';
  const subject = t(isGood ? 'credential.verified.subject' : 'credential.refused.subject', words);
  return {
    subject,
    heading: subject,
    lines: [isGood ? t('credential.verified.line') : t('credential.refused.line')],
    facts: [
      ...(isGood ? [] : [{ label: t('credential.fact.why'), value: manyLines(credential.words) }]),
      ...(credential.expires_on === null
        ? []
        : [{ label: t('credential.fact.until'), value: civilDay(credential.expires_on) }]),
    ],
    button: { label: t('credential.button'), url: panelUrl(origin, credential) },
    closing: [],
  };
}

export function endingMail(
  credential: CredentialFacts & { expires_on: string },
  days: number,
  origin: string,
): MailContent {
  const words = {
    credential: t(`credential.kind.${credential.kind}`),
    host: personName(credential.host_name),
    day: civilDay(credential.expires_on),
  };
  const isOver = days < 0;
  const subject = t(isOver ? 'credential.over.subject' : 'credential.ending.subject', words);
  return {
    subject,
    heading: subject,
    lines: [
      t(isOver ? 'credential.over.line' : 'credential.ending.line', words),
      ...(isOver && credential.kind === 'id' ? [t('credential.badgeGone')] : []),
    ],
    facts: [{ label: t('credential.fact.until'), value: words.day }],
    button: { label: t('credential.buttonNew'), url: panelUrl(origin, credential) },
    closing: [],
  };
}

const readerOf = ({ email, locale, is_own: isOwn, host_id: hostId }: MailedCredential) => ({
  email,
  locale,
  ...(isOwn && { hostId }),
});

async function findOne(...[{ db }, payload]: Parameters<FindNotice>): Promise<MailedCredential | null> {
  const [id, reader] = [noticeId(payload, 'document_id'), noticeId(payload, 'user_id')];
  return id === null || reader === null ? null : findMailedCredential(db, id, reader);
}

export const findDecidedNotice: FindNotice = async (services, payload) => {
  const credential = await findOne(services, payload);
  if (!credential || credential.decision === 'waiting') return null;
  return { ...readerOf(credential), write: (origin) => decidedMail(credential, origin) };
};

export const findEndingNotice: FindNotice = async (services, payload) => {
  const credential = await findOne(services, payload);
  const days = payload['days'];
  if (!credential || credential.expires_on === null || typeof days !== 'number') return null;
  const about = { ...credential, expires_on: credential.expires_on };
  return { ...readerOf(credential), write: (origin) => endingMail(about, days, origin) };
};
