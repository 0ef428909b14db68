// Mails about documents of hosts: what was decided, and that one runs out (docs/documents.md).
import { routes } from '#src/contract/addresses/routes.ts';
import { manyLines, personName } from '#src/server/booking-texts/clean-words.ts';
import { civilDay, t } from '#src/server/booking-texts/words.ts';
import { findMailedPaper, type MailedPaper } from '#src/server/features/credentials/index.ts';
import type { MailContent } from './mail.ts';
import { type FindNotice, noticeId } from '#src/server/notifications/notice.ts';

type CredentialFacts = Pick<
  MailedPaper,
  'host_name' | 'kind' | 'decision' | 'expires_on' | 'words' | 'is_own' | 'host_id'
>;

const panelUrl = (origin: string, { is_own: isOwn, host_id: host }: CredentialFacts): string =>
  `${origin}${routes['host-documents'].path}${isOwn ? '' : `?host=${host}`}`;

/** What an operator has said of it. */
export function decidedMail(paper: CredentialFacts, origin: string): MailContent {
  const words = { paper: t(`paper.kind.${paper.kind}`), host: personName(paper.host_name) };
  const isGood = paper.decision === 'verified';
  const subject = t(isGood ? 'paper.verified.subject' : 'paper.refused.subject', words);
  return {
    subject,
    heading: subject,
    lines: [isGood ? t('paper.verified.line') : t('paper.refused.line')],
    facts: [
      ...(isGood ? [] : [{ label: t('paper.fact.why'), value: manyLines(paper.words) }]),
      ...(paper.expires_on === null ? [] : [{ label: t('paper.fact.until'), value: civilDay(paper.expires_on) }]),
    ],
    button: { label: t('paper.button'), url: panelUrl(origin, paper) },
    closing: [],
  };
}

/** Its last day is near, or over. */
export function endingMail(paper: CredentialFacts & { expires_on: string }, days: number, origin: string): MailContent {
  const words = {
    paper: t(`paper.kind.${paper.kind}`),
    host: personName(paper.host_name),
    day: civilDay(paper.expires_on),
  };
  const isOver = days < 0;
  const subject = t(isOver ? 'paper.over.subject' : 'paper.ending.subject', words);
  return {
    subject,
    heading: subject,
    lines: [
      t(isOver ? 'paper.over.line' : 'paper.ending.line', words),
      ...(isOver && paper.kind === 'id' ? [t('paper.badgeGone')] : []),
    ],
    facts: [{ label: t('paper.fact.until'), value: words.day }],
    button: { label: t('paper.buttonNew'), url: panelUrl(origin, paper) },
    closing: [],
  };
}

const readerOf = ({ email, locale, is_own: isOwn, host_id: hostId }: MailedPaper) => ({
  email,
  locale,
  ...(isOwn && { hostId }),
});

async function findOne(...[{ db }, payload]: Parameters<FindNotice>): Promise<MailedPaper | null> {
  const [id, reader] = [noticeId(payload, 'document_id'), noticeId(payload, 'user_id')];
  return id === null || reader === null ? null : findMailedPaper(db, id, reader);
}

export const findDecidedNotice: FindNotice = async (services, payload) => {
  const paper = await findOne(services, payload);
  if (!paper || paper.decision === 'waiting') return null;
  return { ...readerOf(paper), write: (origin) => decidedMail(paper, origin) };
};

export const findEndingNotice: FindNotice = async (services, payload) => {
  const paper = await findOne(services, payload);
  const days = payload['days'];
  if (!paper || paper.expires_on === null || typeof days !== 'number') return null;
  const about = { ...paper, expires_on: paper.expires_on };
  return { ...readerOf(paper), write: (origin) => endingMail(about, days, origin) };
};
