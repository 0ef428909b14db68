// Compares a statement's declared row type with PostgreSQL's.
import type { PoolClient } from 'pg';
import { valueParsers } from '#src/server/platform/db/value-parsers.ts';
import { isNeverNull } from './never-null.ts';
import { describeStatement, planStatement, type DescribedColumn, type Planned } from './described.ts';
import type { TypedStatement } from './row-types.ts';
import { flat, isMissing, type RowType } from './type-shape.ts';

/** The schema, by the ids of Describe. */
export interface Schema {
  types: Map<number, { name: string; element: number }>;
  /** By table id and number of the column. */
  columns: Map<string, { table: string; name: string; isNotNull: boolean; values: string[] | null }>;
  /** Columns with a not-null, as 'table.column'. */
  sure: Set<string>;
}

export async function readSchema(client: PoolClient): Promise<Schema> {
  const types = await client.query<{ oid: number; name: string; element: number }>(
    `select oid, typname as name, case when typcategory = 'A' then typelem else 0 end as element from pg_type`,
  );
  const columns = await client.query<{ id: string; table: string; name: string; is_not_null: boolean; check: string }>(
    `select c.oid || '.' || a.attnum as id, c.relname as table, a.attname as name, a.attnotnull as is_not_null,
       coalesce((select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
         and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ (= ANY \\()?(<@ )?\\(?ARRAY\\['
         limit 1), '') as check
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0`,
  );
  const sure = columns.rows.filter((row) => row.is_not_null).map((row) => `${row.table}.${row.name}`);
  return {
    sure: new Set(sure),
    types: new Map(types.rows.map(({ oid, ...type }) => [oid, type])),
    columns: new Map(
      columns.rows.map((row) => {
        const values = row.check === '' ? null : [...row.check.matchAll(/'([^']*)'::/g)].map(([, value]) => value!);
        return [row.id, { table: row.table, name: row.name, isNotNull: row.is_not_null, values }];
      }),
    ),
  };
}

const samples: Record<string, string> = {
  bool: 't',
  bpchar: 'a',
  bytea: '\\x00',
  citext: 'a',
  date: '2026-01-31',
  float4: '0.5',
  float8: '0.5',
  int2: '1',
  int4: '1',
  int8: '1',
  json: '{}',
  jsonb: '{}',
  name: 'a',
  numeric: '0.5',
  text: 'a',
  time: '08:30:00',
  timestamptz: '2026-01-31 00:00:00+00',
  regclass: 'a',
  varchar: 'a',
  uuid: '00000000-0000-0000-0000-000000000000',
};

const parsers = valueParsers();

/** The type's values in the program: 'string', 'Date', 'json', 'string[]' and so on. */
function arrivesAs(typeId: number, types: Schema['types']): string {
  const type = types.get(typeId);
  if (type === undefined) return 'unknown';
  if (type.element !== 0) return `${arrivesAs(type.element, types)}[]`;
  if (type.name === 'json' || type.name === 'jsonb') return 'json';
  const sample = samples[type.name];
  if (sample === undefined) return `unknown (${type.name})`;
  const value: unknown = (parsers.getTypeParser(typeId, 'text') as (text: string) => unknown)(sample);
  if (typeof value !== 'object' || value === null) return typeof value;
  return value.constructor.name;
}

/** The faults of `text`, a text of `statement`: empty when its row type is true. */
export async function compare(client: PoolClient, schema: Schema, statement: TypedStatement, text: string) {
  const described = await describeStatement(client, text);
  const planned = /^\s*(select|with|insert|update|delete)/i.test(text) ? await planStatement(client, text) : null;
  const declared = statement.columns ?? new Map<string, RowType>();
  const names = new Set(described.map(({ name }) => name));
  const missing = [...declared].filter(([name, type]) => !names.has(name) && !flat(type).some(isMissing));
  return [
    ...missing.map(([column]) => ({ column, what: 'the statement has no such column' })),
    ...described.flatMap((column, at) => {
      const type = declared.get(column.name);
      // The program cannot read a column that the type does not name.
      if (type === undefined) return [];
      const wrong = [...wrongType(column, type, schema), ...wrongNull(column, at, type, { schema, planned })];
      return wrong.map((what) => ({ column: column.name, what }));
    }),
  ];
}

function wrongType(column: DescribedColumn, type: RowType, schema: Schema): string[] {
  const is = arrivesAs(column.typeId, schema.types);
  const parts = flat(type).filter((part) => !isMissing(part));
  if (is === 'json') return [];
  const wrong = parts.filter((part) => nameOf(part) !== is);
  if (wrong.length > 0) return [`declared ${wrong.map(nameOf).join(' | ')}, arrives as ${is}`];
  const said = parts.flatMap((part) => (part.kind === 'literal' ? [part.value] : []));
  const values = schema.columns.get(`${column.tableId}.${column.columnNumber}`)?.values;
  if (said.length === 0) return [];
  if (!values) return [`declared as ${said.length} texts, which no check of a column says`];
  const unsaid = values.filter((value) => !said.includes(value));
  return unsaid.length === 0 ? [] : [`may also be ${unsaid.join(', ')}`];
}

function nameOf(type: RowType): string {
  if (type.kind === 'array') {
    const inner = [...new Set(flat(type.of).map(nameOf))];
    return `${inner.join(' | ')}[]`;
  }
  if (type.kind === 'literal') return 'string';
  return type.kind === 'plain' ? type.name : type.kind;
}

/** The table of an alias; without an alias the only one of the plan. */
function tableOf(planned: Planned | null, alias: string): string {
  if (alias !== '') return planned?.aliases.get(alias) ?? '';
  const tables = [...(planned?.aliases.values() ?? [])].filter((table) => table !== '');
  return tables.length === 1 ? tables[0]! : '';
}

function wrongNull(
  column: DescribedColumn,
  at: number,
  type: RowType,
  { schema, planned }: { schema: Schema; planned: Planned | null },
): string[] {
  const source = schema.columns.get(`${column.tableId}.${column.columnNumber}`);
  const expression = planned?.output[at] ?? '';
  const isColumnSure = (table: string, name: string) =>
    schema.sure.has(`${table}.${name}`) && planned !== null && !planned.missable.has(table);
  const isSure =
    source === undefined
      ? isNeverNull(expression, {
          isColumnSure: (alias, name) => isColumnSure(tableOf(planned, alias), name),
          innerOf: (name) => planned?.inner.get(name),
        })
      : isColumnSure(source.table, source.name);
  const isNullable = flat(type).some((part) => isMissing(part) || (part.kind === 'plain' && part.name === 'unknown'));
  if (isNullable || isSure) return [];
  if (source) return [`may be null: ${source.table}.${source.name}${source.isNotNull ? ' of an outer join' : ''}`];
  return [`nothing shows that it is never null: ${expression.slice(0, 160)}`];
}
