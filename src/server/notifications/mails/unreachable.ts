// A host's phone is unreachable: to host and coordinators (docs/domain/hosts.md#email-instead).
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import type { Unreachable } from '#src/server/phone/reach-queries.ts';
import type { MailContent } from './mail.ts';

export type UnreachableMail = (about: Unreachable & { isStopped: boolean }, url: string) => MailContent;

export const hostUnreachable: UnreachableMail = ({ host_name, is_own: isOwn, isStopped }, url) => {
  const name = personName(host_name);
  const reason = isStopped
    ? isOwn
      ? 'reach.ownStopped'
      : 'reach.stopped'
    : isOwn
      ? 'reach.ownFailed'
      : 'reach.failed';
  return {
    subject: isOwn ? t('reach.ownSubject') : t('reach.subject', { name }),
    heading: isOwn ? t('reach.ownSubject') : t('reach.subject', { name }),
    lines: [t(reason, { name }), t('reach.mail')],
    facts: [],
    button: { label: t('reach.button'), url },
    closing: [],
  };
};
