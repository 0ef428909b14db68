// /admin/messages/{id}: one email or phone message (docs/reference/back-office.md#messages).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminMessageUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { readMessageKey } from '#src/domain/admin/message-log.ts';
import { countText } from '#src/texts/intl.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Section } from './kit/Section.tsx';
import { adminPage, type BodyProps, type Done } from './kit/admin-page.tsx';
import { bookingUrl } from './kit/cells.tsx';
import { auditLink, Columns, type Fact, Facts } from './kit/facts.tsx';
import { useCall } from './kit/use-call.ts';
import { kindText, utc } from './kit/values.ts';
import { t } from './messages-texts.ts';

type Message = CallOutput<'admin/message'>;

/** The text, failed attempts, and resending. */
export const { load, Page } = adminPage({
  call: 'admin/message',
  input: ({ id = '' }) => (readMessageKey(id) === null ? null : { id }),
  missing: ['message-not-found'],
  title: (message) => message?.subject || t('one.title'),
  hasDataTitle: true,
  head: () => t('one.title'),
  keyOf: ({ id }) => id,
  Body,
});

function Body({ data: message, done }: BodyProps<'admin/message'>) {
  return (
    <Columns
      first={
        <>
          <Facts
            facts={factsOf(message)}
            links={[
              { href: adminRoutes['admin-messages'].path, label: t('all') },
              auditLink(`message:${message.id}`, t('audit')),
            ]}
          />
          <Resend message={message} done={done} />
          <Failures message={message} />
        </>
      }
      second={<Content message={message} />}
    />
  );
}

const linkTo = (id: string) => (
  <a key={id} href={adminMessageUrl(id)} className="link me-3">
    {id}
  </a>
);

const factsOf = (message: Message): readonly Fact[] => [
  [t('facts.to'), message.to],
  [t('facts.subject'), message.subject !== '' && <span data-content>{message.subject}</span>],
  [t('facts.kind'), kindText(message.kind)],
  [t('facts.channel'), t(`channel.${message.channel}`)],
  [t('facts.state'), t(`state.${message.state}`)],
  [t('facts.at'), utc(message.at)],
  [t('facts.sent'), utc(message.sent_at)],
  [t('facts.report'), message.delivery],
  [t('facts.tries'), countText(message.tries)],
  [t('facts.next'), utc(message.next_try_at)],
  [
    t('facts.booking'),
    message.booking_id !== null && (
      <a href={bookingUrl(message.booking_id)} className="link">
        {message.ref}
      </a>
    ),
  ],
  [t('facts.files'), message.files.join(', ')],
  [t('facts.of'), message.resend_of !== null && linkTo(message.resend_of)],
  [t('facts.resent'), message.resent.length > 0 && message.resent.map(linkTo)],
];

interface MessageProps {
  readonly message: Message;
}

function Resend({ message: { id, can, state, resends }, done }: MessageProps & { readonly done: Done }) {
  const { api } = useApp();
  const { busy, trouble, call } = useCall(['message-resent']);
  const why = t(state === 'waiting' ? 'again.none.first' : 'again.none.task');
  return (
    <Section id="again" title={t('again.title')}>
      <p className="text-ink-2">{can === null ? why : t(`again.${can}.text`)}</p>
      <FormMessage text={trouble} />
      {done.banner}
      {can !== null && (
        <Button
          kind="secondary"
          className="needs-script justify-self-start"
          loading={busy}
          loadingLabel={t('busy')}
          onClick={() => call(() => api('admin/message-resend', { id, resends }), done.onDone)}
        >
          {t(`again.${can}`)}
        </Button>
      )}
    </Section>
  );
}

function Failures({ message: { failures } }: MessageProps) {
  return (
    <Section id="failures" title={t('failures.title')}>
      {failures.length === 0 && <p className="text-ink-2">{t('failures.none')}</p>}
      <ol>
        {failures.map(({ at, error }) => (
          <li key={at} className="border-t border-line py-2.5">
            <span className="numbers block text-small text-ink-2">{utc(at)}</span>
            <span className="wrap-anywhere">{error}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Content({ message: { id, text, has_html: hasHtml } }: MessageProps) {
  return (
    <section aria-labelledby="content" className="rounded-card border border-line bg-surface p-4 tablet:p-5">
      <h2 id="content" className="text-h3">
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
