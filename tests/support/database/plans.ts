// Reads of statements, as PostgreSQL explains them.
import pg, { type Pool } from 'pg';
import { vi } from 'vitest';

/** A step of a plan, from `explain (analyze, format json)`. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Actual Total Time': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** The statements of `work`, each explained with its reads. */
export async function plansOf(pool: Pool, work: () => Promise<unknown>): Promise<PlanNode[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const calls = spy.mock.calls as unknown as [string | { text: string; values: unknown[] }, unknown[]][];
  for (const [first, values] of calls) sent.push(typeof first === 'string' ? { text: first, values } : first);
  spy.mockRestore();
  return Promise.all(
    sent.map(async ({ text, values }) => {
      const result = await pool.query(`explain (analyze, format json) ${text}`, values);
      return result.rows[0]['QUERY PLAN'][0].Plan as PlanNode;
    }),
  );
}

export const stepsOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

/** How many rows of a table a plan touched. */
export function touchedOf(plan: PlanNode, table: string): number {
  return stepsOf(plan)
    .filter((step) => step['Relation Name'] === table)
    .reduce(
      (sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
      0,
    );
}

/** How many pages of tables and indexes a plan read: a full index scan touches no row, and shows here. */
export const blocksOf = (plan: PlanNode): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

/** Tables that a plan reads completely, or by a full index scan. */
export function wholeReads(plan: PlanNode): string[] {
  return stepsOf(plan)
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name'] ?? '');
}
