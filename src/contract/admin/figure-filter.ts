// The span of the back office's figures in an address: of the page and of its file (docs/back-office.md#figures).
import { type FigureStep, figureSteps } from '#src/domain/admin/figure-steps.ts';
import { civilDateIn } from './list.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which days, and by what they are grouped; what is left out is chosen by the server. */
export interface FigureFilter {
  readonly from?: string;
  readonly to?: string;
  readonly by?: FigureStep;
}

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readFigureQuery(search: string): FigureFilter {
  const query = parseQuery(search);
  const from = civilDateIn(query.get('from'));
  const to = civilDateIn(query.get('to'));
  const by = figureSteps.find((step) => step === query.get('by'));
  return { ...(from !== null && { from }), ...(to !== null && { to }), ...(by !== undefined && { by }) };
}

/** A query that says this span: '' for none. */
export function figureQuery({ from, to, by }: FigureFilter): string {
  return buildQuery({ from, to, by });
}
