// Declares the back office's lists: filter, columns and file of each follow from one table
// (docs/reference/back-office.md#tables).
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import { adminRoutes, type AdminRouteName } from './admin-routes.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQuery, parseQueryLists } from '#src/contract/addresses/query-string.ts';

/** A filter field: its kind, its name in an address where that differs, and its form there. */
export interface FilterField<Value = unknown> {
  readonly kind: 'text' | 'form' | 'choice' | 'number' | 'uuid' | 'day' | 'flag' | 'either';
  readonly as?: string | undefined;
  /** The longest text in characters, or the largest number. */
  readonly most?: number;
  readonly choices?: readonly string[];
  readonly pattern?: RegExp;
  /** The filter's form carries it along, without an input. */
  readonly isHidden?: true;
  /** Parses a value in an address; null for a bad one, which is left out. */
  readonly read: (text: string) => Value | null;
  // A method, so that fields of any kind are assignable to this type.
  write(value: Value): string | number;
}

const asItIs = <Value extends string | number>(value: Value) => value;

/** One line of text. */
export function text(most: number): FilterField<string> {
  return { kind: 'text', most, read: (typed) => oneLineIn(typed, most), write: asItIs };
}

/** A text that matches a pattern. */
export function form(pattern: RegExp): FilterField<string> {
  return { kind: 'form', pattern, read: (typed) => (pattern.test(typed) ? typed : null), write: asItIs };
}

export function choice<Value extends string>(choices: readonly Value[]): FilterField<Value> {
  return { kind: 'choice', choices, read: (typed) => choices.find((one) => one === typed) ?? null, write: asItIs };
}

/** An integer from 1 on: an id, or a few steps such as stars. */
export function number(as?: string, most = 2_147_483_647): FilterField<number> {
  const read = (typed: string) => {
    const found = parseId(typed);
    return found !== null && found <= most ? found : null;
  };
  return { kind: 'number', as, most, read, write: asItIs };
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a private entity. */
export function uuid(as?: string): FilterField<string> {
  return { kind: 'uuid', as, read: (typed) => (uuidForm.test(typed) ? typed : null), write: asItIs };
}

export const day: FilterField<string> = { kind: 'day', read: civilDateIn, write: asItIs };

/** Set or left out. */
export function flag(as?: string, sign = '1'): FilterField<true> {
  return { kind: 'flag', as, read: (typed) => (typed === sign ? true : null), write: () => sign };
}

/** Yes, no, or left out. */
export function either(as?: string): FilterField<boolean> {
  return { kind: 'either', as, read: (typed) => (/^[01]$/.test(typed) ? typed === '1' : null), write: Number };
}

/** A field without an input: its value comes from a link. */
export function hidden<Value>(field: FilterField<Value>): FilterField<Value> {
  return { ...field, isHidden: true };
}

/** A column: whether an address without columns shows it, and whether it holds figures, aligned to the end. */
export interface ListColumn {
  readonly isUsual?: true;
  readonly isFigure?: true;
}
export const usual: ListColumn = { isUsual: true };
export const figure: ListColumn = { isFigure: true };
export const usualFigure: ListColumn = { isUsual: true, isFigure: true };

/** Filter fields by their names on the wire. */
export type Fields = Readonly<Record<string, FilterField>>;

/** A filter's values; absent ones do not narrow. */
export type FilterOf<Declared extends Fields> = {
  readonly [Name in keyof Declared]?: Declared[Name] extends FilterField<infer Value> ? Value : never;
};

type PageNameOf<Route> = Route extends `admin-${infer Name}` ? Name : never;

/** Names of the back office's pages, as in their addresses. */
type AdminPageName = PageNameOf<AdminRouteName>;

interface Declaration<Declared extends Fields, Column extends string> {
  /** Of its page and of its file. */
  readonly name: AdminPageName;
  readonly filter: Declared;
  /** In order. The first names the row and is always shown. */
  readonly columns: Readonly<Record<Column, ListColumn>>;
  /** The file: the permission to load it, and its columns, which are fields of a row. */
  readonly file: { readonly permission: StaffPermission; readonly columns: readonly string[] };
  /** The pattern of a cursor. */
  readonly cursor: RegExp;
  /** If the last day is before the first one, it is left out. */
  readonly isSpan?: true;
}

/** A list with everything derived from its declaration. */
export interface AdminList<Filter extends object, Column extends string = string, Declared extends Fields = Fields> {
  readonly name: AdminPageName;
  readonly path: string;
  readonly filter: Declared;
  readonly columns: Readonly<Record<Column, ListColumn>>;
  readonly file: { readonly permission: StaffPermission; readonly columns: readonly string[] };
  readonly isSpan?: true;
  /** Parses a query; a bad value is left out, never an error (docs/reference/addresses.md#queries). */
  readonly read: (search: string) => ListQuery<Filter>;
  /** A query with this filter and cursor; empty for none. */
  readonly write: (filter: Filter, before?: string) => string;
}

/** The cursor of most lists: microseconds since 1970 and the id of a row. */
export const instantCursor = /^\d{1,17}\.[0-9a-f-]{36}$/;

/** The cursor of lists whose rows have numbers. */
export const numberCursor = /^\d{1,18}$/;

export function declareList<const Declared extends Fields, const Column extends string>(
  declaration: Declaration<Declared, Column>,
): AdminList<FilterOf<Declared>, Column, Declared> {
  return {
    ...declaration,
    path: adminRoutes[`admin-${declaration.name}`].path,
    read(search) {
      const filter: Record<string, unknown> = readFilter(declaration.filter, search);
      if (declaration.isSpan === true && String(filter['from'] ?? '') > String(filter['to'] ?? '~'))
        delete filter['to'];
      return { filter: filter as FilterOf<Declared>, ...pageIn(search, declaration.cursor) };
    },
    write: (filter, before) => writeFilter(declaration.filter, filter, before),
  };
}

/** Parses the filter in a query; a bad value is left out, never an error (docs/reference/addresses.md#queries). */
export function readFilter<Declared extends Fields>(fields: Declared, search: string): FilterOf<Declared> {
  const query = parseQuery(search);
  const values = Object.entries<FilterField>(fields).flatMap(([name, { as = name, read }]) => {
    const typed = query.get(as);
    const value = typed === undefined ? null : read(typed);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values) as FilterOf<Declared>;
}

/** A query with this filter and cursor; empty for none. */
export function writeFilter<Declared extends Fields>(
  fields: Declared,
  filter: FilterOf<Declared>,
  before?: string,
): string {
  const values = filter as Readonly<Record<string, unknown>>;
  const written = Object.entries<FilterField>(fields).flatMap(([name, { as = name, write }]) =>
    values[name] === undefined ? [] : [[as, write(values[name])] as const],
  );
  return buildQuery({ ...Object.fromEntries(written), ...(before !== undefined && { before }) });
}

/** The back office's tables that can be loaded as files: those of pages, and further ones. */
export type AdminTableName = AdminPageName | 'cities' | 'code-uses' | 'rate-changes';

export interface ListQuery<Filter> {
  readonly filter: Filter;
  /** The cursor where the previous page ended. */
  readonly before: string | null;
  /** Names of visible columns; null: the usual ones. */
  readonly columns: readonly string[] | null;
}

/** The part of a query that every list has; `cursor` is the pattern of its cursor. */
export function pageIn(search: string, cursor: RegExp): Omit<ListQuery<never>, 'filter'> {
  const before = parseQuery(search).get('before') ?? '';
  return { before: cursor.test(before) ? before : null, columns: parseQueryLists(search).get('column') ?? null };
}

/** A civil date, or null for any other text. */
export function civilDateIn(value: string | undefined): string | null {
  if (value === undefined || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value ? null : value;
}

/** One line of text without control characters, or null when empty. */
export function oneLineIn(value: string | undefined, most: number): string | null {
  const line =
    value
      ?.replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, most) ?? '';
  return line === '' ? null : line;
}
