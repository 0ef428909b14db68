// A table of the back office as a file of any size, for operators: it is sent while it is read, a page at a time, and is in the
// audit log (docs/back-office.md#files).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { oneLineIn } from '#src/contract/admin/list.ts';
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import { csvFor } from '#src/domain/earnings/csv-line.ts';
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { writeFileFetched } from '#src/server/features/admin/audit-queries.ts';

/** How many rows one statement reads. */
const atOnce = 1000;

const csv = csvFor('spreadsheet');

type Cells = readonly (string | number)[];

/** A table: its name in the address, its columns, how a page behind a place is read, and what of a row is a line of the file, or several. */
export type AdminTable<Filter extends object, Row, Cursor> = TableBase<Filter, Row, Cursor> &
  ({ readonly cellsOf: (row: Row) => Cells } | { readonly linesOf: (row: Row) => readonly Cells[] });

interface TableBase<Filter extends object, Row, Cursor> {
  readonly name: string;
  /** Whose it is: that of its page, or narrower where it holds many people at once. */
  readonly permission: StaffPermission;
  readonly columns: readonly string[];
  /** The filter of an address; what makes no sense is left out, as on the page. */
  readonly filterOf: (search: string) => Filter;
  /** Whether there is what the filter asks for; without it there always is. What is not there is not found. */
  readonly isThere?: (filter: Filter) => Promise<boolean>;
  readonly read: (filter: Filter, after: Cursor | null, count: number) => Promise<readonly Row[]>;
  readonly cursorOf: (row: Row) => Cursor;
}

/** Registers the address of a table's file. Who is no operator, and whose work it is not, finds nothing. */
export function registerAdminFile<Filter extends object, Row, Cursor>(
  app: FastifyInstance,
  services: Services,
  table: AdminTable<Filter, Row, Cursor>,
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
async function* linesOf<Filter extends object, Row, Cursor>(
  table: AdminTable<Filter, Row, Cursor>,
  filter: Filter,
): AsyncGenerator<string> {
  const { columns, read, cursorOf } = table;
  const written = (row: Row) => ('linesOf' in table ? table.linesOf(row) : [table.cellsOf(row)]).map(csv.line).join('');
  yield csv.head(columns);
  let after: Cursor | null = null;
  do {
    const rows: readonly Row[] = await read(filter, after, atOnce);
    const last = rows.at(-1);
    yield rows.map(written).join('');
    after = rows.length === atOnce && last !== undefined ? cursorOf(last) : null;
  } while (after !== null);
}
