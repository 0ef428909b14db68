// The warning to who wrote what was reported; who reported it is not named (docs/reports.md#what-can-be-done).
import { messagesUrl } from '#src/contract/addresses/urls.ts';
import { oneLine } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { findMailedWarning, type MailedWarning } from '#src/server/features/report/index.ts';
import type { Letter } from '#src/server/notices/letter.ts';
import { type FindNews, newsId } from './news.ts';

/** Names the conversation by its experience, and the rule. */
export function warningLetter({ title, reason }: Pick<MailedWarning, 'title' | 'reason'>, origin: string): Letter {
  return {
    subject: t('warning.subject', { title: oneLine(title) }),
    heading: t('warning.heading'),
    lines: [t(`warning.reason.${reason}`), t('warning.line')],
    facts: [{ label: t('fact.experience'), value: oneLine(title) }],
    button: { label: t('warning.button'), url: origin + messagesUrl() },
    closing: [t('warning.closing')],
  };
}

export const findWarningNews: FindNews = async ({ db }, payload) => {
  const id = newsId(payload, 'report_id');
  const warning = id === null ? null : await findMailedWarning(db, id);
  return warning && { email: warning.email, locale: warning.locale, write: (origin) => warningLetter(warning, origin) };
};
