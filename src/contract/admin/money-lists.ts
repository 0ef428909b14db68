// The back office's lists of postings and refunds, and the span of its figures (docs/reference/back-office.md#ledger).
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

/** Postings (docs/reference/back-office.md#ledger). */
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

/** Refunds (docs/reference/back-office.md#refunds). */
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

// The span of the figures in an address, for the page and its file (docs/reference/back-office.md#figures).

const figureFields = { from: day, to: day, by: choice(figureSteps) };

/** Days and grouping; the server chooses absent values. */
export type FigureFilter = FilterOf<typeof figureFields>;

/** Parses a query; a bad value is left out, never an error (docs/reference/addresses.md#queries). */
export const readFigureQuery = (search: string): FigureFilter => readFilter(figureFields, search);

/** The query of a span: '' for none. */
export const figureQuery = (filter: FigureFilter): string => writeFilter(figureFields, filter);
