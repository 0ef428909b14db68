// Decisions on ambassador applications (docs/domain/partners.md#applications).
import { recommendedUrl, userUrls } from '#src/contract/addresses/user-urls.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { manyLines, oneLine, personName } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { findMailedDecision, type MailedDecision } from '#src/server/features/partner/index.ts';
import type { MailContent } from './mail.ts';
import { type FindNotice, noticeId } from '#src/server/notifications/notice.ts';

type DecisionFacts = Pick<MailedDecision, 'first_name' | 'is_accepted' | 'note' | 'code'>;

/** Explains how to get an account, if there is none. */
export function decisionMail({ first_name, is_accepted, note, code }: DecisionFacts, origin: string): MailContent {
  const words = { name: personName(first_name) };
  const facts = note === '' ? [] : [{ label: t('ambassador.note'), value: manyLines(note) }];
  if (!is_accepted)
    return {
      subject: t('ambassador.declined.subject'),
      heading: t('ambassador.declined.heading', words),
      lines: [t('ambassador.declined.line')],
      facts,
      button: null,
      closing: [],
    };
  const link = code === null ? null : origin + recommendedUrl(code);
  return {
    subject: t('ambassador.accepted.subject'),
    heading: t('ambassador.accepted.heading', words),
    lines: [t(link === null ? 'ambassador.accepted.noAccount' : 'ambassador.accepted.line')],
    facts: [
      ...(code === null || link === null
        ? []
        : [
            { label: t('ambassador.code'), value: oneLine(code) },
            { label: t('ambassador.link'), value: link },
          ]),
      ...facts,
    ],
    button:
      link === null
        ? { label: t('ambassador.button.account'), url: origin + userUrls.signup }
        : { label: t('ambassador.button.open'), url: origin + routes.dashboard.path },
    closing: [t('ambassador.accepted.closing')],
  };
}

export const findDecisionNotice: FindNotice = async ({ db }, payload) => {
  const id = noticeId(payload, 'application_id');
  const found = id === null ? null : await findMailedDecision(db, id);
  return found && { email: found.email, locale: found.locale, write: (origin) => decisionMail(found, origin) };
};
