import { BarChart } from '#src/web/ui/chart/BarChart.tsx';
import { dayText } from './figure-text.ts';
import type { Week } from './load.ts';
import { t } from './t.ts';

interface WeekChartProps {
  readonly figure: 'earned' | 'seats' | 'views' | 'booked';
  readonly weeks: readonly Week[];
  readonly text: (value: number) => string;
}

/** A figure by week: bars, and the same as a table. */
export function WeekChart({ figure, weeks, text }: WeekChartProps) {
  const title = t(`chart.${figure}.title`);
  const [first, middle, last] = [weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)];
  if (!first || !middle || !last) return null;
  const top = text(Math.max(0, ...weeks.map((week) => week[figure])));
  const weekText = (week: Week): string =>
    week === last ? t('week.open', { week: dayText(week.week) }) : dayText(week.week);
  return (
    <section
      aria-labelledby={`chart-${figure}`}
      className="grid content-start gap-3 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <h3 id={`chart-${figure}`} className="text-h4 font-bold">
        {title}
      </h3>
      <BarChart
        label={t(`chart.${figure}.about`, { first: dayText(first.week), last: dayText(last.week), top })}
        top={top}
        marks={[first, middle, last].map(({ week }) => dayText(week))}
        bars={weeks.map((week) => ({
          key: week.week,
          value: week[figure],
          title: `${weekText(week)}: ${text(week[figure])}`,
          isOpen: week === last,
        }))}
      />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
          {t('chart.table')}
        </summary>
        <table className="numbers mt-1 w-full text-small">
          <caption className="visually-hidden">{t('chart.table.of', { title })}</caption>
          <thead>
            <tr className="border-b border-line text-ink-2">
              <th scope="col" className="py-1.5 text-start font-medium">
                {t('week.column')}
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {weekText(week)}
                </th>
                <td className="py-1.5 text-end">{text(week[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
