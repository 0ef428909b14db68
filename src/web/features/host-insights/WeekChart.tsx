import { ChartCard } from '#src/web/ui/chart/ChartCard.tsx';
import { dayText } from './figure-text.ts';
import type { Week } from './load.ts';
import { t } from './texts.ts';

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
