import { ChevronRight } from 'lucide-react';
import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import type { Panel } from '#src/web/host/panel.ts';
import { sectionUrl } from '#src/web/host/sections.ts';
import { unreadOf } from '#src/web/layout/UnreadBadge.tsx';
import { useSession } from '#src/web/session/session.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Day } from './load.ts';
import { t } from './texts.ts';
import { leftText } from './left-text.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface WaitingProps {
  readonly waiting: Day['waiting'];
  /** The server's time. */
  readonly now: string;
  readonly panel: Panel;
}

interface Line {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** What needs an answer before anything else: requests with their time left, questions, messages. Nothing for guides. */
export function Waiting({ waiting, now, panel }: WaitingProps) {
  const unread = unreadOf(useSession());
  const mayTalk = panel.hosts.some(({ acts }) => acts.includes('messages'));
  const lines = [...requestLines(waiting, now, panel), ...otherLines(waiting.questions, mayTalk ? unread : 0, panel)];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-h3">
        {t('wait.title')}
      </h2>
      <ul className="grid gap-3">
        {lines.map(({ key, title, text, href }) => (
          <li
            key={key}
            className="lift-host group relative flex items-center gap-4 rounded-panel border border-marigold bg-surface p-4 tablet:px-5"
          >
            <div className="min-w-0 flex-1">
              <h3 className="text-body font-bold wrap-anywhere">
                <a href={href} className="after:absolute after:inset-0 group-hover:underline">
                  <Written>{title}</Written>
                </a>
              </h3>
              <p className="text-small text-ink-2 wrap-anywhere">{text}</p>
            </div>
            <ChevronRight aria-hidden size={22} className="shrink-0 text-ink-2 rtl:-scale-x-100" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function requestLines({ requests }: Day['waiting'], now: string, panel: Panel): Line[] {
  return requests.map(({ id, first_name: name, pax, title, date, time, until }) => ({
    key: id,
    title: t('wait.request', { name, pax, title }),
    text: t('wait.requestText', { when: `${dateText(date)}, ${time}`, left: leftText(now, until) }),
    href: sectionUrl('host-requests', panel),
  }));
}

function otherLines(questions: number, messages: number, panel: Panel): Line[] {
  const line = (key: 'questions' | 'messages', count: number, href: string): Line[] =>
    count === 0 ? [] : [{ key, title: t(`wait.${key}`, { count }), text: t(`wait.${key}Text`), href }];
  return [
    ...line('questions', questions, `${dashboardInquiryUrl()}?as=host`),
    ...line('messages', messages, sectionUrl('host-replies', panel)),
  ];
}
