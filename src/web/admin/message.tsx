import { useState, type ReactNode } from 'react';
import { adminMessageUrl } from '#src/contract/admin/admin-urls.ts';
import { AdminShell } from './AdminShell.tsx';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './message-texts.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { WorkLink } from './WorkLink.tsx';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { countText } from '#src/texts/intl.ts';
import { channelText, kindText, stateText } from './message-words.ts';
import { readMessageKey } from '#src/domain/admin/message-log.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

const utc = (at: string): string => t('utc', { when: instantText(at, 'UTC') });
const linkTo = (id: string) => (
  <a key={id} href={adminMessageUrl(id)} className="link me-3">
    {id}
  </a>
);

/** What is known of it; what there is nothing of is left out. */
function Facts({ message }: { readonly message: Message }) {
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

/** One mail or message to a phone: what it says, every try that failed, and sending it again. */
export function MessagePage({ data: { admitted } }: { readonly data: MessageData }) {
  const title = admitted.kind === 'in' && admitted.data.subject !== '' ? admitted.data.subject : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(message) => (
        <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Facts message={message} />
            <Again key={message.id} message={message} />
            <Failures message={message} />
          </div>
          <Said message={message} />
        </div>
      )}
    </AdminShell>
  );
}

interface MessageProps {
  readonly message: Message;
}

function Again({ message: { id, can, state, resends } }: MessageProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [said, setSaid] = useState<string | null>(null);
  const send = (): void =>
    void run(async () => {
      const answer = await api('admin/message-resend', { id, resends });
      // Whatever it was, the page shows what is now.
      if (answer.ok || isRefusedAs(answer, 'message-resent')) navigate(path, { replace: true });
      if (!answer.ok) return failureText(answer);
      setSaid(answer.data.message);
      return null;
    });
  const why = state === 'waiting' ? t('again.none.first') : t('again.none.task');
  return (
    <section aria-labelledby="again">
      <h2 id="again" className="text-h3">
        {t('again.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{can === null ? why : t(`again.${can}.text`)}</p>
      <FormMessage text={trouble} />
      {said !== null && (
        <div className="mb-3">
          <Banner tone="success">{said}</Banner>
        </div>
      )}
      {can !== null && (
        <Button kind="secondary" className="needs-script" loading={busy} loadingLabel={t('busy')} onClick={send}>
          {t(`again.${can}`)}
        </Button>
      )}
    </section>
  );
}

function Failures({ message: { failures } }: MessageProps) {
  return (
    <section aria-labelledby="failures">
      <h2 id="failures" className="text-h3">
        {t('failures.title')}
      </h2>
      {failures.length === 0 && <p className="mt-1 text-ink-2">{t('failures.none')}</p>}
      <ol className="mt-2">
        {failures.map(({ at, error }) => (
          <li key={at} className="border-t border-line py-2.5">
            <span className="numbers block text-small text-ink-2">{t('utc', { when: instantText(at, 'UTC') })}</span>
            <span className="wrap-anywhere">{error}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Said({ message: { id, text, has_html: hasHtml } }: MessageProps) {
  return (
    <section aria-labelledby="said" className="rounded-card border border-line bg-surface p-4 tablet:p-5">
      <h2 id="said" className="text-h3">
        {t('said.title')}
      </h2>
      {text === '' ? (
        <p className="mt-1 text-ink-2">{t('said.none')}</p>
      ) : (
        <>
          <p className="mt-1 text-small text-ink-2">{t('said.masked')}</p>
          <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </>
      )}
      {hasHtml && (
        <a
          href={`${adminMessageUrl(id)}/mail.html`}
          target="_blank"
          rel="noreferrer"
          className="link mt-3 inline-flex min-h-11 items-center"
        >
          {t('said.html')}
        </a>
      )}
    </section>
  );
}

export { MessagePage as Page };

// /admin/messages/{id}: one mail or message to a phone (docs/back-office.md#messages).

/** A message with what it says and how it fared. */
export type Message = CallOutput<'admin/message'>;

interface MessageData {
  readonly admitted: Admitted<Message>;
}

/** Loads it. An address that names no message is a missing page, whoever asks. */
export async function load({ api, params }: PageInput): Promise<PageResult<MessageData>> {
  const id = params['id'] ?? '';
  if (readMessageKey(id) === null) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/message', { id });
  if (!answer.ok && isRefusedAs(answer, 'message-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
