// The TypeScript types of the tables, as they arrive through value-parsers.ts.
import type { Catalog, Column } from './catalog.ts';

const title = '// Made from the migrations by `npm run db:types`. Do not edit.';

// Only those that a schema uses are written: the compiler refuses a name that nothing uses.
const helpers = {
  Json: `/** What a jsonb column answers. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };`,
  JsonColumn: `/** Written as a text made by JSON.stringify: the driver would turn a list into a PostgreSQL array. */
type JsonColumn = ColumnType<Json, string, string>;`,
  NullableJsonColumn: `type NullableJsonColumn = ColumnType<Json | null, string | null | undefined, string | null>;`,
  GeneratedJsonColumn: `type GeneratedJsonColumn = ColumnType<Json, string | undefined, string>;`,
  ReadOnly: `/** A column of a view. */
type ReadOnly<T> = ColumnType<T, never, never>;`,
};

const simple: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Date',
  jsonb: 'Json',
  json: 'Json',
};

/** The text of schema.ts. A check such as \`status in ('draft', 'published')\` becomes a union of texts. */
export function renderTypes(catalog: Catalog): string {
  const unions = readUnions(catalog);
  const tables = Map.groupBy(catalog.columns, ({ table }) => table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.name}: ${typeOf(column, unions)};`);
    return `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
  return withHelpers(`${interfaces.join('\n')}\nexport interface Database {\n${all.join('\n')}\n}\n`);
}

function withHelpers(body: string): string {
  const uses = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const needed = Object.entries(helpers).filter(
    ([name]) => uses(body, name) || (name === 'Json' && /JsonColumn/.test(body)),
  );
  const text = [...needed.map(([, helper]) => helper), body].join('\n\n');
  const imports = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => uses(text, name));
  return `${title}\nimport type { ${imports.join(', ')} } from 'kysely';\n\n${text}`;
}

function typeOf(column: Column, unions: Map<string, string>): string {
  const hasDefault = column.default !== null || column.identity === 'by default';
  if (column.baseType.startsWith('json') && !column.isArray && !column.isView) {
    if (column.isNullable) return 'NullableJsonColumn';
    return hasDefault ? 'GeneratedJsonColumn' : 'JsonColumn';
  }
  const single = unions.get(`${column.table}.${column.name}`) ?? simple[column.baseType] ?? 'string';
  const whole = column.isArray ? `${single.includes('|') ? `(${single})` : single}[]` : single;
  const value = column.isNullable ? `${whole} | null` : whole;
  if (column.isView) return `ReadOnly<${value}>`;
  if (column.isGenerated || column.identity === 'always') return `GeneratedAlways<${value}>`;
  return hasDefault ? `Generated<${value}>` : value;
}

/** Columns whose only values are listed in a check of their own. */
function readUnions(catalog: Catalog): Map<string, string> {
  const unions = new Map<string, string>();
  for (const { table, sql } of catalog.constraints) {
    const found = /^CHECK \(\((\w+) (?:= ANY \()?(?:<@ )?\(?ARRAY\[([^\]]*)\]/.exec(sql);
    if (!found?.[1] || !found[2] || / (AND|OR) /.test(sql)) continue;
    const values = found[2].split(', ').map((item) => /^'([^']*)'::/.exec(item)?.[1]);
    if (values.every((value) => value !== undefined))
      unions.set(`${table}.${found[1]}`, values.map((value) => `'${value}'`).join(' | '));
  }
  return unions;
}

function pascal(name: string): string {
  return name.replaceAll(/(^|_)([a-z])/g, (_, _before: string, letter: string) => letter.toUpperCase());
}
