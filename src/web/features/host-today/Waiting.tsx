import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import type { Panel } from '#src/web/host/panel.ts';
import { sectionUrl } from '#src/web/host/sections.ts';
import { unreadOf } from '#src/web/layout/UnreadBadge.tsx';
import { useSession } from '#src/web/session/session.ts';
import { StepList, type NextStep } from '#src/web/ui/links/StepList.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Day } from './load.ts';
import { t } from './t.ts';
import { leftText } from './left-text.ts';

interface WaitingProps {
  readonly waiting: Day['waiting'];
  /** The server's time. */
  readonly now: string;
  readonly panel: Panel;
}

/** What needs an answer before anything else: requests with their time left, questions, messages. Nothing for guides. */
export function Waiting({ waiting, now, panel }: WaitingProps) {
  const unread = unreadOf(useSession());
  const mayTalk = panel.hosts.some(({ acts }) => acts.includes('messages'));
  const lines = [...requestLines(waiting, now, panel), ...otherLines(waiting.questions, mayTalk ? unread : 0, panel)];
  if (lines.length === 0) return null;
  return <StepList title={t('wait.title')} steps={lines} />;
}

function requestLines({ requests }: Day['waiting'], now: string, panel: Panel): NextStep[] {
  return requests.map(({ id, first_name: name, pax, title, date, time, until }) => ({
    key: id,
    title: t('wait.request', { name, pax, title }),
    text: t('wait.requestText', { when: `${dateText(date)}, ${time}`, left: leftText(now, until) }),
    href: sectionUrl('host-requests', panel),
    isOurs: true,
  }));
}

function otherLines(questions: number, messages: number, panel: Panel): NextStep[] {
  const line = (key: 'questions' | 'messages', count: number, href: string): NextStep[] =>
    count === 0 ? [] : [{ key, title: t(`wait.${key}`, { count }), text: t(`wait.${key}Text`), href, isOurs: true }];
  return [
    ...line('questions', questions, `${dashboardInquiryUrl()}?as=host`),
    ...line('messages', messages, sectionUrl('host-replies', panel)),
  ];
}
