// admin/ledger: the postings of the ledger, a page at a time, with the balances (docs/back-office.md#ledger).
import { balancesOf, type LedgerBalance, postingBounds, readLedgerSearch } from '#src/domain/ledger/books.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { findPostings, type PostingRow, type PostingsWanted } from './ledger-queries.ts';
import { findSums } from './sum-queries.ts';

export const route = 'admin/ledger';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  if (filter.from !== undefined && filter.to !== undefined && filter.from > filter.to)
    return refuse('bad-input', { to: t('figures.order') });
  const sums = await findSums(db, filter);
  const wanted = wantedBy(filter, sums);
  const rows = wanted === null ? [] : await findPostings(db, { ...wanted, after: before ?? null, count: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const { balances, totals } = balancesOf(sums);
  return {
    data: shown.map(toPosting),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    balances: balances.map(toBalance),
    totals: totals.map(toBalance),
    kinds: [...new Set(sums.map(({ kind }) => kind))].toSorted(),
  };
};

type Filter = Omit<CallInput<typeof route>, 'before'>;

/** The filter of the page or the file as its statement takes it; null: nothing can fit it. */
export function wantedBy(
  { find, account: group, ...filter }: Filter,
  sums: Awaited<ReturnType<typeof findSums>>,
): Omit<PostingsWanted, 'after' | 'count'> | null {
  const bounds = postingBounds(sums, { kind: filter.kind, group });
  return bounds === null ? null : { ...filter, group, search: readLedgerSearch(find ?? ''), bounds };
}

function toPosting({ at, ...row }: PostingRow): CallOutput<typeof route>['data'][number] {
  return { ...row, at: at.toISOString() };
}

function toBalance({ group, currency, ...more }: LedgerBalance): CallOutput<typeof route>['balances'][number] {
  return {
    account: group,
    currency,
    now_minor: more.nowMinor,
    moved_minor: more.movedMinor,
    end_minor: more.endMinor,
  };
}
