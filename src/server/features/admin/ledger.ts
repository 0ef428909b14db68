// admin/ledger: the postings of the ledger, a page at a time, with the balances (docs/back-office.md#ledger).
import { balancesOf, type LedgerBalance, postingBounds, readLedgerSearch } from '#src/domain/ledger/books.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { findPostings, type PostingRow, type PostingsQuery, findSums, keepSums, lockDueDay } from './ledger-queries.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import type { FastifyInstance } from 'fastify';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { decimalText } from '#src/domain/money/money.ts';
import type { FilterOf } from '#src/contract/admin/list.ts';
import { postingList } from '#src/contract/admin/posting-list.ts';
import { registerAdminFile } from './kit/file.ts';

// Days of the ledger that are over are summed up by the worker loop, each once (docs/back-office.md#ledger).

const atOnce = 200;

/** Keeps the sums of some days that are over; answers of how many. Of two processes one waits, and finds the next day. */
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

export const ledgerCall: Handler<'admin/ledger'> = async ({ before, ...filter }, { services: { db } }) => {
  if (filter.from !== undefined && filter.to !== undefined && filter.from > filter.to)
    return refuse('bad-input', { to: t('figures.order') });
  const sums = await findSums(db, filter);
  const query = queryOf(filter, sums);
  const rows = query === null ? [] : await findPostings(db, { ...query, after: before ?? null, count: pageSize + 1 });
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

type Filter = Omit<CallInput<'admin/ledger'>, 'before'>;

/** The filter of the page or the file as its statement takes it; null: nothing can fit it. */
export function queryOf(
  { find, account: group, ...filter }: Filter,
  sums: Awaited<ReturnType<typeof findSums>>,
): Omit<PostingsQuery, 'after' | 'count'> | null {
  const bounds = postingBounds(sums, { kind: filter.kind, group });
  return bounds === null ? null : { ...filter, group, search: readLedgerSearch(find ?? ''), bounds };
}

function toPosting({ at, ...row }: PostingRow): CallOutput<'admin/ledger'>['data'][number] {
  return { ...row, at: at.toISOString() };
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

// The ledger of the back office as a file: a row for each line of a posting (docs/back-office.md#files).

type LedgerFilter = FilterOf<typeof postingList.filter>;

type LedgerRequest = ReturnType<typeof queryOf>;

function amountText({ amount_minor: minor, currency }: PostingRow['lines'][number]): string {
  return `${minor < 0 ? '-' : ''}${decimalText(Math.abs(minor), currencyOf(currency).digits)}`;
}

/** Registers its address. Where the postings of a filter stand is looked up once for a file, not for each of its pages. */
export function registerLedgerFile(app: FastifyInstance, { db, ...services }: Services): void {
  const asked = new WeakMap<LedgerFilter, Promise<LedgerRequest>>();
  const wantedOnce = (filter: LedgerFilter): Promise<LedgerRequest> => {
    const query = asked.get(filter) ?? findSums(db, filter).then((sums) => queryOf(filter, sums));
    asked.set(filter, query);
    return query;
  };
  registerAdminFile<LedgerFilter, PostingRow, string>(
    app,
    { db, ...services },
    {
      name: 'ledger',
      permission: 'ledger',
      columns: postingList.file.columns,
      filterOf: (search) => postingList.read(search).filter,
      read: async (filter, after, count) => {
        const query = await wantedOnce(filter);
        return query === null ? [] : findPostings(db, { ...query, after, count });
      },
      cursorOf: ({ id }) => id,
      linesOf: ({ id, at, kind, ref, reference, lines }) =>
        lines.map((line) => [
          id,
          at.toISOString(),
          kind,
          ref ?? '',
          reference,
          line.account,
          amountText(line),
          line.currency,
        ]),
    },
  );
}

/** The call of the ledger. */
export const ledgerCalls = { 'admin/ledger': ledgerCall } as const;
