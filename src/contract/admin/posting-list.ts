// The postings of the ledger, as the back office lists them (docs/back-office.md#ledger).
import { day, declareList, numberCursor, text, usual } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const postingList = declareList({
  name: 'ledger',
  path: adminRoutes['admin-ledger'].path,
  filter: { find: text(255), account: text(80), kind: text(80), from: day, to: day },
  columns: { id: {}, at: usual, kind: usual, ref: usual, lines: usual, reference: usual },
  file: {
    permission: 'ledger',
    columns: ['posting', 'at', 'kind', 'ref', 'reference', 'account', 'amount', 'currency'],
  },
  cursor: numberCursor,
  isSpan: true,
});
