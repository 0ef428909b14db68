import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
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
import { kinds, type Reports, type ReportsData } from './load.ts';
import { ReportCard } from './ReportCard.tsx';
import { t } from './texts.ts';

const { path } = adminRoutes['admin-reports'];

/** What people reported: those that are open, the oldest first, by kind; or those that are closed. */
export function ReportsPage({ data }: { readonly data: ReportsData }) {
  return (
    <AdminShell admitted={data.admitted} title={t('title')}>
      {(reports) => <Inside key={`${data.state}${data.kind}`} reports={reports} data={data} />}
    </AdminShell>
  );
}

function Inside({ reports, data: { state, kind, named } }: { readonly reports: Reports; readonly data: ReportsData }) {
  const { api } = useApp();
  const { path: here, search, navigate } = useNavigation();
  const [said, setSaid] = useState<{ readonly text: string; readonly tone: 'success' | 'warning' } | null>(null);
  const shown = useMore(reports, async (offset) => {
    const answer = await api('report/list', { state, offset, ...(kind !== null && { kind }) });
    return answer.ok ? answer.data : failureText(answer);
  });
  const after = (text: string | null): void => {
    setSaid(text === null ? { text: t('taken'), tone: 'warning' } : { text, tone: 'success' });
    navigate(here + search, { replace: true });
  };
  const { counts } = reports;
  const all = kinds.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const tabs = [
    { href: path, label: t('tab.all', { count: all }), isHere: state === 'open' && kind === null },
    ...kinds.map((one) => ({
      href: `${path}${buildQuery({ kind: one })}`,
      label: t(`tab.${one}`, { count: counts[one] ?? 0 }),
      isHere: state === 'open' && kind === one,
    })),
    { href: `${path}?tab=closed`, label: t('tab.closed'), isHere: state === 'closed' },
  ];
  // The one that a task led to stands first.
  const data = shown.data.toSorted((a, b) => Number(b.id === named) - Number(a.id === named));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LinkTabs label={t('tabs')} tabs={tabs} />
      {said !== null && <Banner tone={said.tone}>{said.text}</Banner>}
      {data.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          <NoScriptNote>{t('noScript')}</NoScriptNote>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} onEnd={after} />
              </li>
            ))}
          </ul>
        </>
      )}
      <MoreButton list={shown} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}
