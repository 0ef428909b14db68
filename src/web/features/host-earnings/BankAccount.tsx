import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '#src/texts/intl.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { BankForm } from './BankForm.tsx';
import type { Details, Earnings } from './load.ts';
import { t } from './texts.ts';

interface BankAccountProps {
  readonly bank: Earnings['bank'];
  readonly hostId: string;
}

/** Where the money goes, masked; for the host alone. A change is made here (docs/domain/payouts.md#changes). */
export function BankAccount({ bank, hostId }: BankAccountProps) {
  const { path, search, navigate } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState('');
  const finish = (message: string): void => {
    setIsOpen(false);
    setDone(message);
    navigate(path + search, { replace: true });
  };
  return (
    <section aria-labelledby="bank" className="grid gap-3 rounded-panel border border-line p-5 tablet:p-6">
      <h2 id="bank" className="flex items-center gap-2 text-h3">
        <Landmark aria-hidden size={20} className="shrink-0 text-ink-2" />
        {t('account.title')}
      </h2>
      {bank === null ? (
        <p className="text-ink-2">{t('account.other')}</p>
      ) : (
        <>
          <Shown details={bank.details} />
          <p role="status" className="font-medium text-jade empty:hidden">
            {done}
          </p>
          {bank.details.waiting !== null && <Withdraw hostId={hostId} onDone={finish} />}
          {isOpen ? (
            <BankForm bank={bank} hostId={hostId} onDone={finish} />
          ) : (
            <Button kind="secondary" className="needs-script" onClick={() => setIsOpen(true)}>
              {t(bank.details.in_force === null && bank.details.waiting === null ? 'account.add' : 'account.change')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function countryText(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? nameOf('region', code) : code;
}

function Shown({ details: { in_force, waiting } }: { readonly details: Details }) {
  if (in_force === null && waiting === null) return <p className="text-ink-2">{t('account.none')}</p>;
  const rows = [
    [t('account.inForce'), in_force],
    [t('account.waiting'), waiting],
  ] as const;
  return (
    <dl className="grid gap-3">
      {rows.map(
        ([label, account]) =>
          account !== null && (
            <div key={label}>
              <dt className="text-small text-ink-2">{label}</dt>
              <dd className="numbers font-bold">…{account.ending}</dd>
              <dd className="text-small wrap-anywhere">
                {account.bank_name === ''
                  ? countryText(account.country)
                  : t('account.bank', { bank: account.bank_name, country: countryText(account.country) })}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Withdraw({ hostId, onDone }: { readonly hostId: string; readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const withdraw = (): void =>
    void run(async () => {
      const answer = await api('payout/details-withdraw', { host_id: hostId });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      return null;
    });
  return (
    <>
      <FormMessage text={trouble} />
      <Button kind="danger" className="needs-script" loading={busy} loadingLabel={t('busy')} onClick={withdraw}>
        {t('account.withdraw')}
      </Button>
    </>
  );
}
