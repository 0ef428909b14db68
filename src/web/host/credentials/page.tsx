import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { NoScriptNote, FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { SendForm } from './SendForm.tsx';
import { t } from './texts.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

const tones = {
  waiting: 'marigold',
  verified: 'success',
  refused: 'brand',
  expired: 'brand',
  removed: 'sand',
} as const;

function sizeText(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes < 1
    ? t('size.kilobytes', { count: Math.max(1, Math.round(bytes / 1024)) })
    : t('size.megabytes', { count: megabytes.toFixed(1) });
}

interface CredentialCardProps {
  readonly credential: Credential;
  readonly hostId: string;
  readonly onDone: (message: string) => void;
}

function CredentialCard({ credential, hostId, onDone }: CredentialCardProps) {
  const { kind, state, file, bytes, expires_on: until, words, sent_at: at, sent_by: by } = credential;
  const date = dateText(at.slice(0, 10));
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-surface p-(--pad)">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h4 font-bold">{t(`kind.${kind}`)}</h2>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">
        {until === null ? t('until.none') : t('until', { date: dateText(until) })} ·{' '}
        {t(`file.${file}`, { size: sizeText(bytes) })} ·{' '}
        {by === '' ? t('sent.nobody', { date }) : t('sent', { date, name: by })}
      </p>
      {state === 'refused' && <p className="whitespace-pre-line wrap-anywhere">{t('why', { words })}</p>}
      <Views credential={credential} />
      {state !== 'removed' && <Remove credential={credential} hostId={hostId} onDone={onDone} />}
    </article>
  );
}

function Views({ credential: { views } }: Pick<CredentialCardProps, 'credential'>) {
  const title = t('views.title', { count: views.length });
  if (views.length === 0) return <p className="text-small text-ink-2">{title}</p>;
  return (
    <details className="text-small">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{title}</summary>
      <ul className="grid gap-1">
        {views.map(({ at, by, act }) => (
          <li key={`${at}${act}`} className="numbers wrap-anywhere">
            {t(`views.${act}`, {
              at: `${instantText(at, 'UTC')} UTC`,
              by: by === '' ? t('views.nobody') : t('views.team', { name: by }),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Remove({ credential, hostId, onDone }: CredentialCardProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const remove = (): void =>
    void run(async () => {
      const answer = await api('credential/remove', { host_id: hostId, document_id: credential.id });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      return null;
    });
  const carriesBadge = credential.kind === 'id' && credential.state === 'verified';
  return (
    <div className="needs-script">
      <FormMessage text={trouble} />
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-small">{t(carriesBadge ? 'remove.badge' : 'remove.text')}</p>
          <Button kind="danger" size="small" loading={busy} loadingLabel={t('busy')} onClick={remove}>
            {t('remove.sure')}
          </Button>
        </div>
      ) : (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('remove.of', { credential: t(`kind.${credential.kind}`) })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      )}
    </div>
  );
}

function DocumentsPage({ data: { panel, credentials } }: { readonly data: DocumentsData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host) => credentials && <Content key={host.id} hostId={host.id} credentials={credentials} />}
    </HostShell>
  );
}

function Content({ hostId, credentials }: { readonly hostId: string; readonly credentials: Credentials }) {
  const { path, search, navigate } = useNavigation();
  const [notice, setNotice] = useState('');
  const after = (text: string): void => {
    setNotice(text);
    scrollTo({ top: 0 });
    navigate(path + search, { replace: true });
  };
  const there = credentials.data.filter(({ state }) => state !== 'removed');
  const removed = credentials.data.filter(({ state }) => state === 'removed');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {notice !== '' && <Banner tone="success">{notice}</Banner>}
      <section aria-labelledby="why" className="rounded-panel border border-line bg-surface p-(--pad)">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="why" className="text-h4 font-bold">
            {t('why.title')}
          </h2>
          {credentials.is_id_verified ? (
            <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
              {t('badge.on')}
            </Badge>
          ) : (
            <Badge>{t('badge.off')}</Badge>
          )}
        </div>
        <p className="mt-2 text-ink-2">{t('why.text')}</p>
      </section>
      {there.length === 0 ? (
        <p className="text-ink-2">{t('list.none')}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {there.map((credential) => (
            <li key={credential.id}>
              <CredentialCard credential={credential} hostId={hostId} onDone={after} />
            </li>
          ))}
        </ul>
      )}
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <SendForm hostId={hostId} onDone={after} />
      {removed.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-bold">{t('list.removed')}</summary>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
            {removed.map((credential) => (
              <li key={credential.id}>
                <CredentialCard credential={credential} hostId={hostId} onDone={after} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

export { DocumentsPage as Page };

// /dashboard/host-panel/documents: a host's credentials (docs/domain/hosts.md#documents).

type Credentials = CallOutput<'credential/list'>;
type Credential = Credentials['data'][number];

interface DocumentsData {
  readonly panel: Panel | null;
  readonly credentials: Credentials | null;
}

export async function load(input: PageInput): Promise<PageResult<DocumentsData>> {
  const loaded = await loadPanel(input, 'documents');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, credentials: null }, head };
  const answer = await input.api('credential/list', hostOf(panel));
  return answer.ok ? { kind: 'page', data: { panel, credentials: answer.data }, head } : failed(answer);
}
