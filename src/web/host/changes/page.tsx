// /dashboard/host-panel/requests: open requests of all hosts the person acts for (docs/domain/bookings.md#requests-of-a-host).
import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useMore } from '#src/web/platform/api/use-more.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { type Panel, loadPanel } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { NoScriptNote, FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { type Entry, type Requests, RequestCard } from './RequestCard.tsx';
import { t } from './texts.ts';
import { useServerNow } from './time-left.ts';
import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { EntryHead, type EntryWork, Fact } from './EntryHead.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

interface RequestsData {
  readonly panel: Panel | null;
  readonly state: 'waiting' | 'answered';
  readonly hostId: string | null;
  readonly list: Requests | null;
}

export async function load(input: PageInput): Promise<PageResult<RequestsData>> {
  const loaded = await loadPanel(input, 'requests');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const { searchParams } = input.url;
  const state = searchParams.get('tab') === 'answered' ? 'answered' : 'waiting';
  const head = { title: t('title'), robots: 'noindex' } as const;
  // Without `?host=` it covers all hosts, sorted by expiry across them.
  const hostId = searchParams.get('host') !== null && panel?.host ? panel.host.id : null;
  const data = { panel, state, hostId } as const;
  if (!panel?.host) return { kind: 'page', data: { ...data, list: null }, head };
  const answer = await input.api('request/list', { state, ...(hostId !== null && { host_id: hostId }) });
  return answer.ok ? { kind: 'page', data: { ...data, list: answer.data }, head } : failed(answer);
}

type Question = Extract<Entry, { kind: 'question' }>;

interface QuestionCardProps extends EntryWork {
  readonly entry: Question;
}

const outcomes = ['answered', 'offered', 'declined', 'expired', 'booked'] as const;

/** Answers a question with a text; an offer is made on the question's page. */
function QuestionCard({ entry: { inquiry, host, until }, ...work }: QuestionCardProps) {
  const { guest_name: name, time } = inquiry;
  const outcome = outcomes.find((one) => one === inquiry.status) ?? 'other';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-(--pad)">
      <EntryHead
        kind="question"
        title={inquiry.course_title}
        hostName={work.isMany ? host.name : null}
        until={until}
        now={work.now}
        place={{ zone: inquiry.time_zone, city: inquiry.city_name }}
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={t('fact.when')}>
          {time === null ? dateText(inquiry.date) : `${dateText(inquiry.date)}, ${time}`}
        </Fact>
        <Fact label={t('fact.party')}>
          {t('guests', { count: inquiry.pax })}, <Written>{name}</Written>
        </Fact>
      </dl>
      <blockquote className="border-s-2 border-line-strong ps-4">
        <p className="text-small text-ink-2">{t('message.guest', { name })}</p>
        <p className="whitespace-pre-line wrap-anywhere">
          <Written isBlock>{inquiry.message}</Written>
        </p>
      </blockquote>
      {until === null ? (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <Badge tone={outcome === 'booked' ? 'success' : 'sand'}>{t(`done.${outcome}`)}</Badge>
          {inquiry.answer !== '' && <p className="w-full whitespace-pre-line wrap-anywhere">{inquiry.answer}</p>}
          <a href={dashboardInquiryUrl(inquiry.id)} className="link inline-flex min-h-11 items-center">
            {t('question')}
          </a>
        </div>
      ) : (
        <Answer inquiry={inquiry} {...work} />
      )}
    </article>
  );
}

function Answer({ inquiry: { id }, onDone, onTaken }: Pick<Question, 'inquiry'> & EntryWork) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [text, setText] = useState('');
  const send = (decision: 'answer' | 'decline'): void =>
    void run(async () => {
      const message = text.trim();
      if (decision === 'answer' && message === '') return t('reply.missing');
      const answer = await api('inquiry/answer', { inquiry_id: id, decision, ...(message !== '' && { message }) });
      if (answer.ok) onDone(answer.data.message);
      else if (isRefusedAs(answer, 'inquiry-closed') || isRefusedAs(answer, 'inquiry-not-found')) onTaken();
      else return failureText(answer);
      return null;
    });
  return (
    <div className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormMessage text={trouble} />
      <TextArea
        label={t('reply.text')}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} loadingLabel={t('busy')} onClick={() => send('answer')}>
          {t('reply.send')}
        </Button>
        <a href={dashboardInquiryUrl(id)} className={buttonLook('secondary')}>
          {t('reply.offer')}
        </a>
        <Button kind="quiet" loading={busy} loadingLabel={t('busy')} onClick={() => send('decline')}>
          {t('reply.no')}
        </Button>
      </div>
    </div>
  );
}

const { path } = routes['host-requests'];
const addressOf = (state: RequestsData['state'], hostId: string | null): string =>
  `${path}${buildQuery({ tab: state === 'answered' ? state : undefined, host: hostId ?? undefined })}`;

function RequestsPage({ data }: { readonly data: RequestsData }) {
  return (
    <HostShell panel={data.panel} title={t('title')} isForAll>
      {(_host, panel) => data.list && <Content panel={panel} data={data} list={data.list} />}
    </HostShell>
  );
}

interface ContentProps {
  readonly panel: Panel;
  readonly data: RequestsData;
  readonly list: Requests;
}

function Content({ panel, data: { state, hostId }, list }: ContentProps) {
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

function ChooseOne({ panel, state, hostId }: Pick<ContentProps, 'panel'> & Pick<RequestsData, 'state' | 'hostId'>) {
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
  const [notice, setNotice] = useState<{ readonly text: string; readonly tone: 'success' | 'warning' } | null>(null);
  const more = useMore(list, async (offset) => {
    const answer = await api('request/list', { state, offset, ...(hostId !== null && { host_id: hostId }) });
    return answer.ok ? answer.data : failureText(answer);
  });
  const after = (text: string, tone: 'success' | 'warning'): void => {
    setNotice({ text, tone });
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
      {notice !== null && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {more.data.length === 0 ? (
        <EmptyState title={t(`empty.${state}`)}>{t(`empty.${state}Text`)}</EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {more.data.map((entry) => (
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
      <MoreButton list={more} label={t('more')} busyLabel={t('busy')} />
    </>
  );
}

const idOf = (entry: Entry): string => (entry.kind === 'request' ? entry.booking.id : entry.inquiry.id);

export { RequestsPage as Page };
