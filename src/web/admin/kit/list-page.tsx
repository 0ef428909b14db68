// A back office list declared once: filter, table, paging and file (docs/reference/back-office.md#tables).
import type { ReactNode } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import type { AdminList, FilterField, ListColumn, ListQuery } from '#src/contract/admin/list.ts';
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import type { PageInput, PageModule, PageResult } from '#src/web/platform/router/page.ts';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { AdminShell, type Admitted, admittedPage } from './AdminShell.tsx';
import { DataTable, NoRows, TableEnd } from './DataTable.tsx';
import { t } from './texts.ts';

interface Answer<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
  readonly is_cut?: boolean;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

export type RowOf<Name extends CallName> = CallOutput<Name> extends { data: (infer Row)[] } ? Row : never;

export interface ListData<Name extends CallName, Filter, Extra = null> {
  readonly admitted: Admitted<CallOutput<Name>>;
  readonly query: ListQuery<Filter>;
  readonly extra: Extra;
}

interface ListView<Name extends CallName, Filter, Extra> extends Pick<
  ListData<Name, Filter, Extra>,
  'query' | 'extra'
> {
  readonly data: CallOutput<Name>;
}

type Keys<Column extends string> =
  | 'title'
  | `column.${Column}`
  | `empty.${'all' | 'none' | 'text' | 'title'}`
  | 'filter.label';

const isFailure = (extra: unknown): extra is PageResult<never> =>
  typeof extra === 'object' && extra !== null && 'kind' in extra && extra.kind === 'failed';

export interface ListOnPage<Name extends CallName, Filter extends object, Column extends string, Extra> {
  readonly list: AdminList<Filter, Column>;
  readonly call: Name;
  /** Also `filter.` keys for fields in the address, and `cut` for searches with too many results. */
  readonly text: (key: Keys<NoInfer<Column>>) => string;
  readonly cells: Readonly<Record<NoInfer<Column>, (row: RowOf<Name>) => ReactNode>>;
  readonly form?: (view: ListView<Name, Filter, Extra>) => ReactNode;
  /** Options per select, by wire field, in form order. */
  readonly choices?: (
    data: CallOutput<Name>,
    filter: Filter,
  ) => { readonly [Field in keyof Filter]?: readonly Choice[] };
  /** The call's cursor field; `before` by default. */
  readonly cursor?: 'after';
  readonly load?: (input: PageInput, query: ListQuery<Filter>) => Promise<Extra | PageResult<never>>;
  readonly label?: () => string;
  readonly above?: (view: ListView<Name, Filter, Extra>) => ReactNode;
  readonly around?: (parts: { filter: ReactNode; rows: ReactNode }, view: ListView<Name, Filter, Extra>) => ReactNode;
}

export function listPage<const Name extends CallName, Filter extends object, Column extends string, Extra = null>(
  page: ListOnPage<Name, Filter, Column, Extra>,
): PageModule<ListData<Name, Filter, Extra>> {
  return {
    async load(input) {
      const query = page.list.read(input.url.search);
      const filterInput = {
        ...query.filter,
        ...(query.before !== null && { [page.cursor ?? 'before']: query.before }),
      };
      const [answer, extra] = await Promise.all([
        input.api(page.call, filterInput as unknown as CallInput<Name>),
        page.load?.(input, query) ?? null,
      ]);
      const loaded = admittedPage(answer, page.text('title'));
      if (loaded.kind !== 'page') return loaded;
      if (loaded.data.kind === 'in' && isFailure(extra)) return extra;
      return { ...loaded, data: { admitted: loaded.data, query, extra: extra as Extra } };
    },
    Page({ data: { admitted, query, extra } }) {
      return (
        <AdminShell admitted={admitted} title={page.text('title')}>
          {(data) => <List page={page} view={{ data, query, extra }} />}
        </AdminShell>
      );
    },
  };
}

interface ListProps<Name extends CallName, Filter extends object, Column extends string, Extra> {
  readonly page: ListOnPage<Name, Filter, Column, Extra>;
  readonly view: ListView<Name, Filter, Extra>;
}

function List<Name extends CallName, Filter extends object, Column extends string, Extra>({
  page,
  view,
}: ListProps<Name, Filter, Column, Extra>) {
  const { text, list } = page;
  const any = text as (key: string) => string;
  const { query, data } = view;
  const columns = Object.entries<ListColumn>(list.columns).map(([id, { isUsual, isFigure }]) => ({
    id,
    header: text(`column.${id as Column}`),
    isShown: query.columns === null ? isUsual === true : query.columns.includes(id),
    isFigure: isFigure === true,
  }));
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  const filter = page.form?.(view) ?? (
    <TableFilter
      key={JSON.stringify(query)}
      action={list.path}
      label={text('filter.label')}
      find={{
        label: any('filter.find'),
        hint: any('filter.findHint'),
        value: (query.filter as { readonly find?: string }).find,
      }}
      isNarrowed={Object.keys(query.filter).some((name) => name !== 'find' && list.filter[name]?.isHidden !== true)}
      columns={columns.slice(1)}
    >
      <Fields page={page} view={view} />
    </TableFilter>
  );
  const rows =
    (data as { data: readonly unknown[] }).data.length === 0 ? (
      <NoRows title={text('empty.title')} all={isNarrowed ? { href: list.path, label: text('empty.all') } : null}>
        {text(isNarrowed ? 'empty.text' : 'empty.none')}
      </NoRows>
    ) : (
      <Rows page={page} view={view} columns={columns} />
    );
  return page.around === undefined ? (
    <>
      {filter}
      {rows}
    </>
  ) : (
    page.around({ filter, rows }, view)
  );
}

function Fields<Name extends CallName, Filter extends object, Column extends string, Extra>({
  page: { text, list, choices },
  view: { data, query },
}: ListProps<Name, Filter, Column, Extra>) {
  const values = query.filter as Readonly<Record<string, unknown>>;
  const field = (name: string) => list.filter[name] as FilterField;
  const inAddress = (name: string) => field(name).as ?? name;
  const valueOf = (name: string) => (values[name] === undefined ? '' : String(field(name).write(values[name])));
  const labelOf = (name: string) => (text as (key: string) => string)(`filter.${inAddress(name)}`);
  const selects = Object.entries<readonly Choice[]>((choices?.(data, query.filter) ?? {}) as Record<string, Choice[]>);
  const ofKind = (isWanted: (one: FilterField) => boolean) =>
    Object.keys(list.filter).filter((name) => isWanted(field(name)));
  return (
    <>
      {selects.map(([name, options]) => (
        <Select
          key={name}
          label={labelOf(name)}
          name={inAddress(name)}
          defaultValue={valueOf(name)}
          options={options[0]?.value === '' ? options : anyOr(options)}
        />
      ))}
      {ofKind(({ kind }) => kind === 'day').map((name) => (
        <TextField key={name} label={labelOf(name)} name={inAddress(name)} type="date" defaultValue={valueOf(name)} />
      ))}
      {ofKind(({ isHidden }) => isHidden === true).map(
        (name) =>
          valueOf(name) !== '' && <input key={name} type="hidden" name={inAddress(name)} value={valueOf(name)} />,
      )}
    </>
  );
}

interface RowsProps<Name extends CallName, Filter extends object, Column extends string, Extra> extends ListProps<
  Name,
  Filter,
  Column,
  Extra
> {
  readonly columns: readonly FilterColumn[];
}

function Rows<Name extends CallName, Filter extends object, Column extends string, Extra>({
  page: { list, text, label, above, cells },
  view,
  columns,
}: RowsProps<Name, Filter, Column, Extra>) {
  const mayDo = useMayDo();
  const { filter, before, columns: named } = view.query;
  const { data, next, is_cut: isCut } = view.data as unknown as Answer<RowOf<Name>>;
  const pageUrl = (at?: string) => tableUrl(list.path, list.write(filter, at), named);
  return (
    <>
      {isCut === true && (
        <div className="mb-4">
          <Banner tone="info">{(text as (key: string) => string)('cut')}</Banner>
        </div>
      )}
      {above?.(view)}
      <DataTable
        label={label?.() ?? text('title')}
        columns={columns
          .filter(({ isShown }, index) => index === 0 || isShown)
          .map(({ id, header, isFigure }) => ({ id, header, isFigure, cell: cells[id as Column] }))}
        rows={data}
      />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={mayDo(list.file.permission) ? adminFileUrl(list.name) + list.write(filter) : null}
      />
    </>
  );
}

// A table's address: filter, columns and cursor (docs/reference/back-office.md#tables).

/** `query` holds filter and cursor; `columns` is null for the default. */
function tableUrl(path: string, query: string, columns: readonly string[] | null): string {
  const chosen = (columns ?? []).map((name) => buildQuery({ column: name }).slice(1));
  const parts = [query.slice(1), ...chosen].filter((part) => part !== '').join('&');
  return parts === '' ? path : `${path}?${parts}`;
}

interface FilterColumn {
  readonly id: string;
  readonly header: string;
  readonly isShown: boolean;
  readonly isFigure: boolean;
}

interface TableFilterProps {
  readonly action: string;
  readonly label: string;
  readonly find: { readonly label: string; readonly hint: string; readonly value: string | undefined };
  /** A filter besides the search text is set. */
  readonly isNarrowed: boolean;
  readonly columns: readonly FilterColumn[];
  readonly children: ReactNode;
}

const summary = 'link inline-flex min-h-11 cursor-pointer items-center';

/** A GET form for rows and columns: can be bookmarked, needs no script. */
function TableFilter({ action, label, find, isNarrowed, columns, children }: TableFilterProps) {
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className="mb-5 grid gap-2 rounded-card border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          label={find.label}
          name="find"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={find.hint}
          defaultValue={find.value}
        />
        <Button type="submit">{t('send')}</Button>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <details open={isNarrowed} className="open:w-full">
          <summary className={summary}>{t('filters')}</summary>
          <div className="mt-1 grid gap-4 tablet:grid-cols-2 desk:grid-cols-4">{children}</div>
        </details>
        <details className="open:w-full">
          <summary className={summary}>{t('columns')}</summary>
          <fieldset className="mt-1 grid gap-x-6 gap-y-1 phone:grid-cols-2 desk:grid-cols-4">
            <legend className="visually-hidden">{t('columns.show')}</legend>
            {columns.map(({ id, header, isShown }) => (
              <Checkbox key={id} name="column" value={id} defaultChecked={isShown} label={header} />
            ))}
          </fieldset>
        </details>
      </div>
    </form>
  );
}

function anyOr(choices: readonly { readonly value: string; readonly label: string }[]) {
  return [{ value: '', label: t('any') }, ...choices];
}
