// `npm run new list`: a list of the back office.
import { camel, checkNames, type Draft, inWords } from './draft.ts';

interface NewList {
  /** Plural of its rows: name of route, files and URL. */
  readonly name: string;
  /** See src/domain/admin/areas.ts. */
  readonly permission: string;
  /** With `id` (a uuid) and `created_at`. */
  readonly table: string;
}

/** Declaration, call, SQL, page and texts; entries in contract, navigation and routes. */
export function draftList(draft: Draft, { name, permission, table }: NewList): void {
  checkNames(name);
  if (!/^[a-z_]+$/.test(table)) throw new Error('The last word is a table of the database, such as user_account');
  const list = { name, permission, table, id: camel(name) };
  draft.add(`src/contract/admin/${name}-list.ts`, declarationText(list));
  draft.add(`src/contract/admin/${name}.ts`, callText(list));
  draft.add(`src/server/features/admin/${name}.ts`, serverText(list));
  draft.add(`src/server/features/admin/${name}-queries.ts`, queriesText(list));
  draft.add(`src/web/admin/${name}.tsx`, pageText(list));
  draft.add(`src/web/admin/${name}-texts.ts`, textsText(list));
  registerList(draft, list);
  draft.next.push(
    `src/contract/admin/${name}-list.ts: filter and columns; a filter has its condition in src/server/features/admin/${name}-queries.ts, a column its cell in src/web/admin/${name}.tsx`,
    'tests/repo/contract.test.ts, tests/access, tests/e2e/pages: who may open it; tests/conformance.tsv: its rows',
    `docs/reference/back-office.md: the section #${name} that the files name`,
  );
}

type List = NewList & { readonly id: string };

function registerList(draft: Draft, { name, permission, id }: List): void {
  const contract = draft.pathWith('export const contract = {');
  draft.addImport(contract, `import { ${id}Calls } from './admin/${name}.ts';`);
  draft.insertBefore(contract, '} satisfies Record<string, CallSpec>;', `  ...${id}Calls,\n`);
  const door = draft.pathWith('export const adminHandlers = {');
  draft.addImport(door, `import { ${id} } from './${name}.ts';`);
  draft.insertBefore(door, '  reviews,\n', `  ${id},\n`);
  draft.insertBefore(draft.pathWith('export const adminRoutes = {'), "    'reviews',\n", `    '${name}',\n`);
  draft.insertBefore(
    draft.pathWith("['admin-reviews', 'section.reviews'"),
    "      ['admin-reviews', 'section.reviews'",
    `      ['admin-${name}', 'section.${id}', '${permission}'],\n`,
  );
  draft.insertBefore(
    draft.pathWith("'section.reviews':", (path) => path.startsWith('src/web/admin/')),
    "  'section.reviews':",
    `  'section.${id}': '${inWords(name)}',\n`,
  );
}

const declarationText = ({
  name,
  permission,
  id,
}: List): string => `// ${inWords(name)}, as the back office lists them (docs/reference/back-office.md#${name}).
import { day, declareList, instantCursor, usual } from './list.ts';

export const ${id}List = declareList({
  name: '${name}',
  filter: { from: day },
  columns: { id: usual, at: usual },
  file: { permission: '${permission}', columns: ['id', 'at'] },
  cursor: instantCursor,
});
`;

const callText = ({
  name,
  permission,
  id,
}: List): string => `// ${inWords(name)}, for the back office (docs/reference/back-office.md#${name}).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { cursor, listCall } from './list-calls.ts';
import { ${id}List } from './${name}-list.ts';

export const ${id}Calls = {
  'admin/${name}-list': listCall(${id}List, {
    permission: '${permission}',
    summary: '${inWords(name)}, the newest first',
    row: z.strictObject({ id: p.uuid, at: p.instant }).meta({ id: 'Admin${id.slice(0, 1).toUpperCase()}${id.slice(1)}Line' }),
    more: {},
    cursor,
  }),
} as const satisfies Record<string, CallSpec>;
`;

const serverText = ({
  name,
  id,
}: List): string => `// ${inWords(name)} in the back office (docs/reference/back-office.md#${name}).
import { ${id}List } from '#src/contract/admin/${name}-list.ts';
import { ${camel(`find-${name}`)} } from './${name}-queries.ts';
import { serveList } from './lists.ts';

export const ${id} = serveList({
  list: ${id}List,
  call: 'admin/${name}-list',
  find: ({ db }, query) => ${camel(`find-${name}`)}(db, query),
});
`;

const queriesText = ({
  name,
  table,
}: List): string => `// The statement behind the list of ${inWords(name).toLowerCase()} (docs/reference/back-office.md#${name}).
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import {
  allOf,
  cursorOf,
  inDays,
  instantText,
  isBefore,
  type Place,
  type RowsQuery,
} from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Row = CallOutput<'admin/${name}-list'>['data'][number] & Place;

/** Rows, the newest first. */
export async function ${camel(`find-${name}`)}(db: Kysely<Database>, query: RowsQuery<'admin/${name}-list'>): Promise<Row[]> {
  const { after, count } = query;
  const conditions = [
    ...inDays(sql\`r.created_at\`, query),
    after !== null && isBefore(sql\`r.created_at\`, sql\`r.id\`, after),
  ];
  const { rows } = await sql<Row>\`
    select r.id, \${instantText(sql\`r.created_at\`)} as at, \${cursorOf(sql\`r.created_at\`, sql\`r.id\`)} as cursor
    from ${table} r where \${allOf(conditions)} order by r.created_at desc, r.id desc limit \${count}\`.execute(db);
  return rows;
}
`;

const pageText = ({ name, id }: List): string => `// /admin/${name} (docs/reference/back-office.md#${name}).
import { ${id}List } from '#src/contract/admin/${name}-list.ts';
import { listPage } from './kit/list-page.tsx';
import { instantCell } from './kit/values.tsx';
import { t } from './${name}-texts.ts';

/** All of them, the newest first. */
export const { load, Page } = listPage({
  list: ${id}List,
  call: 'admin/${name}-list',
  text: t,
  cells: {
    id: ({ id }) => id,
    at: ({ at }) => instantCell(at),
  },
});
`;

const textsText = ({ name }: List): string => `import { translator } from '#src/texts/translate.ts';

export const texts = {
  'column.at': 'Since (UTC)',
  'column.id': 'Number',
  'empty.all': 'See all of them',
  'empty.none': 'They appear here as soon as there are some.',
  'empty.text': 'None fit your filter. Ask for less.',
  'empty.title': 'None yet',
  'filter.find': 'Find one',
  'filter.findHint': 'Words of it',
  'filter.from': 'From',
  'filter.label': 'Which of them',
  title: '${inWords(name)}',
} as const;

/** Texts of the list of ${inWords(name).toLowerCase()}. */
export const t = translator('web/admin/${name}-texts', texts);
`;
