// A back office list declared once: call, pages and file; also other files (docs/reference/back-office.md#tables).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import { type AdminList, type AdminTableName, oneLineIn } from '#src/contract/admin/list.ts';
import { contract } from '#src/contract/contract.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallName, CallOutput } from '#src/contract/types.ts';
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import { csvFor } from '#src/domain/earnings/csv-line.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { mostMatches, pageOf, type Place, type RowsQuery } from '#src/server/platform/db/row-queries.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { writeFileFetched } from './audit-queries.ts';

const pageSize = 50;

type Line<Name extends CallName> = CallOutput<Name> extends { data: (infer One)[] } ? One : never;
type Cell = string | number | boolean | null | readonly (string | number)[];

export interface ServedList<Name extends CallName> {
  readonly call: Name;
  readonly handle: Handler<Name>;
  readonly registerFile: (app: FastifyInstance, services: Services) => void;
}

type AnyList = Pick<ServedList<CallName>, 'call' | 'registerFile'> & { readonly handle: Handler<never> };

export function callsOf<const Lists extends readonly AnyList[]>(
  lists: Lists,
): { readonly [Name in Lists[number]['call']]: Handler<Name> } {
  return Object.fromEntries(lists.map(({ call, handle }) => [call, handle])) as never;
}

interface ListOnServer<Name extends CallName, Filter extends object> {
  readonly list: AdminList<Filter>;
  readonly call: Name;
  readonly find: (services: Services, query: RowsQuery<Name>) => Promise<readonly (Line<Name> & Place)[]>;
  readonly more?: (services: Services) => Promise<object>;
  readonly cells?: Readonly<Record<string, (line: Line<Name>) => Cell>>;
}

export function serveList<const Name extends CallName, Filter extends object>(
  list: ListOnServer<Name, Filter>,
): ServedList<Name> {
  const { name, file, read } = list.list;
  const { registerFile } = serveTable<Filter, Line<Name> & Place>({
    name,
    ...file,
    filterOf: (search) => read(search).filter,
    read: (services, filter, page) => list.find(services, { ...filter, ...page } as unknown as RowsQuery<Name>),
    ...(list.cells && { cells: list.cells }),
  });
  return { call: list.call, handle: handlerOf(list), registerFile };
}

function handlerOf<Name extends CallName, Filter extends object>({
  call,
  find,
  list,
  more,
}: ListOnServer<Name, Filter>): Handler<Name> {
  const { shape } = contract[call].out as z.ZodObject;
  return async (input, { services }) => {
    const { before, ...filter } = input as { before?: string; from?: string; to?: string };
    if (list.isSpan === true && (filter.from ?? '') > (filter.to ?? '~'))
      return refuse('bad-input', { to: t('figures.order') });
    const query = { ...filter, after: before ?? null, count: pageSize + 1 };
    const [rows, beside] = await Promise.all([find(services, query as unknown as RowsQuery<Name>), more?.(services)]);
    const cut = 'is_cut' in shape ? { is_cut: (rows[0]?.found ?? 0) > mostMatches } : {};
    return { ...pageOf(rows, pageSize), ...cut, ...beside } as unknown as CallOutput<Name>;
  };
}

const atOnce = 1000;

const csv = csvFor('spreadsheet');

interface Table<Filter extends object, Row extends object> {
  readonly name: AdminTableName;
  /** The permission of its page, or a narrower one where it lists many people. */
  readonly permission: StaffPermission;
  readonly columns: readonly string[];
  /** Invalid parts of the filter are ignored, as on the page. */
  readonly filterOf: (search: string) => Filter;
  /** False answers not found; default true. */
  readonly isThere?: (services: Services, filter: Filter) => Promise<boolean>;
  /** Rows after a cursor. Tables of more than one page give each row's cursor. */
  readonly read: (
    services: Services,
    filter: Filter,
    page: { readonly after: string | null; readonly count: number },
  ) => Promise<readonly (Row & Partial<Place>)[]>;
  readonly linesOf?: (row: Row) => readonly object[];
  readonly cells?: Readonly<Record<string, (row: Row) => Cell>>;
}

/** Registers a table's file. Without its permission it is not found. */
export function serveTable<Filter extends object, Row extends object>(
  table: Table<Filter, Row>,
): Pick<ServedList<CallName>, 'registerFile'> {
  const file = `${table.name}.csv`;
  const registerFile = (app: FastifyInstance, services: Services) => {
    app.get(`/admin/${file}`, async (request, reply) => {
      const wait = await services.limits.take('write', request.ip);
      if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
      const { actor } = await pageContext(request, reply, services);
      if (actor.userId === null || !mayDo(table.permission, actor)) return reply.callNotFound();
      const filter = table.filterOf(request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '');
      if (table.isThere !== undefined && !(await table.isThere(services, filter))) return reply.callNotFound();
      await writeFileFetched(services.db, { operatorId: actor.userId, file, filter });
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `attachment; filename="${file}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(textOf(table, services, filter)));
    });
  };
  return { registerFile };
}

/** Search text of a URL, at most 80 characters. */
export function findIn(search: string): { readonly find?: string } {
  const find = oneLineIn(parseQuery(search).get('find'), 80);
  return find === null ? {} : { find };
}

/** The file in chunks. New rows may be missing; no row appears twice. */
async function* textOf<Filter extends object, Row extends object>(
  table: Table<Filter, Row>,
  services: Services,
  filter: Filter,
): AsyncGenerator<string> {
  yield csv.head(table.columns);
  let after: string | null = null;
  do {
    const rows: readonly (Row & Partial<Place>)[] = await table.read(services, filter, { after, count: atOnce });
    yield rows.map((row) => lineOf(table, row)).join('');
    after = rows.length === atOnce ? (rows.at(-1)?.cursor ?? null) : null;
  } while (after !== null);
}

function lineOf<Filter extends object, Row extends object>(
  { columns, linesOf, cells }: Table<Filter, Row>,
  row: Row,
): string {
  const lines = (linesOf?.(row) ?? [row]) as readonly Readonly<Record<string, Cell>>[];
  return lines
    .map((line) => csv.line(columns.map((name) => cellOf(cells?.[name]?.(row) ?? line[name] ?? null))))
    .join('');
}

function cellOf(value: Cell): string | number {
  if (value === null) return '';
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' ? value.join(' ') : value;
}
