// Postings of the ledger and refunds, as the back office lists them, and the span of its figures (docs/reference/back-office.md#ledger).
import { figureSteps } from '#src/domain/admin/figure-steps.ts';
import { payProviders } from '#src/domain/payment/methods.ts';
import { refundReasons, refundStates } from '#src/domain/payment/refund-states.ts';
import {
  choice,
  day,
  declareList,
  figure,
  type FilterOf,
  flag,
  numberCursor,
  readFilter,
  text,
  usual,
  usualFigure,
  writeFilter,
} from './list.ts';

/** The postings of the ledger (docs/reference/back-office.md#ledger). */
export const postingList = declareList({
  name: 'ledger',
  filter: { find: text(255), account: text(80), kind: text(80), from: day, to: day },
  columns: { id: {}, at: usual, kind: usual, ref: usual, lines: usual, reference: usual },
  file: {
    permission: 'ledger',
    columns: ['posting', 'at', 'kind', 'ref', 'reference', 'account', 'amount', 'currency'],
  },
  cursor: numberCursor,
  isSpan: true,
});

/** All refunds (docs/reference/back-office.md#refunds). */
export const refundList = declareList({
  name: 'refunds',
  filter: {
    find: text(254),
    state: choice(refundStates),
    reason: choice(refundReasons),
    provider: choice(payProviders),
    from: day,
    to: day,
    failed_first: flag('first', 'failed'),
  },
  columns: {
    refund: {},
    state: usual,
    amount: usualFigure,
    reason: usual,
    maker: usual,
    provider: usual,
    age: usualFigure,
    ref: usual,
    guest: usual,
    due: figure,
    provider_ref: {},
    changed_at: {},
  },
  file: {
    permission: 'refunds',
    columns: [
      'id',
      'amount',
      'currency',
      'due',
      'made_at',
      'state',
      'reason',
      'maker',
      'who',
      'provider',
      'provider_ref',
      'ref',
      'guest',
      'changed_at',
    ],
  },
  cursor: /^\d{1,17}\.[0-9a-f-]{36}(\.failed)?$/,
  isSpan: true,
});

// The span of the figures in an address: of the page and of its file (docs/reference/back-office.md#figures).

const figureFields = { from: day, to: day, by: choice(figureSteps) };

/** Which days, and by what they are grouped; what is left out is chosen by the server. */
export type FigureFilter = FilterOf<typeof figureFields>;

/** Reads a query; a bad value is left out, never an error (docs/reference/addresses.md#queries). */
export const readFigureQuery = (search: string): FigureFilter => readFilter(figureFields, search);

/** A query that says this span: '' for none. */
export const figureQuery = (filter: FigureFilter): string => writeFilter(figureFields, filter);
