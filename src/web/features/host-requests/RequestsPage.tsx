import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { useMore } from '#src/web/api/use-more.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { HostShell } from '#src/web/host/HostShell.tsx';
import type { Panel } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { Entry, Requests, RequestsData } from './load.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { RequestCard } from './RequestCard.tsx';
import { t } from './texts.ts';
import { useServerNow } from './time-left.ts';

const { path } = routes['host-requests'];
const addressOf = (state: RequestsData['state'], hostId: string | null): string =>
  `${path}${buildQuery({ tab: state === 'answered' ? state : undefined, host: hostId ?? undefined })}`;

/** Requests and questions: what ends first comes first, of all hosts at once. */
export function RequestsPage({ data }: { readonly data: RequestsData }) {
  return (
    <HostShell panel={data.panel} title={t('title')} isForAll>
      {(_host, panel) => data.list && <Inside panel={panel} data={data} list={data.list} />}
    </HostShell>
  );
}

interface InsideProps {
  readonly panel: Panel;
  readonly data: RequestsData;
  readonly list: Requests;
}

function Inside({ panel, data: { state, hostId }, list }: InsideProps) {
  const tabs = (['waiting', 'answered'] as const).map((one) => ({
    href: addressOf(one, hostId),
    label: t(`tab.${one}`, { count: list.waiting }),
    isHere: one === state,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChooseOne panel={panel} state={state} hostId={hostId} />
      <LinkTabs label={t('tabs')} tabs={tabs} />
      {state === 'waiting' && list.total > 0 && <NoScriptNote>{t('noScript')}</NoScriptNote>}
      <List key={`${state}${hostId}`} state={state} hostId={hostId} list={list} isMany={panel.hosts.length > 1} />
    </div>
  );
}

/** One of several hosts, or all of them, which is what comes first. */
function ChooseOne({ panel, state, hostId }: Pick<InsideProps, 'panel'> & Pick<RequestsData, 'state' | 'hostId'>) {
  const { navigate } = useNavigation();
  const fitting = panel.hosts.filter((host) => host.acts.includes('requests'));
  if (fitting.length < 2) return null;
  return (
    <div className="needs-script max-w-100">
      <Select
        label={t('hosts.label')}
        options={[{ value: '', label: t('hosts.all') }, ...fitting.map(({ id, name }) => ({ value: id, label: name }))]}
        value={hostId ?? ''}
        onChange={(event) => navigate(addressOf(state, event.target.value || null))}
      />
    </div>
  );
}

interface ListProps extends Pick<RequestsData, 'state' | 'hostId'> {
  readonly list: Requests;
  readonly isMany: boolean;
}

function List({ state, hostId, list, isMany }: ListProps) {
  const { api } = useApp();
  const { path: here, search, navigate } = useNavigation();
  const now = useServerNow(list.now);
  const [said, setSaid] = useState<{ readonly text: string; readonly tone: 'success' | 'warning' } | null>(null);
  const shown = useMore(list, async (offset) => {
    const answer = await api('request/list', { state, offset, ...(hostId !== null && { host_id: hostId }) });
    return answer.ok ? answer.data : failureText(answer);
  });
  /** The list as it is now: what was answered, here or in another window, is gone from it. */
  const after = (text: string, tone: 'success' | 'warning'): void => {
    setSaid({ text, tone });
    navigate(here + search, { replace: true });
  };
  const work = {
    now,
    isMany,
    onDone: (text: string) => after(text, 'success'),
    onTaken: () => after(t('taken'), 'warning'),
  };
  return (
    <>
      {said !== null && <Banner tone={said.tone}>{said.text}</Banner>}
      {shown.data.length === 0 ? (
        <EmptyState title={t(`empty.${state}`)}>{t(`empty.${state}Text`)}</EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shown.data.map((entry) => (
            <li key={idOf(entry)}>
              {entry.kind === 'request' ? (
                <RequestCard entry={entry} {...work} />
              ) : (
                <QuestionCard entry={entry} {...work} />
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={shown} label={t('more')} busyLabel={t('busy')} />
    </>
  );
}

const idOf = (entry: Entry): string => (entry.kind === 'request' ? entry.booking.id : entry.inquiry.id);
