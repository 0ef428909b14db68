// /admin/payouts: bank accounts to approve, the next run, the runs, and one of them (docs/domain/payouts.md#runs).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
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
import { useState } from 'react';
import { withFreshFactor } from './fresh-factor.ts';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';

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

type FullDetails = CallOutput<'payout/show'>['data'][number];
type Change = CallOutput<'payout/waiting'>['data'][number];

/** Changes of bank accounts that a person has to decide (docs/domain/payouts.md#changes). */
function DetailsToDecide({ waiting }: { readonly waiting: readonly Change[] }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h3">
        {t('details.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t('details.lead')}</p>
      <ul className="mt-3 grid gap-4">
        {waiting.map((change) => (
          <li key={change.id}>
            <ChangeCard change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeCard({ change }: { readonly change: Change }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [full, setFull] = useState<FullDetails | null>(null);
  const [note, setNote] = useState('');
  const [done, setDone] = useState('');
  const show = (): void =>
    void run(async () => {
      const answer = await api('payout/show', { host_id: change.host_id });
      if (!answer.ok) return failureText(answer);
      setFull(answer.data.data.find(({ id }) => id === change.id) ?? null);
      return null;
    });
  const decide = (decision: 'approve' | 'refuse'): void =>
    void run(async () => {
      const answer = await withFreshFactor(() =>
        api('payout/details-decide', { id: change.id, decision, note: note.trim() }),
      );
      if (!answer.ok) return failureText(answer);
      setDone(answer.data.message);
      return null;
    });
  const isNoted = note.trim().length >= 10;
  return (
    <article className="rounded-card border border-line p-4 tablet:p-5">
      <h3 className="text-h4 font-bold wrap-anywhere">{change.host_name}</h3>
      <p className="numbers">
        {t('account', { country: change.country, ending: change.ending })}
        {change.old_ending !== '' && ` (${t('details.old', { ending: change.old_ending })})`}
      </p>
      <p className="text-small text-ink-2">{t('details.asked', { when: instantText(change.asked_at, 'UTC') })}</p>
      {change.has_new_address && (
        <div className="mt-3">
          <Banner tone="warning">{t('details.newAddress')}</Banner>
        </div>
      )}
      {full !== null && <Full details={full} />}
      <FormMessage text={trouble} />
      {done !== '' ? (
        <p role="status" className="mt-3 font-medium text-jade">
          {done}
        </p>
      ) : (
        <div className="needs-script mt-3 grid max-w-140 gap-3">
          {full === null && (
            <div>
              <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={show}>
                {t('details.show')}
              </Button>
              <p className="mt-1 text-small text-ink-2">{t('details.showNote')}</p>
            </div>
          )}
          <TextArea
            label={t('details.note')}
            value={note}
            minLength={10}
            maxLength={500}
            rows={2}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="grid gap-3 phone:grid-cols-2">
            <Button disabled={!isNoted} loading={busy} loadingLabel={t('busy')} onClick={() => decide('approve')}>
              {t('details.approve')}
            </Button>
            <Button
              kind="secondary"
              disabled={!isNoted}
              loading={busy}
              loadingLabel={t('busy')}
              onClick={() => decide('refuse')}
            >
              {t('details.refuse')}
            </Button>
          </div>
        </div>
      )}
    </article>
  );
}

function Full({ details: { details } }: { readonly details: FullDetails }) {
  if (details === null) return <p className="mt-3">{t('details.unreadable')}</p>;
  const rows = [
    [t('details.holder'), details.holder],
    [t('details.country'), details.country],
    [t('details.iban'), details.iban],
    [t('details.number'), details.account_number],
    [t('details.bank'), details.bank_name],
    [t('details.bic'), details.bic],
    [t('details.branch'), details.branch_code],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="numbers mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
