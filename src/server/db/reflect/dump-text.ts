// The schema as one readable SQL text, for review: what the migrations add up to.
import type { Catalog, Column, Definition } from './catalog.ts';

/** The text of schema.sql. Tables in alphabetical order, each with its constraints, indexes and triggers. */
export function renderDump(catalog: Catalog): string {
  const tables = Map.groupBy(
    catalog.columns.filter(({ isView }) => !isView),
    ({ table }) => table,
  );
  const parts = [
    '-- Made from the migrations by `npm run db:dump`. Do not edit.',
    catalog.extensions.map((name) => `create extension ${name};`).join('\n'),
    ...catalog.functions.map(({ sql }) => `${sql.trim()};`),
    ...[...tables].map(([name, columns]) => renderTable(name, columns, catalog)),
    ...catalog.views.map(({ name, sql }) => `create view ${name} as\n${sql}`),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function renderTable(name: string, columns: Column[], catalog: Catalog): string {
  const own = (definitions: Definition[]) => definitions.filter(({ table }) => table === name);
  const lines = [
    ...columns.map(renderColumn),
    ...own(catalog.constraints).map((constraint) => `constraint ${constraint.name} ${constraint.sql}`),
  ];
  return [
    `create table ${name} (\n  ${lines.join(',\n  ')}\n);`,
    ...own(catalog.indexes).map(({ sql }) => `${sql.replace(' ON public.', ' ON ')};`),
    ...own(catalog.triggers).map(({ sql }) => `${sql};`),
  ].join('\n');
}

function renderColumn(column: Column): string {
  const words = [column.name, column.type, column.isNullable ? '' : 'not null'];
  if (column.identity !== '') words.push(`generated ${column.identity} as identity`);
  else if (column.isGenerated) words.push(`generated always as (${column.default}) stored`);
  else if (column.default !== null) words.push(`default ${column.default}`);
  return words.filter((word) => word !== '').join(' ');
}
