// /admin/payouts: bank accounts to approve, the next run, all runs (docs/domain/ledger.md#runs).
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { payoutFileUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Section } from './kit/Section.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { CallForm } from './kit/call-form.tsx';
import { DecideForm } from './kit/decide-form.tsx';
import { Facts, Rows } from './kit/facts.tsx';
import { useCall } from './kit/use-call.ts';
import { money } from './kit/values.ts';
import { t } from './payouts-texts.ts';

const { path } = adminRoutes['admin-payouts'];

type Outlook = CallOutput<'payout/outlook'>;
type Runs = CallOutput<'payout/runs'>;

/** `open` is the run in the address. */
export interface Extra {
  readonly waiting: CallOutput<'payout/waiting'>['data'];
  readonly runs: Runs;
  readonly open: CallOutput<'payout/run'> | null;
}

const nothing: Extra = { waiting: [], runs: { data: [], has_more: false }, open: null };

export const { load, Page } = adminPage({
  call: 'payout/outlook',
  title: () => t('title'),
  async extra({ api, url }, isAdmitted) {
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
    // An unknown run is ignored.
    return { waiting: waiting.data.data, runs: runs.data, open: open?.ok ? open.data : null };
  },
  Body,
});

function Body({ data: outlook, waiting, runs, open }: BodyProps<'payout/outlook', Extra>) {
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
    <Section id="runs" title={t('runs.title')}>
      {runs.data.length === 0 && <p className="text-ink-2">{t('runs.none')}</p>}
      <ul>
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
              <span className="numbers font-bold">{money(run.total)}</span>
            </a>
          </li>
        ))}
      </ul>
      {runs.has_more && last !== undefined && (
        <a href={`${path}${buildQuery({ before: String(last.number) })}`} className={`${buttonLook('secondary')} mt-3`}>
          {t('runs.more')}
        </a>
      )}
    </Section>
  );
}

const outlookText = ({ minimum, total, owed, data }: Outlook): string =>
  data.length === 0
    ? t('outlook.none')
    : t('outlook.text', { owed: money(owed), total: money(total), minimum: money(minimum) });

/** Hosts with a balance, why some are not paid, and the run button. */
function NextRun({ outlook }: { readonly outlook: Outlook }) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, call } = useCall();
  const make = (): void =>
    call(
      () => api('payout/run-make', {}),
      (_, { number }) => navigate(`${path}${buildQuery({ run: String(number) })}`),
    );
  const { hosts, data } = outlook;
  return (
    <Section id="next" title={t('outlook.title')}>
      <p className="text-ink-2">{outlookText(outlook)}</p>
      <FormMessage text={trouble} />
      {data.length > 0 && (
        <Button
          className="needs-script justify-self-start"
          disabled={hosts === 0}
          loading={busy}
          loadingLabel={t('busy')}
          onClick={make}
        >
          {t('outlook.make', { count: hosts })}
        </Button>
      )}
      <Rows
        none=""
        rows={data.map(({ host_id: key, name, owed, country, ending, verdict }) => ({
          key,
          main: name,
          below: [t(`verdict.${verdict}`), ending !== '' && t('account', { country, ending })]
            .filter(Boolean)
            .join(' · '),
          amount: money(owed),
        }))}
      />
      {outlook.is_cut && <p className="text-small text-ink-2">{t('outlook.more')}</p>}
    </Section>
  );
}

type FullDetails = CallOutput<'payout/show'>['data'][number];
type Change = CallOutput<'payout/waiting'>['data'][number];

/** Bank account changes to approve (docs/domain/ledger.md#changes). */
function DetailsToDecide({ waiting }: { readonly waiting: readonly Change[] }) {
  return (
    <Section id="details" title={t('details.title')}>
      <p className="text-ink-2">{t('details.lead')}</p>
      <ul className="grid gap-4">
        {waiting.map((change) => (
          <li key={change.id}>
            <ChangeCard change={change} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ChangeCard({ change }: { readonly change: Change }) {
  const { api } = useApp();
  const { busy, trouble, call } = useCall();
  const [full, setFull] = useState<FullDetails | null>(null);
  const [done, setDone] = useState('');
  const { id, host_id, host_name, country, ending, old_ending: old } = change;
  const show = (): void =>
    call(
      () => api('payout/show', { host_id }),
      (_, { data }) => setFull(data.find((one) => one.id === id) ?? null),
    );
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 tablet:p-5">
      <div>
        <h3 className="text-h4 font-bold wrap-anywhere">{host_name}</h3>
        <p className="numbers">
          {t('account', { country, ending })}
          {old !== '' && ` (${t('details.old', { ending: old })})`}
        </p>
        <p className="text-small text-ink-2">{t('details.asked', { when: instantText(change.asked_at, 'UTC') })}</p>
      </div>
      {change.has_new_address && <Banner tone="warning">{t('details.newAddress')}</Banner>}
      {full !== null && <Full details={full} />}
      <FormMessage text={trouble} />
      {done !== '' && (
        <p role="status" className="font-medium text-jade">
          {done}
        </p>
      )}
      {done === '' && full === null && (
        <div className="needs-script">
          <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={show}>
            {t('details.show')}
          </Button>
          <p className="mt-1 text-small text-ink-2">{t('details.showNote')}</p>
        </div>
      )}
      {done === '' && (
        <DecideForm
          label={t('details.note')}
          most={500}
          decisions={[
            { key: 'approve', name: t('details.approve'), kind: 'primary', least: 10 },
            { key: 'refuse', name: t('details.refuse'), kind: 'secondary', least: 10 },
          ]}
          make={(decision, note) => api('payout/details-decide', { id, decision, note })}
          onDone={setDone}
        />
      )}
    </article>
  );
}

function Full({ details: { details } }: { readonly details: FullDetails }) {
  if (details === null) return <p>{t('details.unreadable')}</p>;
  return (
    <Facts
      facts={[
        [t('details.holder'), details.holder],
        [t('details.country'), details.country],
        [t('details.iban'), details.iban],
        [t('details.number'), details.account_number],
        [t('details.bank'), details.bank_name],
        [t('details.bic'), details.bic],
        [t('details.branch'), details.branch_code],
      ]}
    />
  );
}

type OpenRun = CallOutput<'payout/run'>;

/** A run: bank files, status and items. */
function OneRun({ open: { run, items }, hasAccount }: { readonly open: OpenRun; readonly hasAccount: boolean }) {
  const { path } = useNavigation();
  const look = buttonLook('secondary');
  return (
    <section aria-labelledby="run" className="max-w-3xl">
      <a href={path} className="link inline-flex min-h-11 items-center">
        {t('run.back')}
      </a>
      <h2 id="run" className="flex flex-wrap items-center gap-3 text-h3">
        {t('run.number', { number: run.number })}
        <Badge tone={run.state === 'open' ? 'marigold' : 'sand'}>{t(`run.state.${run.state}`)}</Badge>
      </h2>
      <p className="numbers mt-1 text-h2">{money(run.total)}</p>
      <p className="text-ink-2">
        {t('run.made', { when: instantText(run.made_at, 'UTC'), name: run.made_by })} ·{' '}
        {t('run.items', { count: run.items })}
      </p>
      {run.paid_on !== null && (
        <p className="wrap-anywhere">{t('run.paidText', { day: run.paid_on, reference: run.bank_reference })}</p>
      )}
      {run.state !== 'cancelled' &&
        (hasAccount ? (
          <p className="mt-4 flex flex-wrap gap-3">
            <a href={payoutFileUrl(run.number, 'xml')} download className={look}>
              <FileDown aria-hidden size={18} />
              {t('run.xml')}
            </a>
            <a href={payoutFileUrl(run.number, 'csv')} download className={look}>
              <FileDown aria-hidden size={18} />
              {t('run.csv')}
            </a>
          </p>
        ) : (
          <p className="mt-4 text-ink-2">{t('run.noAccount')}</p>
        ))}
      {run.state === 'open' && <EndForm number={run.number} />}
      <ul className="mt-6">
        {items.map((item) => (
          <RunItem key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function EndForm({ number }: { readonly number: number }) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  // Reload in any case: the page shows the current state.
  const reload = (): void => navigate(path + search, { replace: true });
  return (
    <CallForm
      submit={t('run.paid')}
      make={(text) => api('payout/run-paid', { number, paid_on: text('paid_on'), reference: text('reference') })}
      onDone={reload}
      other={{ name: t('run.cancel'), make: () => api('payout/run-cancel', { number }) }}
      className="needs-script mt-5 max-w-120 gap-4 rounded-card border border-line p-4"
    >
      <TextField label={t('run.paidOn')} name="paid_on" type="date" required />
      <TextField label={t('run.reference')} name="reference" required maxLength={100} />
    </CallForm>
  );
}

type Item = OpenRun['items'][number];

/** A host in a run; the bank may have failed or returned the payment. */
function RunItem({ item }: { readonly item: Item }) {
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">
            {item.place}. {item.host_name}
          </span>
          <span className="block text-small text-ink-2">
            {t(`item.state.${item.state}`)}
            {item.ending !== '' && ` · ${t('account', { country: item.country, ending: item.ending })}`}
          </span>
          {item.fail_reason !== '' && (
            <span className="block text-small">{t('item.failed', { reason: item.fail_reason })}</span>
          )}
        </span>
        <span className="numbers shrink-0 font-bold">{money(item.amount)}</span>
      </div>
      {item.can_fail && <FailForm itemId={item.id} />}
    </li>
  );
}

function FailForm({ itemId }: { readonly itemId: string }) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  return (
    <details className="needs-script">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('item.fail')}</summary>
      <CallForm
        submit={t('item.fail')}
        kind="danger"
        make={(text) => api('payout/item-fail', { item_id: itemId, reason: text('reason') })}
        onDone={() => navigate(path + search, { replace: true })}
        className="mt-1 max-w-120 gap-3"
      >
        <TextField label={t('item.reason')} name="reason" required minLength={3} maxLength={200} />
      </CallForm>
    </details>
  );
}
