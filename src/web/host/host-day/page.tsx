export { load } from './load.ts';
import { Megaphone, QrCode, ChevronRight } from 'lucide-react';
import { routes } from '#src/contract/addresses/routes.ts';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { voucherCheckUrl, dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import type { Panel } from '#src/web/host/panel.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { DayPicker, Phones, leftText } from './DayTools.tsx';
import { DepartureCard } from './DepartureCard.tsx';
import { type Day, dayUrl, type Departure, type TodayData } from './load.ts';
import { t } from './texts.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { sectionUrl } from '#src/web/host/sections.ts';
import { unreadOf } from '#src/web/guest/layout/UnreadBadge.tsx';
import { useSession } from '#src/web/platform/session/session.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** Today: open requests, guests and cash to collect (docs/domain/hosts.md#today). */
export function TodayPage({ data: { panel, day, phones, hostId } }: { readonly data: TodayData }) {
  const isToday = day === null || day.date === day.today;
  const action = (
    <a href={voucherCheckUrl} className={buttonLook('primary')}>
      <QrCode aria-hidden size={20} />
      {t('check')}
    </a>
  );
  const title = isToday ? t('title') : t('title.day', { date: dateText(day.date) });
  return (
    <HostShell panel={panel} title={title} action={action} isForAll>
      {(_host, ready) =>
        day !== null && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <Waiting waiting={day.waiting} now={day.now} panel={ready} />
            <section className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label={dateText(day.date)}>
              <DayPicker day={day} panel={ready} hostId={hostId} />
              {day.departures.length === 0 ? <NoOne isToday={isToday} /> : <Departures day={day} panel={ready} />}
            </section>
            <NextDays day={day} hostId={hostId} />
            {(day.guides.length > 0 || ready.hosts.some(({ role }) => role === 'guide')) && (
              <a
                href={routes['host-guides'].path}
                className="link inline-flex min-h-11 w-fit items-center print:hidden"
              >
                {t('week.open')}
              </a>
            )}
            <Phones phones={phones} now={day.now} />
          </div>
        )
      }
    </HostShell>
  );
}

function NoOne({ isToday }: { readonly isToday: boolean }) {
  return <EmptyState title={t('empty.title')}>{t(isToday ? 'empty.today' : 'empty.later')}</EmptyState>;
}

function Departures({ day, panel }: { readonly day: Day; readonly panel: Panel }) {
  const groups = [...Map.groupBy(day.departures, ({ host_id }) => host_id).values()];
  const isGrouped = panel.hosts.length > 1;
  return (
    <>
      <Totals day={day} />
      {groups.map((departures) => (
        <Group key={departures[0]?.host_id} departures={ownFirst(departures, panel)} day={day} isNamed={isGrouped} />
      ))}
    </>
  );
}

/** A guide's own departures come first. */
function ownFirst(departures: readonly Departure[], { hosts }: Panel): readonly Departure[] {
  const host = hosts.find(({ id }) => id === departures[0]?.host_id);
  return host?.role === 'guide'
    ? [...departures.filter(({ is_led: isLed }) => isLed), ...departures.filter(({ is_led: isLed }) => !isLed)]
    : departures;
}

interface GroupProps {
  readonly departures: readonly Departure[];
  readonly day: Day;
  readonly isNamed: boolean;
}

function Group({ departures, day, isNamed }: GroupProps) {
  const [first] = departures;
  const isOver = ({ ends_at }: Departure) => ends_at <= day.now;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isNamed && <h2 className="text-h3 wrap-anywhere">{first?.host_name}</h2>}
      {first !== undefined && !departures.every(isOver) && (
        <a
          href={tellUrl({ hostId: first.host_id, date: first.date })}
          className="link inline-flex min-h-11 w-fit items-center gap-2 text-small print:hidden"
        >
          <Megaphone aria-hidden size={18} />
          {t('tell.day')}
        </a>
      )}
      {departures.map((departure) => (
        <DepartureCard
          key={departure.id}
          departure={departure}
          guides={day.guides.filter((guide) => guide.host_id === departure.host_id)}
          level={isNamed ? 'h3' : 'h2'}
          shownDate={day.date}
          isOver={isOver(departure)}
        />
      ))}
    </section>
  );
}

function NextDays({ day, hostId }: { readonly day: Day; readonly hostId: string | null }) {
  if (day.next.length === 0) return null;
  return (
    <section aria-labelledby="next-days">
      <h2 id="next-days" className="mb-2 text-h3">
        {t('next.title')}
      </h2>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {day.next.map((one) => (
          <li key={one.date}>
            <a
              href={dayUrl(day, { date: one.date, hostId })}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-sand"
            >
              <span className="font-medium">{dateText(one.date)}</span>
              <span className="numbers text-small text-ink-2">{t('next.count', one)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Totals({ day: { totals } }: { readonly day: Day }) {
  const cash = totals.cash.map((one) => cashText(one)).join(' + ');
  const figures = [
    [t('totals.guests'), String(totals.guests)],
    [t('totals.heads'), String(totals.heads)],
    [t('totals.cash'), cash === '' ? t('totals.none') : cash],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-6 rounded-panel bg-sand px-5 py-3">
      {figures.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="numbers text-h3 font-bold wrap-anywhere">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WaitingProps {
  readonly waiting: Day['waiting'];
  readonly now: string;
  readonly panel: Panel;
}

interface Line {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Open requests, questions and messages. Empty for guides. */
function Waiting({ waiting, now, panel }: WaitingProps) {
  const unread = unreadOf(useSession());
  const mayMessage = panel.hosts.some(({ acts }) => acts.includes('messages'));
  const lines = [
    ...requestLines(waiting, now, panel),
    ...otherLines(waiting.questions, mayMessage ? unread : 0, panel),
  ];
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

export { TodayPage as Page };
