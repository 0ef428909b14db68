// Entry point of the feature earnings: what hosts have earned (docs/domain/payouts.md#statements).
import * as lines from './lines.ts';
import * as summary from './summary.ts';

export const earningsHandlers = { [lines.route]: lines.handle, [summary.route]: summary.handle } as const;

export type { DoneRow, LineRow } from './queries.ts';
export { lineKind, openStatement, signedText, statementCsv, type Statement } from './statement.ts';
