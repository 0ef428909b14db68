// /admin/ledger: the whole ledger (docs/back-office.md#ledger).
import { postingList } from '#src/contract/admin/posting-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { LedgerLines } from './money/LedgerLines.tsx';
import { accountText, kindText } from './money/money-words.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Balances } from './Balances.tsx';
import { listPage } from './kit/list-page.tsx';
import { t } from './ledger-texts.ts';

/** The balances of all accounts, and every posting with its lines. It is read only, as the ledger is. */
export const { load, Page } = listPage({
  list: postingList,
  call: 'admin/ledger',
  text: t,
  choices: ({ balances, kinds }, { account }) => {
    const accounts = new Set([...balances.map((one) => one.account), ...(account === undefined ? [] : [account])]);
    return {
      account: [...accounts].toSorted().map((value) => ({ value, label: accountText(value) })),
      kind: kinds.map((value) => ({ value, label: kindText(value) })),
    };
  },
  cells: {
    id: ({ id }) => id,
    at: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {instantText(at, 'UTC')}
      </time>
    ),
    kind: ({ kind }) => kindText(kind),
    ref: ({ ref, booking_id: id }) =>
      id !== null && (
        <a
          href={`${adminRoutes['admin-bookings'].path}/${id}`}
          className="link inline-flex min-h-6 items-center font-medium"
        >
          {ref}
        </a>
      ),
    lines: ({ lines }) => (
      <div className="min-w-64 max-w-120">
        <LedgerLines lines={lines} />
      </div>
    ),
    reference: ({ reference }) => <span className="block min-w-36 wrap-anywhere">{reference}</span>,
  },
  label: () => t('postings'),
  around: ({ filter, rows }, { data, query }) => (
    <>
      {filter}
      {data.balances.length > 0 && <Balances {...data} filter={query.filter} />}
      <h2 className="mb-2 text-h3">{t('postings')}</h2>
      {rows}
    </>
  ),
});
