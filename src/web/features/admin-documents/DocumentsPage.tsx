import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useMore } from '#src/web/api/use-more.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { Queue, QueueData } from './load.ts';
import { QueuedCard } from './QueuedCard.tsx';
import { t } from './texts.ts';

const { path } = adminRoutes['admin-documents'];

/** Papers of hosts: those that wait, the oldest first; or those that were decided. */
export function DocumentsPage({ data: { admitted, state } }: { readonly data: QueueData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(queue) => <Inside key={state} queue={queue} state={state} />}
    </AdminShell>
  );
}

function Inside({ queue, state }: { readonly queue: Queue; readonly state: QueueData['state'] }) {
  const { api } = useApp();
  const { path: here, search, navigate } = useNavigation();
  const [said, setSaid] = useState<{ readonly text: string; readonly tone: 'success' | 'warning' } | null>(null);
  const shown = useMore(queue, async (offset) => {
    const answer = await api('paper/queue', { state, offset });
    return answer.ok ? answer.data : failureText(answer);
  });
  const after = (text: string | null): void => {
    setSaid(text === null ? { text: t('taken'), tone: 'warning' } : { text, tone: 'success' });
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
      {said !== null && <Banner tone={said.tone}>{said.text}</Banner>}
      {shown.data.length === 0 ? (
        <EmptyState title={t(`empty.${state}`)}>{t(`empty.${state}Text`)}</EmptyState>
      ) : (
        <>
          <p className="text-small text-ink-2">{t('logged')}</p>
          <NoScriptNote>{t('noScript')}</NoScriptNote>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {shown.data.map((paper) => (
              <li key={paper.id}>
                <QueuedCard paper={paper} onEnd={after} />
              </li>
            ))}
          </ul>
        </>
      )}
      <MoreButton list={shown} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}
