import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import type { ReactNode } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminMessageUrl } from '#src/contract/admin/admin-urls.ts';
import { countText } from '#src/texts/intl.ts';
import { channelText, kindText, stateText } from '#src/web/admin/message-words.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { Message } from './load.ts';
import { t } from './texts.ts';

const utc = (at: string): string => t('utc', { when: instantText(at, 'UTC') });
const linkTo = (id: string) => (
  <a key={id} href={adminMessageUrl(id)} className="link me-3">
    {id}
  </a>
);

/** What is known of it; what there is nothing of is left out. */
export function Facts({ message }: { readonly message: Message }) {
  const { booking_id: booking, resend_of: of, resent, sent_at: sent, next_try_at: next, delivery, files } = message;
  const rows: [string, ReactNode][] = [
    [t('facts.to'), message.to],
    [t('facts.subject'), message.subject],
    [t('facts.kind'), kindText(message.kind)],
    [t('facts.channel'), channelText(message.channel)],
    [t('facts.state'), stateText(message.state)],
    [t('facts.at'), utc(message.at)],
    [t('facts.sent'), sent === null ? '' : utc(sent)],
    [t('facts.report'), delivery],
    [t('facts.tries'), countText(message.tries)],
    [t('facts.next'), next === null ? '' : utc(next)],
    [
      t('facts.booking'),
      booking !== null && (
        <a href={`${adminRoutes['admin-bookings'].path}/${booking}`} className="link">
          {message.ref}
        </a>
      ),
    ],
    [t('facts.files'), files.join(', ')],
    [t('facts.of'), of !== null && linkTo(of)],
    [t('facts.resent'), resent.length > 0 && resent.map(linkTo)],
  ];
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows
          .filter(([, value]) => value !== '' && value !== false)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-small text-ink-2">{label}</dt>
              <dd className="numbers wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={adminRoutes['admin-messages'].path} className="link inline-flex min-h-11 items-center">
          {t('all')}
        </a>
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `message:${message.id}` })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}
