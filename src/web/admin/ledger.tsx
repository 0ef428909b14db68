// /admin/ledger: the whole ledger (docs/reference/back-office.md#ledger).
import type { FilterOf } from '#src/contract/admin/list.ts';
import { postingList } from '#src/contract/admin/money-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { accountText, chargedText, kindText, LedgerLines } from './LedgerLines.tsx';
import { bookingUrl, linkTo, longText } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesOf } from './kit/values.ts';
import { t } from './ledger-texts.ts';

export const { load, Page } = listPage({
  list: postingList,
  call: 'admin/ledger',
  text: t,
  choices: ({ balances, kinds }, { account }) => {
    const accounts = new Set([...balances.map((one) => one.account), ...(account === undefined ? [] : [account])]);
    return {
      account: choicesOf([...accounts].toSorted(), accountText),
      kind: choicesOf(kinds, kindText),
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
    ref: ({ ref, booking_id: id }) => id !== null && linkTo(bookingUrl(id), ref, 'font-medium'),
    lines: ({ lines }) => (
      <div className="min-w-64 max-w-120">
        <LedgerLines lines={lines} />
      </div>
    ),
    reference: ({ reference }) => longText(reference),
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

type Ledger = CallOutput<'admin/ledger'>;
type LedgerFilter = FilterOf<typeof postingList.filter>;

type Balance = Ledger['balances'][number];

interface BalancesProps extends Pick<Ledger, 'balances' | 'totals'> {
  readonly filter: LedgerFilter;
}

/** Balances now, and for chosen days their change and closing balance. */
function momentsOf({ from, to }: LedgerFilter): { readonly head: string; readonly of: (balance: Balance) => number }[] {
  const now = { head: t('balances.now'), of: (one: Balance) => one.now_minor };
  const moved = (head: string) => ({ head, of: (one: Balance) => one.moved_minor });
  if (to === undefined)
    return from === undefined ? [now] : [now, moved(t('balances.movedFrom', { from: dateText(from) }))];
  const end = { head: t('balances.end', { to: dateText(to) }), of: (one: Balance) => one.end_minor };
  if (from === undefined) return [now, moved(t('balances.movedTo', { to: dateText(to) })), end];
  return [now, moved(t('balances.moved', { from: dateText(from), to: dateText(to) })), end];
}

/** Balances with totals per currency; an account links to its postings. */
function Balances({ balances, totals, filter }: BalancesProps) {
  const moments = momentsOf(filter);
  const { from, to } = filter;
  const urlOf = (account: string) =>
    postingList.path + postingList.write({ account, ...(from && { from }), ...(to && { to }) });
  const figures = (one: Balance) =>
    moments.map(({ head, of }) => (
      <td key={head} className="ps-4 py-1.5 text-end whitespace-nowrap">
        {chargedText({ amount_minor: of(one), currency: one.currency })}
      </td>
    ));
  return (
    <section className="mb-8">
      <h2 className="text-h3">{t('balances.title')}</h2>
      <p className="mt-1 max-w-180 text-small text-ink-2">{t('balances.text')}</p>
      <div className="mt-3 max-w-240 overflow-x-auto" tabIndex={0} role="region" aria-label={t('balances.title')}>
        <table className="numbers w-full text-small">
          <thead>
            <tr className="border-b border-line-strong text-ink-2">
              <th scope="col" className="py-1.5 text-start align-bottom font-medium">
                {t('balances.account')}
              </th>
              {moments.map(({ head }) => (
                <th key={head} scope="col" className="ps-4 py-1.5 text-end align-bottom font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {totals.map((total) => (
            <tbody key={total.currency}>
              {balances
                .filter(({ currency }) => currency === total.currency)
                .map((one) => (
                  <tr key={one.account} className="border-b border-line">
                    <th scope="row" className="py-1.5 text-start font-regular">
                      {linkTo(urlOf(one.account), accountText(one.account))}
                      <code className="ms-2 text-ink-2 max-tablet:hidden">{one.account}</code>
                    </th>
                    {figures(one)}
                  </tr>
                ))}
              <tr className="border-b border-line-strong font-bold">
                <th scope="row" className="py-1.5 text-start">
                  {t('balances.sum', { currency: total.currency })}
                </th>
                {figures(total)}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
