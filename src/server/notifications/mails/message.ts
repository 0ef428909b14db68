// One email for all unread messages of a conversation (docs/domain/messages.md#unread).
import { manyLines, personName } from '#src/server/booking-texts/clean-words.ts';
import type { MailedThread } from '#src/server/booking-texts/mailed-thread-queries.ts';
import { t } from '#src/server/booking-texts/words.ts';
import type { MailContent } from './mail.ts';

/** Nothing when all was read meanwhile. */
export function unreadMessages(thread: MailedThread, url: string): MailContent | null {
  const { unread: count, title, reader, messages } = thread;
  if (count === 0) return null;
  const names = {
    guest: personName(thread.first_name),
    host: personName(thread.host_name),
    operator: t('talk.support'),
  };
  const name = reader === 'guest' ? names.host : names.guest;
  const nameOf = (side: string) => (side === 'guest' || side === 'host' ? names[side] : names.operator);
  return {
    subject: t('talk.subject', { count, name, title }),
    heading: t('talk.heading', { name }),
    lines: [t('talk.line')],
    facts: [
      ...messages.map(({ side, text, pictures }) => ({
        label: nameOf(side),
        value: [manyLines(text), pictures > 0 && t('talk.pictures', { count: pictures })].filter(Boolean).join('\n'),
      })),
      { label: t('fact.experience'), value: title },
    ],
    button: { label: t('talk.button'), url },
    closing: [t(reader === 'guest' ? 'safePay.guest' : 'talk.safe')],
  };
}
