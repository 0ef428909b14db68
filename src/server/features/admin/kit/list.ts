// A list of the back office on the server: a page of it as a call answers it, and all of it as a file, from one description
// (docs/back-office.md#tables).
import type { FastifyInstance } from 'fastify';
import type { AdminList } from '#src/contract/admin/list.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallName, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from './file.ts';
import { type ListCursor, cursorOf } from './cursor-queries.ts';

/** How many rows a page has. */
const pageSize = 50;

/** Of the rows that a search finds, so many are looked through. */
export const mostMatches = 1000;

/** What a statement is asked for: a filter, where the page before ended, and how many rows. */
export type PageRequest<Filter, Cursor = ListCursor> = Filter & {
  readonly after: Cursor | null;
  readonly count: number;
};

/** Where a list goes on: read from a cursor, of a row, and written into one. */
export interface Cursors<Row, Cursor, Filter = object> {
  readonly read: (cursor: string) => Cursor;
  readonly of: (row: Row) => Cursor;
  readonly write: (cursor: Cursor) => string;
  /** What a cursor says besides. */
  readonly end?: (cursor: Cursor, filter: Filter) => string;
}

/** Rows in the order of an instant. */
export const byInstant: Cursors<ListCursor, ListCursor> = {
  read: cursorOf,
  of: ({ micros, id }) => ({ micros, id }),
  write: ({ micros, id }) => `${micros}.${id}`,
};

/** Rows in the order of their numbers. */
export const byNumber: Cursors<{ readonly id: string }, string> = {
  read: (cursor) => cursor,
  of: ({ id }) => id,
  write: (id) => id,
};

type Line<Name extends CallName> = CallOutput<Name> extends { data: (infer One)[] } ? One : never;
type Cell = string | number | boolean | null | readonly (string | number)[];

/** A list as the program takes it up: the handler of its call, and what registers the address of its file. */
export interface ServedList<Name extends CallName> {
  readonly handle: Handler<Name>;
  readonly registerFile: (app: FastifyInstance, services: Services) => void;
}

/** Describes a list: its declaration, its call, how rows are found, and what is shown of one. */
interface ListOnServer<Name extends CallName, Filter extends object, Row, Cursor> {
  readonly list: AdminList<Filter>;
  readonly call: Name;
  /** Rows in their order; of a search also how many it found, at most one more than are looked through. */
  readonly find: (
    services: Services,
    query: PageRequest<Filter, Cursor>,
  ) => Promise<{ readonly rows: readonly Row[]; readonly found?: number }>;
  readonly cursors: Cursors<Row, Cursor, Filter>;
  readonly toLine: (row: Row) => Line<Name>;
  /** What the call answers beside rows: what its filter offers. */
  readonly more?: (services: Services) => Promise<object>;
  /** Cells of the file that are more than the field of their name. */
  readonly cells?: Readonly<Record<string, (line: Line<Name>, row: Row) => Cell>>;
}

/** Makes a list. */
export function serveList<const Name extends CallName, Filter extends object, Row, Cursor>(
  list: ListOnServer<Name, Filter, Row, Cursor>,
): ServedList<Name> {
  return { handle: handlerOf(list), registerFile: (app, services) => registerFile(app, services, list) };
}

function handlerOf<Name extends CallName, Filter extends object, Row, Cursor>({
  find,
  list,
  cursors,
  toLine,
  more,
}: ListOnServer<Name, Filter, Row, Cursor>): Handler<Name> {
  return async (input, { services }) => {
    const { before, ...filter } = input as unknown as Filter & { before?: string };
    const { from, to } = filter as { from?: string; to?: string };
    if (list.isSpan === true && from !== undefined && to !== undefined && from > to)
      return refuse('bad-input', { to: t('figures.order') });
    const after = before === undefined ? null : cursors.read(before);
    const query = { ...(filter as unknown as Filter), after, count: pageSize + 1 };
    const [{ rows, found }, beside] = await Promise.all([find(services, query), more?.(services)]);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    const cursor = last === undefined ? null : cursors.of(last);
    const next = cursor === null ? null : cursors.write(cursor) + (cursors.end?.(cursor, query) ?? '');
    const cut = found === undefined ? {} : { is_cut: found > mostMatches };
    return { data: shown.map(toLine), next, ...cut, ...beside } as unknown as CallOutput<Name>;
  };
}

function registerFile<Name extends CallName, Filter extends object, Row, Cursor>(
  app: FastifyInstance,
  services: Services,
  { list, find, cursors, toLine, cells = {} }: ListOnServer<Name, Filter, Row, Cursor>,
): void {
  const { columns, permission } = list.file;
  registerAdminFile<Filter, Row, Cursor>(app, services, {
    name: list.name,
    permission,
    columns,
    filterOf: (search) => list.read(search).filter,
    read: async (filter, after, count) => (await find(services, { ...filter, after, count })).rows,
    cursorOf: cursors.of,
    cellsOf(row) {
      const line = toLine(row);
      const fields = line as Readonly<Record<string, Cell>>;
      return columns.map((name) => cellOf(cells[name]?.(line, row) ?? fields[name] ?? null));
    },
  });
}

function cellOf(value: Cell): string | number {
  if (value === null) return '';
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' ? value.join(' ') : value;
}
