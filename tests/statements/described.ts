// Reads a statement's columns, types and nullability from PostgreSQL without running it.
import type { Connection, PoolClient, Submittable } from 'pg';

export interface DescribedColumn {
  name: string;
  typeId: number;
  tableId: number;
  columnNumber: number;
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

/** The columns of `text` by the protocol's Describe, without running it. Throws what PostgreSQL refuses. */
export function describeStatement(client: PoolClient, text: string): Promise<DescribedColumn[]> {
  return new Promise((answer, refuse) => {
    let columns: DescribedColumn[] = [];
    const wish = {
      submit(connection: Connection & { describe(what: object): void; parse(what: object): void; sync(): void }) {
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: Field[] }) {
        columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          typeId: dataTypeID,
          tableId: tableID,
          columnNumber: columnID,
        }));
      },
      // A refused statement has no end event.
      handleError: refuse,
      handleReadyForQuery() {
        answer(columns);
      },
    };
    client.query(wish as unknown as Submittable);
  });
}

interface Plan {
  'Node Type': string;
  'Join Type'?: string;
  'Relation Name'?: string;
  'CTE Name'?: string;
  'Subplan Name'?: string;
  Strategy?: string;
  Alias?: string;
  Output?: string[];
  Plans?: Plan[];
}

export interface Planned {
  /** The text of each column, as the planner formats it. */
  output: string[];
  /** Tables on the nullable side of an outer join. */
  missable: Set<string>;
  aliases: Map<string, string>;
  /** Expressions of inner queries that always return one row, by the query's name. */
  inner: Map<string, string>;
}

export async function planStatement(client: PoolClient, text: string): Promise<Planned> {
  const result = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (verbose, generic_plan, costs off, format json) ${text}`,
  );
  const top = result.rows[0]!['QUERY PLAN'][0]!.Plan;
  const all = below(top);
  const named = new Map(all.map((plan) => [plan['Subplan Name']?.replace(/^CTE /, ''), plan]));
  const tables = (plan: Plan): string[] =>
    below(plan).flatMap((one) => [
      ...(one['Relation Name'] === undefined ? [] : [one['Relation Name']]),
      ...(one['CTE Name'] === undefined || !named.has(one['CTE Name']) ? [] : tables(named.get(one['CTE Name'])!)),
    ]);
  const isOneRow = (plan: Plan) => plan['Node Type'] === 'Result' || plan.Strategy === 'Plain';
  return {
    output: top.Output ?? [],
    missable: new Set(all.flatMap((plan) => sidesThatMayMiss(plan).flatMap(tables))),
    aliases: new Map(all.map((plan) => [plan.Alias ?? '', plan['Relation Name'] ?? ''])),
    inner: new Map(
      all.filter(isOneRow).map((plan) => [plan['Subplan Name']?.replace(/ \(.*/, '') ?? '', plan.Output?.[0] ?? '']),
    ),
  };
}

function below(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(below)];
}

function sidesThatMayMiss({ 'Join Type': join, Plans: plans = [] }: Plan): Plan[] {
  const sides = plans.filter((plan) => plan['Subplan Name'] === undefined);
  if (join === 'Left') return sides.slice(1, 2);
  if (join === 'Right') return sides.slice(0, 1);
  return join === 'Full' ? sides : [];
}
