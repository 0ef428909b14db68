// /dashboard/host-panel/insights: a host's figures over 12 or 52 weeks (docs/domain/ledger.md#insights).
import { weekSpans, type WeekSpan } from '#src/domain/insights/spans.ts';
import { countText } from '#src/texts/intl.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { type Panel, hostOf, loadPanel } from '#src/web/host/panel.ts';
import { sectionUrl } from '#src/web/host/sections.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { earnedText, rateText, dayText } from './figure-text.ts';
import { PrivateFeedback, type FeedbackAnswer } from './PrivateFeedback.tsx';
import { t } from './texts.ts';
import { ChartCard } from '#src/web/ui/ChartCard.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

export type Summary = CallOutput<'insights/summary'>;
type Week = Summary['weeks'][number];
export type City = Summary['cities'][number];

export interface InsightsData {
  readonly panel: Panel | null;
  readonly span: WeekSpan;
  readonly insights: { readonly summary: Summary; readonly words: FeedbackAnswer } | null;
}

/** `?weeks=52`, else 12. */
export async function load(input: PageInput): Promise<PageResult<InsightsData>> {
  const loaded = await loadPanel(input, 'earnings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const weekCount = Number(input.url.searchParams.get('weeks'));
  const span = weekSpans.find((weeks) => weeks === weekCount) ?? 12;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, span, insights: null }, head };
  const of = { ...hostOf(panel), weeks: span };
  const [summary, words] = await Promise.all([input.api('insights/summary', of), input.api('insights/words', of)]);
  if (!summary.ok) return failed(summary);
  if (!words.ok) return failed(words);
  return { kind: 'page', data: { panel, span, insights: { summary: summary.data, words: words.data } }, head };
}

/** The host's figures next to a city's median, or why there is none. */
function CityFigures({ city }: { readonly city: City }) {
  const { median, own, name } = city;
  const isHidden = median !== null && median.earned === null && median.seats === null && median.rate === null;
  return (
    <section
      aria-labelledby={`city-${city.id}`}
      className="grid gap-2 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <h2 id={`city-${city.id}`} className="text-h4 font-bold wrap-anywhere">
        {t('city.title', { city: name })}
      </h2>
      {median === null && <p className="text-ink-2">{t('city.waiting', { city: name })}</p>}
      {isHidden && <p className="text-ink-2">{t('city.none', { city: name })}</p>}
      {median !== null && !isHidden && (
        <>
          <p className="text-small text-ink-2">
            {t('city.lead', { first: dayText(city.from), last: dayText(lastDay(city.until)) })}
          </p>
          <table className="numbers w-full">
            <caption className="visually-hidden">{t('city.title', { city: name })}</caption>
            <thead>
              <tr className="border-b border-line text-small text-ink-2">
                <th scope="col" className="py-2 text-start font-medium">
                  {t('city.figure')}
                </th>
                <th scope="col" className="py-2 ps-3 text-end font-medium">
                  {t('city.you')}
                </th>
                <th scope="col" className="py-2 ps-3 text-end font-medium">
                  {t('city.median')}
                </th>
              </tr>
            </thead>
            <tbody>
              <Row
                label={t('figure.earned')}
                own={earnedText(own.earned)}
                median={median.earned === null ? null : earnedText(median.earned)}
              />
              <Row
                label={t('figure.seats')}
                own={countText(own.seats)}
                median={median.seats === null ? null : countText(median.seats)}
              />
              <Row
                label={t('figure.rate')}
                own={rateText(own.rate) ?? t('city.noRate')}
                median={rateText(median.rate)}
              />
            </tbody>
          </table>
          {[median.earned, median.seats, median.rate].includes(null) && (
            <p className="text-small text-ink-2">{t('city.some')}</p>
          )}
        </>
      )}
    </section>
  );
}

const lastDay = (until: string): string =>
  new Date(Date.parse(`${until}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

interface RowProps {
  readonly label: string;
  readonly own: string;
  readonly median: string | null;
}

function Row({ label, own, median }: RowProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 text-start wrap-anywhere font-normal">
        {label}
      </th>
      <td className="py-2 ps-3 text-end font-bold">{own}</td>
      <td className="py-2 ps-3 text-end">{median ?? <span className="text-ink-2">{t('city.hidden')}</span>}</td>
    </tr>
  );
}

export function InsightsPage({ data }: { readonly data: InsightsData }) {
  return (
    <HostShell panel={data.panel} title={t('title')}>
      {(host, panel) =>
        data.insights && <Content key={host.id} span={data.span} insights={data.insights} panel={panel} />
      }
    </HostShell>
  );
}

interface ContentProps extends Pick<InsightsData, 'span'> {
  readonly insights: NonNullable<InsightsData['insights']>;
  readonly panel: Panel;
}

function Content({ insights: { summary, words }, span, panel }: ContentProps) {
  const { weeks, total, cities } = summary;
  const isNothing = total.views + total.booked + total.bookings + total.earned === 0 && words.aspects.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Spans span={span} panel={panel} />
      {isNothing ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <a href={sectionUrl('host-listings', panel)} className={buttonLook('secondary')}>
              {t('empty.action')}
            </a>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <Totals total={total} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2">
            <WeekChart figure="earned" weeks={weeks} text={earnedText} />
            <WeekChart figure="seats" weeks={weeks} text={countText} />
            <WeekChart figure="views" weeks={weeks} text={countText} />
            <WeekChart figure="booked" weeks={weeks} text={countText} />
          </div>
          <p className="max-w-160 text-small text-ink-2">
            {t('chart.open')} {t('note')} {t('zone', { zone: summary.time_zone })}
          </p>
          {cities.map((city) => (
            <CityFigures key={city.id} city={city} />
          ))}
          <PrivateFeedback words={words} />
        </>
      )}
    </div>
  );
}

function Spans({ span, panel }: Pick<ContentProps, 'span' | 'panel'>) {
  const here = sectionUrl('host-insights', panel);
  const tabs = weekSpans.map((weeks) => ({
    href: weeks === weekSpans[0] ? here : `${here}${here.includes('?') ? '&' : '?'}weeks=${weeks}`,
    label: t('span.weeks', { count: weeks }),
    isHere: weeks === span,
  }));
  return <LinkTabs label={t('span.label')} tabs={tabs} />;
}

function Totals({ total }: Pick<Summary, 'total'>) {
  const figures = [
    ['earned', earnedText(total.earned)],
    ['seats', countText(total.seats)],
    ['views', countText(total.views)],
    ['rate', rateText(total.rate) ?? t('rate.none')],
  ] as const;
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className="visually-hidden">
        {t('figures.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-3 desk:grid-cols-4">
        {figures.map(([name, text]) => (
          <div key={name} className="rounded-panel bg-jade-soft p-(--pad)">
            <dt className="text-small">{t(`figure.${name}`)}</dt>
            <dd className="numbers mt-1 text-h3 font-bold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface WeekChartProps {
  readonly figure: 'earned' | 'seats' | 'views' | 'booked';
  readonly weeks: readonly Week[];
  readonly text: (value: number) => string;
}

function WeekChart({ figure, weeks, text }: WeekChartProps) {
  const title = t(`chart.${figure}.title`);
  const [first, middle, last] = [weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)];
  if (!first || !middle || !last) return null;
  const top = text(Math.max(0, ...weeks.map((week) => week[figure])));
  const weekText = (week: Week): string =>
    week === last ? t('week.open', { week: dayText(week.week) }) : dayText(week.week);
  return (
    <ChartCard
      id={figure}
      title={title}
      about={t(`chart.${figure}.about`, { first: dayText(first.week), last: dayText(last.week), top })}
      top={top}
      marks={[first, middle, last].map(({ week }) => dayText(week))}
      bars={weeks.map((week) => ({
        key: week.week,
        value: week[figure],
        title: `${weekText(week)}: ${text(week[figure])}`,
        isOpen: week === last,
      }))}
      table={{
        open: t('chart.table'),
        caption: t('chart.table.of', { title }),
        head: [t('week.column'), title],
        rows: weeks.toReversed().map((week) => ({ key: week.week, cells: [weekText(week), text(week[figure])] })),
      }}
    />
  );
}

export { InsightsPage as Page };
