import { useState } from 'react';
import { withFreshFactor } from './fresh-factor.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './payouts-texts.ts';

type FullDetails = CallOutput<'payout/show'>['data'][number];
type Change = CallOutput<'payout/waiting'>['data'][number];

/** Changes of bank accounts that a person has to decide (docs/domain/payouts.md#changes). */
export function DetailsToDecide({ waiting }: { readonly waiting: readonly Change[] }) {
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
