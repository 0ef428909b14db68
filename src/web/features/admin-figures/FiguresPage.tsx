import { figureQuery } from '#src/contract/admin/figure-filter.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { charts } from './charts.ts';
import { FigureChart } from './FigureChart.tsx';
import type { FigureList, FiguresData } from './load.ts';
import { SpanForm } from './SpanForm.tsx';
import { t } from './texts.ts';

/** Bookings, money, holds, views and reply times over a span, each as a chart with its table, and all of them as a file. */
export function FiguresPage({ data: { admitted, asked, trouble } }: { readonly data: FiguresData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(list) => (
        <>
          <SpanForm key={JSON.stringify(asked)} span={{ from: list.from, to: list.to, ...asked }} />
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
              isByOther={asked.by !== undefined && asked.by !== list.by}
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
