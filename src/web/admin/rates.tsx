import { useState } from 'react';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { AdminShell } from './AdminShell.tsx';
import { type Admitted, admittedPage } from './admitted.ts';
import { DataTable, columnsOf } from './kit/DataTable.tsx';
import { FileLink, NoRows } from './kit/TableEnd.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './rates-texts.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { ageText, currencyName, type RateLine, rateWords, sourceText, stateText } from './rate-words.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

// The columns of exchange rates, in their order (docs/back-office.md#exchange-rates).

const instant = (at: string | null) =>
  at === null ? '' : <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>;

const shown = {
  code: ({ code }: RateLine) => (
    <a href={`${adminRoutes['admin-rates'].path}/${code}`} className="link inline-flex min-h-6 items-center">
      <span>
        <b className="font-medium">{code}</b>{' '}
        {/* An older browser may not know a new currency. Keep the server's text then. */}
        <span suppressHydrationWarning className="text-ink-2">
          {currencyName(code)}
        </span>
      </span>
    </a>
  ),
  rate: ({ rate, code }: RateLine) =>
    rate !== null && (
      <span suppressHydrationWarning className="numbers whitespace-nowrap">
        {rateWords(rate, code)}
      </span>
    ),
  state: ({ state }: RateLine) => (
    <span className={state === 'fresh' ? 'whitespace-nowrap' : 'font-medium text-error'}>{stateText(state)}</span>
  ),
  age: (rate: RateLine) => <span className="whitespace-nowrap">{ageText(rate.age_hours)}</span>,
  good_at: (rate: RateLine) => instant(rate.good_at),
  source: ({ source }: RateLine) => <span className="block min-w-24">{sourceText(source)}</span>,
  held: (rate: RateLine) => instant(rate.held_until),
} as const;
/** The columns with their texts. The first leads to the rate. */
const rateColumns = columnsOf(shown, (name) => t(`column.${name}`));

/** The rates in use with their age, the others below, and the way to ask the source now. */
export function RatesPage({ data: admitted }: { readonly data: Admitted<Rates> }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(rates) => <Inside rates={rates} />}
    </AdminShell>
  );
}

function Inside({ rates }: { readonly rates: Rates }) {
  const used = rates.data.filter((rate) => rate.is_used);
  const others = rates.data.filter((rate) => !rate.is_used);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2">{t('lead')}</p>
        <Source rates={rates} />
      </div>
      <section aria-labelledby="used">
        <h2 id="used" className="mb-3 text-h3">
          {t('used')}
        </h2>
        {used.length === 0 ? (
          <NoRows title={t('none.title')} all={null}>
            {t('none')}
          </NoRows>
        ) : (
          <DataTable label={t('used.list')} columns={rateColumns} rows={used} />
        )}
      </section>
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

function Source({ rates: { source, asked_at: askedAt, failed } }: { readonly rates: Rates }) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [said, setSaid] = useState<string | null>(null);
  if (source === null) return <Banner tone="info">{t('noSource')}</Banner>;
  const fetchNow = (): void => {
    setSaid(null);
    void run(async () => {
      const answer = await api('admin/rate-fetch', {});
      navigate(path, { replace: true });
      if (!answer.ok) return failureText(answer);
      setSaid(answer.data.message);
      return null;
    });
  };
  return (
    <>
      <p className="wrap-anywhere">
        {t('source', { source })} {askedAt !== null && t('asked', { when: instantText(askedAt, 'UTC') })}{' '}
        {failed && <b className="font-medium text-error">{t('asked.failed')}</b>}
      </p>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {trouble !== null && <Banner tone="error">{trouble}</Banner>}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className="needs-script">
        <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={fetchNow}>
          {t('fetch')}
        </Button>
      </div>
    </>
  );
}

export { RatesPage as Page };

// /admin/rates: exchange rates (docs/back-office.md#exchange-rates).

/** All rates, and the source that is asked for them. */
export type Rates = CallOutput<'admin/rate-list'>;

/** Loads all of them: there are fewer than currencies. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<Rates>>> {
  return admittedPage(await api('admin/rate-list', {}), t('title'));
}
