import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { ChartCard } from '#src/web/ui/chart/ChartCard.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Chart } from './charts.ts';
import type { FigureList, FigureStepRow } from './load.ts';
import { t } from './texts.ts';

/** `1 Dec 2025`: short, because three stand below a chart. */
const markText = (date: string): string =>
  dateFormat(dateTag(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** The days of a step in words. */
function stepText({ from, to }: Pick<FigureStepRow, 'from' | 'to'>): string {
  return from === to ? dateText(from) : t('step', { from: dateText(from), to: dateText(to) });
}

/** A figure by step: its sum beside that of the span before, bars, and the table behind them, the newest step first. */
export function FigureChart({ chart, list }: { readonly chart: Chart; readonly list: FigureList }) {
  const { data, total, before, counted_at: countedAt } = list;
  const [first, middle, last] = [data[0], data[Math.floor(data.length / 2)], data.at(-1)];
  if (!first || !middle || !last) return null;
  const title = t(`chart.${chart.name}`);
  const counted = countedAt?.slice(0, 10) ?? '';
  const top = chart.text(Math.max(0, ...data.map((row) => chart.value(row) ?? 0)));
  const said = (row: FigureList['total']) => {
    const value = chart.value(row);
    return value === null ? t('none') : chart.text(value);
  };
  const cells = (row: FigureList['total']) => chart.columns.map(({ text }) => text(row));
  return (
    <ChartCard
      id={chart.name}
      title={title}
      about={t('chart.about', { title, first: dateText(first.from), last: dateText(last.to), top })}
      top={top}
      sum={t('chart.sum', { total: said(total), before: said(before) })}
      marks={[...new Set([first, middle, last].map(({ from }) => markText(from)))]}
      bars={data.map((row) => {
        return {
          key: row.from,
          value: chart.value(row) ?? 0,
          title: t('chart.bar', { step: stepText(row), value: said(row) }),
          isOpen: row.from <= counted && counted <= row.to,
        };
      })}
      table={{
        open: t('table.open'),
        caption: t('table.of', { title }),
        head: [t(`by.${list.by}`), ...chart.columns.map(({ name }) => t(`column.${name}`))],
        rows: [
          { key: 'total', cells: [t('total'), ...cells(total)] },
          ...data.toReversed().map((row) => ({ key: row.from, cells: [stepText(row), ...cells(row)] })),
        ],
      }}
    />
  );
}
