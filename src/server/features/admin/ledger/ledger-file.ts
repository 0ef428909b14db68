// The ledger of the back office as a file: a row for each line of a posting (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { decimalText } from '#src/domain/money/money.ts';
import type { FilterOf } from '#src/contract/admin/list.ts';
import { postingList } from '#src/contract/admin/posting-list.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/kit/file.ts';
import { wantedBy } from './ledger.ts';
import { findPostings, type PostingRow } from './ledger-queries.ts';
import { findSums } from './sum-queries.ts';

type LedgerFilter = FilterOf<typeof postingList.filter>;

type Wanted = ReturnType<typeof wantedBy>;

function amountText({ amount_minor: minor, currency }: PostingRow['lines'][number]): string {
  return `${minor < 0 ? '-' : ''}${decimalText(Math.abs(minor), currencyOf(currency).digits)}`;
}

/** Registers its address. Where the postings of a filter stand is looked up once for a file, not for each of its pages. */
export function registerLedgerFile(app: FastifyInstance, { db, ...services }: Services): void {
  const asked = new WeakMap<LedgerFilter, Promise<Wanted>>();
  const wantedOnce = (filter: LedgerFilter): Promise<Wanted> => {
    const wanted = asked.get(filter) ?? findSums(db, filter).then((sums) => wantedBy(filter, sums));
    asked.set(filter, wanted);
    return wanted;
  };
  registerAdminFile<LedgerFilter, PostingRow, string>(
    app,
    { db, ...services },
    {
      name: 'ledger',
      work: 'ledger',
      columns: postingList.file.columns,
      filterOf: (search) => postingList.read(search).filter,
      read: async (filter, after, count) => {
        const wanted = await wantedOnce(filter);
        return wanted === null ? [] : findPostings(db, { ...wanted, after, count });
      },
      placeOf: ({ id }) => id,
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
