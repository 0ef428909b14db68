import { HostShell } from '#src/web/host/HostShell.tsx';
import { BankAccount } from './BankAccount.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import type { EarningsData } from './load.ts';
import { MonthList } from './MonthList.tsx';
import { Owed } from './Owed.tsx';
import { t } from './texts.ts';

/** What a host has earned: what is owed now, where it goes, each month with its statement, and each line. */
export function EarningsPage({ data: { panel, earnings } }: { readonly data: EarningsData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host) =>
        earnings && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:order-2">
              <Owed summary={earnings.summary} />
              <BankAccount key={host.id} bank={earnings.bank} hostId={host.id} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <MonthList summary={earnings.summary} />
              <LedgerLines earnings={earnings} />
            </div>
          </div>
        )
      }
    </HostShell>
  );
}
