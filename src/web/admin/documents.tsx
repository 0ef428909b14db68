// /admin/documents: hosts' credentials for review (docs/domain/hosts.md#document-access).
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useMore } from '#src/web/platform/api/use-more.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { t } from './documents-texts.ts';

const { path } = adminRoutes['admin-documents'];

type Queued = CallOutput<'credential/queue'>['data'][number];

interface Extra {
  readonly state: 'waiting' | 'decided';
}

const stateIn = (url: URL) => (url.searchParams.get('tab') === 'decided' ? 'decided' : 'waiting');

/** Pending ones, oldest first; or decided ones. */
export const { load, Page } = adminPage({
  call: 'credential/queue',
  input: (_, url) => ({ state: stateIn(url) }),
  title: () => t('title'),
  extra: async ({ url }): Promise<Extra> => ({ state: stateIn(url) }),
  Body: (props) => <Credentials key={props.state} {...props} />,
});

function Credentials({ data: queue, state }: BodyProps<'credential/queue', Extra>) {
  const { api } = useApp();
  const { path: here, search, navigate } = useNavigation();
  const [notice, setNotice] = useState<{ readonly text: string; readonly tone: 'success' | 'warning' } | null>(null);
  const list = useMore(queue, async (offset) => {
    const answer = await api('credential/queue', { state, offset });
    return answer.ok ? answer.data : failureText(answer);
  });
  const after = (text: string | null): void => {
    setNotice(text === null ? { text: t('taken'), tone: 'warning' } : { text, tone: 'success' });
    navigate(here + search, { replace: true });
  };
  const tabs = (['waiting', 'decided'] as const).map((one) => ({
    href: one === 'waiting' ? path : `${path}?tab=decided`,
    label: t(`tab.${one}`),
    isHere: one === state,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LinkTabs label={t('tabs')} tabs={tabs} />
      {notice !== null && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {list.data.length === 0 ? (
        <EmptyState title={t(`empty.${state}`)}>{t(`empty.${state}Text`)}</EmptyState>
      ) : (
        <>
          <p className="text-small text-ink-2">{t('logged')}</p>
          <NoScriptNote>{t('noScript')}</NoScriptNote>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {list.data.map((credential) => (
              <li key={credential.id}>
                <QueuedCard credential={credential} onEnd={after} />
              </li>
            ))}
          </ul>
        </>
      )}
      <MoreButton list={list} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}

interface QueuedCardProps {
  readonly credential: Queued;
  /** Null when a colleague was faster. */
  readonly onEnd: (message: string | null) => void;
}

/** The file loads on request only, because each view is logged. */
function QueuedCard({ credential, onEnd }: QueuedCardProps) {
  const { kind, state, host, expires_on: until, sent_at: at, sent_by: by, words: note, views } = credential;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-surface p-(--pad)">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h4 font-bold wrap-anywhere">
          {t('picture', { credential: t(`kind.${kind}`), name: host.name })}
        </h2>
        <span className="flex flex-wrap gap-2">
          {host.is_id_verified && (
            <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
              {t('badge')}
            </Badge>
          )}
          <Badge tone={state === 'verified' ? 'success' : state === 'waiting' ? 'marigold' : 'sand'}>
            {t(`state.${state}`)}
          </Badge>
        </span>
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">
        {until === null ? t('until.none') : t('until', { date: dateText(until) })} ·{' '}
        {t('sent', { at: instantText(at, 'UTC'), name: by })}
      </p>
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{t('why', { words: note })}</p>}
      <File credential={credential} />
      <details className="text-small">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('views.title', { count: views.length })}
        </summary>
        <ul className="grid gap-1">
          {views.map((view) => (
            <li key={`${view.at}${view.act}`} className="numbers wrap-anywhere">
              {t(`views.${view.act}`, { at: instantText(view.at, 'UTC'), by: view.by })}
            </li>
          ))}
        </ul>
      </details>
      {(state === 'waiting' || state === 'verified') && <Decide credential={credential} onEnd={onEnd} />}
    </article>
  );
}

function File({ credential: { file, url, kind, host } }: Pick<QueuedCardProps, 'credential'>) {
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const values = { credential: t(`kind.${kind}`), name: host.name };
  if (file === 'pdf')
    return (
      <a href={url} download className={`${buttonLook('secondary')} justify-self-start`}>
        {t('save')}
      </a>
    );
  if (!isOpen)
    return (
      <Button
        kind="secondary"
        className="justify-self-start"
        aria-label={t('open.of', values)}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
    );
  if (isLost) return <Banner tone="error">{t('lost')}</Banner>;
  return (
    <img
      src={url}
      alt={t('picture', values)}
      className="max-h-[70vh] max-w-full justify-self-start rounded-card border border-line"
      onError={() => setLost(true)}
    />
  );
}

/** Verifies with an expiry date, or rejects with a note; a verified credential can still be rejected. */
function Decide({
  credential,
  onEnd,
}: {
  readonly credential: Queued;
  readonly onEnd: (message: string | null) => void;
}) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isRefusing, setRefusing] = useState(false);
  const [note, setNote] = useState('');
  const [until, setUntil] = useState(credential.expires_on ?? '');
  const send = (decision: 'verified' | 'refused'): void =>
    void run(async () => {
      const trimmed = note.trim();
      if (decision === 'refused' && trimmed === '') return t('decide.missing');
      const answer = await api('credential/decide', {
        document_id: credential.id,
        decision,
        ...(decision === 'refused' && { words: trimmed }),
        ...(decision === 'verified' && until !== '' && { expires_on: until }),
      });
      if (answer.ok) onEnd(answer.data.message);
      else if (isRefusedAs(answer, 'document-decided') || isRefusedAs(answer, 'document-not-found')) onEnd(null);
      else if (answer.kind === 'refusal') return answer.error.fields?.['expires_on'] ?? answer.error.message;
      else return failureText(answer);
      return null;
    });
  if (isRefusing)
    return (
      <div className="grid max-w-160 gap-3">
        <FormMessage text={trouble} />
        <TextArea
          label={t('decide.words')}
          hint={t('decide.wordsHint')}
          maxLength={500}
          rows={3}
          value={note}
          autoFocus
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" loading={busy} loadingLabel={t('busy')} onClick={() => send('refused')}>
            {t('decide.refuse')}
          </Button>
          <Button kind="secondary" onClick={() => setRefusing(false)}>
            {t('decide.back')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="needs-script grid max-w-160 gap-3">
      <FormMessage text={trouble} />
      {credential.state === 'waiting' && (
        <TextField
          type="date"
          label={t('decide.until')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {credential.state === 'waiting' && (
          <Button loading={busy} loadingLabel={t('busy')} onClick={() => send('verified')}>
            {t('verify')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
      </div>
    </div>
  );
}
