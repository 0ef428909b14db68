// Lists of the back office on the server: a page of one as its call answers it, and all of it as a file, from one description; and
// other tables as files (docs/back-office.md#tables).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import { type AdminList, oneLineIn } from '#src/contract/admin/list.ts';
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
  return {
    call: list.call,
    handle: handlerOf(list),
    registerFile: (app, services) => registerFile(app, services, list),
  };
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

function registerFile<Name extends CallName, Filter extends object>(
  app: FastifyInstance,
  services: Services,
  { list, find, cells = {} }: ListOnServer<Name, Filter>,
): void {
  const { columns, permission } = list.file;
  registerAdminFile<Filter, Line<Name> & Place>(app, services, {
    name: list.name,
    permission,
    columns,
    filterOf: (search) => list.read(search).filter,
    read: (filter, after, count) => find(services, { ...filter, after, count } as unknown as RowsQuery<Name>),
    cellsOf(line) {
      const fields = line as unknown as Readonly<Record<string, Cell>>;
      return columns.map((name) => cellOf(cells[name]?.(line) ?? fields[name] ?? null));
    },
  });
}

function cellOf(value: Cell): string | number {
  if (value === null) return '';
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' ? value.join(' ') : value;
}

// A table as a file of any size, for operators: it is sent while it is read, a page at a time, and is in the audit log
// (docs/back-office.md#files).

/** How many rows one statement reads. */
const atOnce = 1000;

const csv = csvFor('spreadsheet');

type Cells = readonly (string | number)[];

/** A table: its name in the address, its columns, how a page behind a cursor is read, and what of a row is a line of the file, or several. */
export type AdminTable<Filter extends object, Row extends object> = TableBase<Filter, Row> &
  ({ readonly cellsOf: (row: Row) => Cells } | { readonly linesOf: (row: Row) => readonly Cells[] });

interface TableBase<Filter extends object, Row> {
  readonly name: string;
  /** Whose it is: that of its page, or narrower where it holds many people at once. */
  readonly permission: StaffPermission;
  readonly columns: readonly string[];
  /** The filter of an address; what makes no sense is left out, as on the page. */
  readonly filterOf: (search: string) => Filter;
  /** Whether there is what the filter asks for; without it there always is. What is not there is not found. */
  readonly isThere?: (filter: Filter) => Promise<boolean>;
  /** Rows behind a cursor. Those of a table that has more than one page say their places. */
  readonly read: (filter: Filter, after: string | null, count: number) => Promise<readonly (Row & Partial<Place>)[]>;
}

/** Registers the address of a table's file. Who is no operator, and whose work it is not, finds nothing. */
export function registerAdminFile<Filter extends object, Row extends object>(
  app: FastifyInstance,
  services: Services,
  table: AdminTable<Filter, Row>,
): void {
  const file = `${table.name}.csv`;
  app.get(`/admin/${file}`, async (request, reply) => {
    const wait = await services.limits.take('write', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const { actor } = await pageContext(request, reply, services);
    if (actor.userId === null || !mayDo(table.permission, actor)) return reply.callNotFound();
    const filter = table.filterOf(request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '');
    if (table.isThere !== undefined && !(await table.isThere(filter))) return reply.callNotFound();
    await writeFileFetched(services.db, { operatorId: actor.userId, file, filter });
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${file}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(table, filter)));
  });
}

/** What an address searches for, at most 80 characters; nothing where it names none. */
export function findIn(search: string): { readonly find?: string } {
  const find = oneLineIn(parseQuery(search).get('find'), 80);
  return find === null ? {} : { find };
}

/** The file's text, piece by piece. What comes in meanwhile may be in it or not; nothing is in it twice. */
async function* linesOf<Filter extends object, Row extends object>(
  table: AdminTable<Filter, Row>,
  filter: Filter,
): AsyncGenerator<string> {
  const { columns, read } = table;
  const written = (row: Row) => ('linesOf' in table ? table.linesOf(row) : [table.cellsOf(row)]).map(csv.line).join('');
  yield csv.head(columns);
  let after: string | null = null;
  do {
    const rows: readonly (Row & Partial<Place>)[] = await read(filter, after, atOnce);
    yield rows.map(written).join('');
    after = rows.length === atOnce ? (rows.at(-1)?.cursor ?? null) : null;
  } while (after !== null);
}
