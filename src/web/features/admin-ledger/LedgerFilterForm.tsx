import type { LedgerQuery } from '#src/contract/addresses/admin/ledger-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { accountText, kindText } from '#src/web/admin/money/money-words.ts';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { ledgerColumns } from './columns.tsx';
import type { Ledger } from './load.ts';
import { t } from './t.ts';

interface LedgerFilterFormProps extends Pick<Ledger, 'balances' | 'kinds'> {
  readonly filter: LedgerQuery['filter'];
  readonly shown: ReadonlySet<string>;
}

/** Which postings: what was typed, an account, a kind, and days. */
export function LedgerFilterForm({ filter, shown, balances, kinds }: LedgerFilterFormProps) {
  const { find, account, kind, from, to } = filter;
  const accounts = [...new Set([...balances.map((one) => one.account), ...(account === undefined ? [] : [account])])];
  return (
    <TableFilter
      action={adminRoutes['admin-ledger'].path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: find }}
      isNarrowed={[account, kind, from, to].some((one) => one !== undefined)}
      columns={ledgerColumns.slice(1)}
      shown={shown}
    >
      <Select
        label={t('filter.account')}
        name="account"
        defaultValue={account ?? ''}
        options={anyOr(accounts.toSorted().map((value) => ({ value, label: accountText(value) })))}
      />
      <Select
        label={t('filter.kind')}
        name="kind"
        defaultValue={kind ?? ''}
        options={anyOr(kinds.map((value) => ({ value, label: kindText(value) })))}
      />
      <TextField label={t('filter.from')} name="from" type="date" defaultValue={from} />
      <TextField label={t('filter.to')} name="to" type="date" defaultValue={to} />
    </TableFilter>
  );
}
