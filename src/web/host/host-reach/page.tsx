// /dashboard/host-panel/settings: a host's channel and language (docs/domain/hosts.md#channel-and-language).
import { useState } from 'react';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { NoScriptNote, FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ChoiceForm, type Reach } from './ChoiceForm.tsx';
import { t } from './texts.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { sectionUrl } from '#src/web/host/sections.ts';
import { type Panel, loadPanel } from '#src/web/host/panel.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

type ReachedHost = CallOutput<'reach/list'>['hosts'][number];

/** `reach` is null without permission. */
interface SettingsData {
  readonly panel: Panel | null;
  readonly reach: Reach | null;
  readonly hosts: readonly ReachedHost[];
}

export async function load(input: PageInput): Promise<PageResult<SettingsData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'settings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, reach: null, hosts: [] }, head };
  const [answer, all] = await Promise.all([
    input.api('reach/detail', { host_id: panel.host.id }),
    input.api('reach/list', {}),
  ]);
  if (!answer.ok) return failed(answer);
  if (!all.ok) return failed(all);
  return { kind: 'page', data: { panel, reach: answer.data, hosts: all.data.hosts }, head };
}

function SettingsPage({ data: { panel, reach, hosts } }: { readonly data: SettingsData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host, whole) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {hosts.length > 1 && <HostsReached panel={whole} hosts={hosts} />}
          {reach !== null && <ReachSection key={host.id} hostId={host.id} loaded={reach} />}
          <LinksSection key={`links-${host.id}`} hostId={host.id} />
        </div>
      )}
    </HostShell>
  );
}

function ReachSection({ hostId, loaded }: { readonly hostId: string; readonly loaded: Reach }) {
  const [reach, setReach] = useState(loaded);
  const [done, setDone] = useState('');
  return (
    <section
      aria-labelledby="reach-title"
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <div>
        <h2 id="reach-title" className="text-h3">
          {t('head.title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('head.text')}</p>
      </div>
      <p className="rounded-control bg-sand px-4 py-3 wrap-anywhere">
        <span className="block text-small text-ink-2">{t('now.label')}</span>
        <span className="font-medium">{nowText(reach)}</span>
      </p>
      <DeliveryWarning reach={reach} />
      {done !== '' && <Banner tone="success">{done}</Banner>}
      <NoScriptNote>{t('no.script')}</NoScriptNote>
      <div className="needs-script">
        <ChoiceForm
          hostId={hostId}
          reach={reach}
          onChange={(next, message) => {
            setReach(next);
            setDone(message);
          }}
        />
      </div>
    </section>
  );
}

function nowText({ way: channel, number, email, is_stopped: isStopped }: Reach): string {
  if (channel === 'mail' || number === null || isStopped)
    return email === '' ? t('now.nothing') : t('now.mail', { email });
  return t(`now.${channel}`, { number });
}

function DeliveryWarning({ reach: { is_stopped: isStopped, is_failing: isFailing } }: { readonly reach: Reach }) {
  const kind = isStopped ? 'stopped' : isFailing ? 'failing' : null;
  if (kind === null) return null;
  return (
    <Banner tone="warning" title={t(`${kind}.title`)}>
      {t(`${kind}.text`)}
    </Banner>
  );
}

/** Revokes links in old messages, for a lost or sold phone (docs/domain/hosts.md#revoking-links). */
function LinksSection({ hostId }: { readonly hostId: string }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [done, setDone] = useState('');
  const revoke = (): void =>
    void run(async () => {
      const answer = await api('reach/links-revoke', { host_id: hostId });
      if (!answer.ok) return failureText(answer);
      setDone(answer.data.message);
      return null;
    });
  return (
    <section
      aria-labelledby="links-title"
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <div>
        <h2 id="links-title" className="text-h3">
          {t('links.title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('links.text')}</p>
      </div>
      <FormMessage text={trouble} />
      {done !== '' && <Banner tone="success">{done}</Banner>}
      <div className="needs-script">
        <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={revoke}>
          {t('links.end')}
        </Button>
      </div>
    </section>
  );
}

interface HostsReachedProps {
  readonly panel: Panel;
  readonly hosts: readonly ReachedHost[];
}

function HostsReached({ panel, hosts }: HostsReachedProps) {
  return (
    <section aria-labelledby="hosts-title" className="max-w-160 rounded-panel border border-line bg-surface p-(--pad)">
      <h2 id="hosts-title" className="text-h3">
        {t('hosts.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {hosts.map((host) => (
          <li key={host.id}>
            <a
              href={sectionUrl('host-settings', {
                ...panel,
                host: panel.hosts.find(({ id }) => id === host.id) ?? null,
              })}
              aria-current={host.id === panel.host?.id ? 'true' : undefined}
              className="grid min-h-12 grid-cols-[minmax(0,1fr)] content-center gap-x-4 py-2 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
            >
              <span className="font-medium wrap-anywhere underline">
                <Written>{host.name}</Written>
              </span>
              <span
                className={`text-small wrap-anywhere ${needsAttention(host) ? 'font-medium text-ink' : 'text-ink-2'}`}
              >
                {stateText(host)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function needsAttention({
  is_stopped: isStopped,
  is_failing: isFailing,
  has_email: hasEmail,
  number,
}: ReachedHost): boolean {
  return isStopped || isFailing || (!hasEmail && number === null);
}

function stateText({
  way: channel,
  number,
  is_chosen,
  is_stopped,
  is_failing,
  has_pending,
  has_email,
}: ReachedHost): string {
  if (!has_email && (is_stopped || channel === 'mail' || number === null) && !has_pending) return t('hosts.nothing');
  if (is_stopped) return t('hosts.stopped');
  if (has_pending) return t('hosts.pending');
  if (!is_chosen) return t('hosts.none');
  if (channel === 'mail' || number === null) return t('hosts.mail');
  return is_failing ? t('hosts.failing', { number }) : t(`now.${channel}`, { number });
}

export { SettingsPage as Page };
