// /admin/payouts: bank accounts to approve, the next run, the runs, and one of them (docs/domain/payouts.md#runs).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { DetailsToDecide } from './PayoutsDetails.tsx';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { type BodyProps, adminPage } from './kit/admin-page.tsx';
import { OneRun } from './PayoutsRun.tsx';
import { t } from './payouts-texts.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

const { path } = adminRoutes['admin-payouts'];

type Outlook = CallOutput<'payout/outlook'>;
type Runs = CallOutput<'payout/runs'>;

/** What is loaded beside the next run; `open` is the run that the address names. */
export interface Beside {
  readonly waiting: CallOutput<'payout/waiting'>['data'];
  readonly runs: Runs;
  readonly open: CallOutput<'payout/run'> | null;
}

const nothing: Beside = { waiting: [], runs: { data: [], has_more: false }, open: null };

/** Payouts: what waits for a decision, the next run, and the runs there were. */
export const { load, Page } = adminPage({
  call: 'payout/outlook',
  title: () => t('title'),
  async beside({ api, url }, isAdmitted) {
    if (!(await isAdmitted)) return nothing;
    const number = parseId(url.searchParams.get('run') ?? undefined);
    const before = parseId(url.searchParams.get('before') ?? undefined);
    const [waiting, runs, open] = await Promise.all([
      api('payout/waiting', {}),
      api('payout/runs', before === null ? {} : { before }),
      number === null ? null : api('payout/run', { number }),
    ]);
    if (!waiting.ok) return failed(waiting);
    if (!runs.ok) return failed(runs);
    // A run that is not there is none in view.
    return { waiting: waiting.data.data, runs: runs.data, open: open?.ok ? open.data : null };
  },
  Body,
});

function Body({ data: outlook, waiting, runs, open }: BodyProps<'payout/outlook', Beside>) {
  if (open !== null) return <OneRun open={open} hasAccount={outlook.has_account} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {waiting.length > 0 && <DetailsToDecide waiting={waiting} />}
      <NextRun outlook={outlook} />
      <RunList runs={runs} />
    </div>
  );
}

function RunList({ runs }: { readonly runs: Runs }) {
  const last = runs.data.at(-1);
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" className="text-h3">
        {t('runs.title')}
      </h2>
      {runs.data.length === 0 && <p className="mt-2 text-ink-2">{t('runs.none')}</p>}
      <ul className="mt-2">
        {runs.data.map((run) => (
          <li key={run.number} className="border-t border-line first:border-0">
            <a
              href={`${path}${buildQuery({ run: String(run.number) })}`}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 hover:underline"
            >
              <span className="min-w-0">
                <span className="font-medium">{t('run.number', { number: run.number })}</span>{' '}
                <Badge tone={run.state === 'open' ? 'marigold' : 'sand'}>{t(`run.state.${run.state}`)}</Badge>
                <span className="block text-small text-ink-2">
                  {t('time.utc', { at: instantText(run.made_at, 'UTC') })} · {t('run.items', { count: run.items })}
                  {run.failed > 0 && ` · ${t('run.failed', { count: run.failed })}`}
                </span>
              </span>
              <span className="numbers font-bold">{priceText(wireCents(run.total))}</span>
            </a>
          </li>
        ))}
      </ul>
      {runs.has_more && last !== undefined && (
        <a href={`${path}${buildQuery({ before: String(last.number) })}`} className={`${buttonLook('secondary')} mt-3`}>
          {t('runs.more')}
        </a>
      )}
    </section>
  );
}

/** To whom something is owed, why who is not paid, and the one button that makes a run. */
function NextRun({ outlook }: { readonly outlook: Outlook }) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const money = (amount: number): string => priceText(wireCents(amount));
  const make = (): void =>
    void run(async () => {
      const answer = await api('payout/run-make', {});
      if (!answer.ok) return failureText(answer);
      navigate(`${path}${buildQuery({ run: String(answer.data.number) })}`);
      return null;
    });
  const { minimum, total, owed, hosts, data } = outlook;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-h3">
        {t('outlook.title')}
      </h2>
      <p className="mt-1 text-ink-2">
        {data.length === 0
          ? t('outlook.none')
          : t('outlook.text', { owed: money(owed), total: money(total), minimum: money(minimum) })}
      </p>
      <FormMessage text={trouble} />
      {data.length > 0 && (
        <Button
          className="needs-script mt-3"
          disabled={hosts === 0}
          loading={busy}
          loadingLabel={t('busy')}
          onClick={make}
        >
          {t('outlook.make', { count: hosts })}
        </Button>
      )}
      <ul className="mt-3">
        {data.map(({ host_id: id, name, owed: amount, country, ending, verdict }) => (
          <li key={id} className="flex items-start justify-between gap-4 border-t border-line py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="block text-small text-ink-2">
                {t(`verdict.${verdict}`)}
                {ending !== '' && ` · ${t('account', { country, ending })}`}
              </span>
            </span>
            <span className="numbers shrink-0 font-bold">{money(amount)}</span>
          </li>
        ))}
      </ul>
      {outlook.is_cut && <p className="mt-2 text-small text-ink-2">{t('outlook.more')}</p>}
    </section>
  );
}
