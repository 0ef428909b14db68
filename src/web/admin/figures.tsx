import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { type FigureFilter, figureQuery, readFigureQuery } from '#src/contract/admin/money-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { figureSteps, meanOf, shareOfWhole } from '#src/domain/admin/figure-steps.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText, dateFormat, numberFormat, percentText } from '#src/texts/intl.ts';
import { dateTag, localeTag } from '#src/texts/locale.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { ChartCard } from '#src/web/ui/ChartCard.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { AdminShell, type Admitted, admittedPage } from './kit/AdminShell.tsx';
import { t } from './figures-texts.ts';

type Figures = FigureList['total'];

interface Column {
  readonly name: keyof typeof columns;
  readonly text: (figures: Figures) => string;
}

/** `value` is null where undefined, such as a rate of zero. */
interface Chart {
  readonly name: 'bookings' | 'paid' | 'revenue' | 'refunded' | 'holds' | 'holdsPaid' | 'conversion' | 'replyTime';
  readonly value: (figures: Figures) => number | null;
  readonly text: (value: number) => string;
  readonly columns: readonly Column[];
}

const moneyText = (amount: number): string => priceText(wireCents(amount));
const or = (value: number | null, text: (value: number) => string): string => (value === null ? '–' : text(value));
const hoursText = (seconds: number): string =>
  t('hours', { hours: numberFormat(localeTag(), { maximumFractionDigits: 1 }).format(seconds / 3600) });

const conversion = ({ bookings, views }: Figures) => shareOfWhole(bookings, views);
const paidShare = (figures: Figures) => shareOfWhole(figures.holds_paid, figures.holds);
const replyTime = (figures: Figures) => meanOf(figures.reply_seconds, figures.replies);

const columns = {
  bookings: ({ bookings }: Figures) => countText(bookings),
  paid: ({ paid }: Figures) => moneyText(paid),
  revenue: ({ revenue }: Figures) => moneyText(revenue),
  refunds: ({ refunds }: Figures) => countText(refunds),
  refunded: ({ refunded }: Figures) => moneyText(refunded),
  holds: ({ holds }: Figures) => countText(holds),
  holds_paid: (figures: Figures) => countText(figures.holds_paid),
  holds_run_out: (figures: Figures) => countText(figures.holds_run_out),
  paid_share: (figures: Figures) => or(paidShare(figures), percentText),
  views: ({ views }: Figures) => countText(views),
  conversion: (figures: Figures) => or(conversion(figures), percentText),
  replies: ({ replies }: Figures) => countText(replies),
  reply_time: (figures: Figures) => or(replyTime(figures), hoursText),
  replies_in_a_day: (figures: Figures) => or(shareOfWhole(figures.replies_in_a_day, figures.replies), percentText),
} as const;

const columnsOf = (...names: (keyof typeof columns)[]): readonly Column[] =>
  names.map((name) => ({ name, text: columns[name] }));

const charts: readonly Chart[] = [
  { name: 'bookings', value: ({ bookings }) => bookings, text: countText, columns: columnsOf('bookings', 'paid') },
  { name: 'paid', value: ({ paid }) => paid, text: moneyText, columns: columnsOf('paid', 'bookings') },
  { name: 'revenue', value: ({ revenue }) => revenue, text: moneyText, columns: columnsOf('revenue') },
  { name: 'refunded', value: ({ refunded }) => refunded, text: moneyText, columns: columnsOf('refunded', 'refunds') },
  {
    name: 'holds',
    value: ({ holds }) => holds,
    text: countText,
    columns: columnsOf('holds', 'holds_paid', 'holds_run_out'),
  },
  { name: 'holdsPaid', value: paidShare, text: percentText, columns: columnsOf('paid_share', 'holds_paid', 'holds') },
  { name: 'conversion', value: conversion, text: percentText, columns: columnsOf('conversion', 'bookings', 'views') },
  {
    name: 'replyTime',
    value: replyTime,
    text: hoursText,
    columns: columnsOf('reply_time', 'replies_in_a_day', 'replies'),
  },
];

/** `1 Dec 2025`: short, because three are below a chart. */
const markText = (date: string): string =>
  dateFormat(dateTag(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

function stepText({ from, to }: Pick<FigureStepRow, 'from' | 'to'>): string {
  return from === to ? dateText(from) : t('step', { from: dateText(from), to: dateText(to) });
}

function FigureChart({ chart, list }: { readonly chart: Chart; readonly list: FigureList }) {
  const { data, total, before, counted_at: countedAt } = list;
  const [first, middle, last] = [data[0], data[Math.floor(data.length / 2)], data.at(-1)];
  if (!first || !middle || !last) return null;
  const title = t(`chart.${chart.name}`);
  const counted = countedAt?.slice(0, 10) ?? '';
  const top = chart.text(Math.max(0, ...data.map((row) => chart.value(row) ?? 0)));
  const valueText = (row: FigureList['total']) => {
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
      sum={t('chart.sum', { total: valueText(total), before: valueText(before) })}
      marks={[...new Set([first, middle, last].map(({ from }) => markText(from)))]}
      bars={data.map((row) => {
        return {
          key: row.from,
          value: chart.value(row) ?? 0,
          title: t('chart.bar', { step: stepText(row), value: valueText(row) }),
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

/** Bookings, money, holds, views and reply times: charts, tables and a file. */
export function FiguresPage({ data: { admitted, query, trouble } }: { readonly data: FiguresData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(list) => (
        <>
          <SpanForm key={JSON.stringify(query)} span={{ from: list.from, to: list.to, ...query }} />
          {trouble !== null && (
            <div className="mb-5">
              <Banner tone="error">{trouble}</Banner>
            </div>
          )}
          {list.counted_at === null ? (
            <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
          ) : (
            <Charts
              list={list}
              countedAt={list.counted_at}
              isByOther={query.by !== undefined && query.by !== list.by}
            />
          )}
        </>
      )}
    </AdminShell>
  );
}

interface ChartsProps {
  readonly list: FigureList;
  readonly countedAt: string;
  readonly isByOther: boolean;
}

function Charts({ list, countedAt, isByOther }: ChartsProps) {
  const { from, to, by } = list;
  return (
    <>
      <p className="mb-4 text-small text-ink-2">
        {t('counted', { at: instantText(countedAt, 'UTC') })} {isByOther && t('byWeeks')}
      </p>
      <h2 className="visually-hidden">{t('charts')}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2">
        {charts.map((chart) => (
          <FigureChart key={chart.name} chart={chart} list={list} />
        ))}
      </div>
      <p className="mt-5">
        <a href={adminFileUrl('figures') + figureQuery({ from, to, by })} download className={buttonLook('secondary')}>
          {t('file')}
        </a>
      </p>
    </>
  );
}

function SpanForm({ span: { from, to, by } }: { readonly span: FigureFilter }) {
  return (
    <form
      action={adminRoutes['admin-figures'].path}
      aria-label={t('span.label')}
      className="mb-5 grid items-end gap-4 rounded-card border border-line bg-surface p-4 tablet:grid-cols-2 tablet:p-5 desk:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <TextField label={t('span.from')} name="from" type="date" defaultValue={from} />
      <TextField label={t('span.to')} name="to" type="date" defaultValue={to} />
      <Select
        label={t('span.by')}
        name="by"
        defaultValue={by ?? ''}
        options={[
          { value: '', label: t('span.byUsual') },
          ...figureSteps.map((step) => ({ value: step, label: t(`by.${step}`) })),
        ]}
      />
      <Button type="submit">{t('span.send')}</Button>
    </form>
  );
}

export { FiguresPage as Page };

// /admin/figures: events by day, week or month (docs/reference/back-office.md#figures).

export type FigureList = CallOutput<'admin/figure-list'>;

type FigureStepRow = FigureList['data'][number];

/** An invalid span is named in `trouble`, and the default shown. */
export interface FiguresData {
  readonly admitted: Admitted<FigureList>;
  readonly query: FigureFilter;
  readonly trouble: string | null;
}

export async function load({ api, url }: PageInput): Promise<PageResult<FiguresData>> {
  const query = readFigureQuery(url.search);
  const answer = await api('admin/figure-list', query);
  const fields = !answer.ok && answer.kind === 'refusal' ? answer.error.fields : undefined;
  const [trouble = null] = Object.values(fields ?? {});
  const page = admittedPage(trouble === null ? answer : await api('admin/figure-list', {}), t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query, trouble } } : page;
}
