import { weekSpans } from '#src/domain/insight/spans.ts';
import { countText } from '#src/texts/intl.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import type { Panel } from '#src/web/host/panel.ts';
import { sectionUrl } from '#src/web/host/sections.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { CityFigures } from './CityFigures.tsx';
import { earnedText, rateText } from './figure-text.ts';
import type { InsightsData, Summary } from './load.ts';
import { SaidInPrivate } from './SaidInPrivate.tsx';
import { t } from './texts.ts';
import { WeekChart } from './WeekChart.tsx';

/** What a host learns: figures by week, the city beside them, and what guests said in private. */
export function InsightsPage({ data }: { readonly data: InsightsData }) {
  return (
    <HostShell panel={data.panel} title={t('title')}>
      {(host, panel) =>
        data.insights && <Inside key={host.id} span={data.span} insights={data.insights} panel={panel} />
      }
    </HostShell>
  );
}

interface InsideProps extends Pick<InsightsData, 'span'> {
  readonly insights: NonNullable<InsightsData['insights']>;
  readonly panel: Panel;
}

function Inside({ insights: { summary, words }, span, panel }: InsideProps) {
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
          <SaidInPrivate words={words} />
        </>
      )}
    </div>
  );
}

function Spans({ span, panel }: Pick<InsideProps, 'span' | 'panel'>) {
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
