// The ledger in the back office: postings by page, and balances (docs/reference/back-office.md#ledger).
import type { FilterOf } from '#src/contract/admin/list.ts';
import { postingList } from '#src/contract/admin/money-lists.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { balancesOf, type LedgerBalance, type LedgerSum, postingBounds } from '#src/domain/ledger/books.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { signedText } from '#src/domain/money/money.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { serveTable } from './lists.ts';
import { pageOf, type RowsQuery } from '#src/server/platform/db/row-queries.ts';
import { findPostings, findSums, keepSums, lockDueDay } from './ledger-queries.ts';

const atOnce = 200;

/** Sums some ended days and answers how many. A second process waits, then takes the next day. */
export async function keepLedgerDays(
  { db }: Pick<Services, 'db'>,
  count = atOnce,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  while (done < count && !signal?.aborted) {
    const isKept = await inTransaction(db, async (trx) => {
      const day = await lockDueDay(trx);
      if (day !== null) await keepSums(trx, day);
      return day !== null;
    });
    if (!isKept) break;
    done += 1;
  }
  return done;
}

const pageSize = 50;

const ledgerCall: Handler<'admin/ledger'> = async ({ before, ...filter }, { services: { db } }) => {
  if (filter.from !== undefined && filter.to !== undefined && filter.from > filter.to)
    return refuse('bad-input', { to: t('figures.order') });
  const sums = await findSums(db, filter);
  const rows = await postingsOf(db, { ...filter, after: before ?? null, count: pageSize + 1 }, sums);
  const { balances, totals } = balancesOf(sums);
  return {
    ...pageOf(rows, pageSize),
    balances: balances.map(toBalance),
    totals: totals.map(toBalance),
    kinds: [...new Set(sums.map(({ kind }) => kind))].toSorted(),
  };
};

async function postingsOf(db: Services['db'], query: RowsQuery<'admin/ledger'>, sums: readonly LedgerSum[]) {
  const bounds = postingBounds(sums, { kind: query.kind, group: query.account });
  return bounds === null ? [] : findPostings(db, { ...query, bounds });
}

function toBalance({ group, currency, ...more }: LedgerBalance): CallOutput<'admin/ledger'>['balances'][number] {
  return {
    account: group,
    currency,
    now_minor: more.nowMinor,
    moved_minor: more.movedMinor,
    end_minor: more.endMinor,
  };
}

type LedgerFilter = FilterOf<typeof postingList.filter>;

// Summed once per file, not per page.
const sumsOf = new WeakMap<LedgerFilter, ReturnType<typeof findSums>>();

export const ledger = serveTable({
  name: 'ledger',
  permission: 'ledger',
  columns: postingList.file.columns,
  filterOf: (search) => postingList.read(search).filter,
  async read({ db }, filter, page) {
    const sums = sumsOf.get(filter) ?? findSums(db, filter);
    sumsOf.set(filter, sums);
    return postingsOf(db, { ...filter, ...page }, await sums);
  },
  linesOf: ({ id, lines, ...posting }) =>
    lines.map(({ account, currency, amount_minor: minor }) => {
      const amount = signedText(minor, currencyOf(currency).digits);
      return { ...posting, posting: id, account, amount, currency };
    }),
});

export const ledgerCalls = { 'admin/ledger': ledgerCall } as const;
