// Lists of the back office on the server: a page of one as its call answers it, and all of it as a file, from one description; and
// other tables as files (docs/reference/back-office.md#tables).
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

/** How many rows a page has. */
const pageSize = 50;

type Line<Name extends CallName> = CallOutput<Name> extends { data: (infer One)[] } ? One : never;
type Cell = string | number | boolean | null | readonly (string | number)[];

/** A list as the program takes it up: its call, the handler of it, and what registers the address of its file. */
export interface ServedList<Name extends CallName> {
  readonly call: Name;
  readonly handle: Handler<Name>;
  readonly registerFile: (app: FastifyInstance, services: Services) => void;
}

/** Any of them: no handler takes the input of all. */
type AnyList = Pick<ServedList<CallName>, 'call' | 'registerFile'> & { readonly handle: Handler<never> };

/** The handlers of lists by the names of their calls. */
export function callsOf<const Lists extends readonly AnyList[]>(
  lists: Lists,
): { readonly [Name in Lists[number]['call']]: Handler<Name> } {
  return Object.fromEntries(lists.map(({ call, handle }) => [call, handle])) as never;
}

/** Describes a list: its declaration, its call and its statement. */
interface ListOnServer<Name extends CallName, Filter extends object> {
  readonly list: AdminList<Filter>;
  readonly call: Name;
  /** Rows of the contract in their order, each with its place. */
  readonly find: (services: Services, query: RowsQuery<Name>) => Promise<readonly (Line<Name> & Place)[]>;
  /** What the call answers beside rows: what its filter offers. */
  readonly more?: (services: Services) => Promise<object>;
  /** Cells of the file that are more than the field of their name. */
  readonly cells?: Readonly<Record<string, (line: Line<Name>) => Cell>>;
}

/** Makes a list. */
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

// A table as a file of any size, for operators: it is sent while it is read, a page at a time, and is in the audit log
// (docs/reference/back-office.md#files).

/** How many rows one statement reads. */
const atOnce = 1000;

const csv = csvFor('spreadsheet');

/** A table that can be fetched as a file. */
interface Table<Filter extends object, Row extends object> {
  readonly name: AdminTableName;
  /** Whose it is: that of its page, or narrower where it holds many people at once. */
  readonly permission: StaffPermission;
  /** Fields of a row, or names of `cells`. */
  readonly columns: readonly string[];
  /** The filter of an address; what makes no sense is left out, as on the page. */
  readonly filterOf: (search: string) => Filter;
  /** Whether there is what the filter asks for; without it there always is. What is not there is not found. */
  readonly isThere?: (services: Services, filter: Filter) => Promise<boolean>;
  /** Rows behind a cursor. Those of a table that has more than one page say their places. */
  readonly read: (
    services: Services,
    filter: Filter,
    page: { readonly after: string | null; readonly count: number },
  ) => Promise<readonly (Row & Partial<Place>)[]>;
  /** The lines of a row that is several, by the names of columns. */
  readonly linesOf?: (row: Row) => readonly object[];
  /** Cells that are more than the field of their name. */
  readonly cells?: Readonly<Record<string, (row: Row) => Cell>>;
}

/** Makes what registers the address of a table's file. Who is no operator, and whose work it is not, finds nothing. */
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

/** What an address searches for, at most 80 characters; nothing where it names none. */
export function findIn(search: string): { readonly find?: string } {
  const find = oneLineIn(parseQuery(search).get('find'), 80);
  return find === null ? {} : { find };
}

/** The file's text, piece by piece. What comes in meanwhile may be in it or not; nothing is in it twice. */
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
