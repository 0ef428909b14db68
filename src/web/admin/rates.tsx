// /admin/rates: exchange rates (docs/reference/back-office.md#exchange-rates).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { nameOf } from '#src/texts/intl.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { columnsOf, DataTable, FileLink, NoRows } from './kit/DataTable.tsx';
import { Section } from './kit/Section.tsx';
import { adminPage, type BodyProps, type Done } from './kit/admin-page.tsx';
import { instantCell, oneLine } from './kit/cells.tsx';
import { NoScript } from './kit/parts.tsx';
import { ageText, equationText, type RateLine, sourceText } from './rate-text.ts';
import { t } from './rates-texts.ts';

// Rate columns in order (docs/reference/back-office.md#exchange-rates).

const rateCells = {
  code: ({ code }: RateLine) => (
    <a href={`${adminRoutes['admin-rates'].path}/${code}`} className="link inline-flex min-h-6 items-center">
      <span>
        <b className="font-medium">{code}</b>{' '}
        {/* An older browser may not know a new currency: keep the server's text. */}
        <span suppressHydrationWarning className="text-ink-2">
          {nameOf('currency', code)}
        </span>
      </span>
    </a>
  ),
  rate: ({ rate, code }: RateLine) =>
    rate !== null && (
      <span suppressHydrationWarning className="numbers whitespace-nowrap">
        {equationText(rate, code)}
      </span>
    ),
  state: ({ state }: RateLine) => (
    <span className={state === 'fresh' ? 'whitespace-nowrap' : 'font-medium text-error'}>{t(`state.${state}`)}</span>
  ),
  age: (rate: RateLine) => oneLine(ageText(rate.age_hours)),
  good_at: (rate: RateLine) => instantCell(rate.good_at),
  source: ({ source }: RateLine) => <span className="block min-w-24">{sourceText(source)}</span>,
  held: (rate: RateLine) => instantCell(rate.held_until),
} as const;
const rateColumns = columnsOf(rateCells, (name) => t(`column.${name}`));

type Rates = CallOutput<'admin/rate-list'>;

/** Rates in use with their age first, and a button that updates them. */
export const { load, Page } = adminPage({ call: 'admin/rate-list', title: () => t('title'), Body });

function Body({ data: rates, done }: BodyProps<'admin/rate-list'>) {
  const used = rates.data.filter((rate) => rate.is_used);
  const others = rates.data.filter((rate) => !rate.is_used);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2">{t('lead')}</p>
        <Source rates={rates} done={done} />
      </div>
      <Section id="used" title={t('used')}>
        {used.length === 0 ? (
          <NoRows title={t('none.title')} all={null}>
            {t('none')}
          </NoRows>
        ) : (
          <DataTable label={t('used.list')} columns={rateColumns} rows={used} />
        )}
      </Section>
      {others.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('others')} ({others.length})
          </summary>
          <DataTable label={t('others.list')} columns={rateColumns} rows={others} />
        </details>
      )}
      <p>
        <FileLink file={adminFileUrl('rates')} />
      </p>
    </div>
  );
}

interface SourceProps {
  readonly rates: Rates;
  readonly done: Done;
}

function Source({ rates: { source, asked_at: askedAt, failed }, done }: SourceProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  if (source === null) return <Banner tone="info">{t('noSource')}</Banner>;
  const fetchNow = () =>
    run(async () => {
      const answer = await api('admin/rate-fetch', {});
      if (answer.ok) done.onDone(answer.data.message);
      else done.reload();
      return answer.ok ? null : failureText(answer);
    });
  return (
    <>
      <p className="wrap-anywhere">
        {t('source', { source })} {askedAt !== null && t('asked', { when: instantText(askedAt, 'UTC') })}{' '}
        {failed && <b className="font-medium text-error">{t('asked.failed')}</b>}
      </p>
      {done.banner}
      {trouble !== null && <Banner tone="error">{trouble}</Banner>}
      <NoScript />
      <div className="needs-script">
        <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={() => void fetchNow()}>
          {t('fetch')}
        </Button>
      </div>
    </>
  );
}
