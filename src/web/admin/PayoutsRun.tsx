import { FileDown } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { payoutFileUrl } from '#src/contract/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './payouts-texts.ts';

type OpenRun = CallOutput<'payout/run'>;

/** One run: its files for the bank, how it ended, and its items. */
export function OneRun({ open: { run, items }, hasAccount }: { readonly open: OpenRun; readonly hasAccount: boolean }) {
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
      <p className="numbers mt-1 text-h2">{priceText(wireCents(run.total))}</p>
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

/** The bank's word that it is paid, or the end before that. */
function EndForm({ number }: { readonly number: number }) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [day, setDay] = useState('');
  const [reference, setReference] = useState('');
  // Whatever came of it: the page shows what is.
  const look = (): void => navigate(path + search, { replace: true });
  const pay = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await withFreshFactor(() =>
        api('payout/run-paid', { number, paid_on: day, reference: reference.trim() }),
      );
      if (!answer.ok) return failureText(answer);
      look();
      return null;
    });
  };
  const cancel = (): void =>
    void run(async () => {
      const answer = await api('payout/run-cancel', { number });
      if (!answer.ok) return failureText(answer);
      look();
      return null;
    });
  return (
    <form onSubmit={pay} className="needs-script mt-5 grid max-w-120 gap-4 rounded-card border border-line p-4">
      <FormMessage text={trouble} />
      <TextField
        label={t('run.paidOn')}
        type="date"
        required
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <TextField
        label={t('run.reference')}
        required
        maxLength={100}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <Button type="submit" loading={busy} loadingLabel={t('busy')}>
        {t('run.paid')}
      </Button>
      <Button kind="danger" loading={busy} loadingLabel={t('busy')} onClick={cancel}>
        {t('run.cancel')}
      </Button>
    </form>
  );
}

type Item = OpenRun['items'][number];

/** One host in a run; the bank may not have paid them, or sent it back. */
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
        <span className="numbers shrink-0 font-bold">{priceText(wireCents(item.amount))}</span>
      </div>
      {item.can_fail && <FailForm itemId={item.id} />}
    </li>
  );
}

function FailForm({ itemId }: { readonly itemId: string }) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [reason, setReason] = useState('');
  const fail = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('payout/item-fail', { item_id: itemId, reason: reason.trim() });
      if (!answer.ok) return failureText(answer);
      navigate(path + search, { replace: true });
      return null;
    });
  };
  return (
    <details className="needs-script">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('item.fail')}</summary>
      <form onSubmit={fail} className="mt-1 grid max-w-120 gap-3">
        <FormMessage text={trouble} />
        <TextField
          label={t('item.reason')}
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" kind="danger" loading={busy} loadingLabel={t('busy')}>
          {t('item.fail')}
        </Button>
      </form>
    </details>
  );
}
