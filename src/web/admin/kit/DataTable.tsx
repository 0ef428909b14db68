// Back office tables: server rows in columns chosen by the operator (docs/reference/back-office.md#tables).
import type { ReactNode } from 'react';
import { oneLineIn } from '#src/contract/admin/list.ts';
import type { PageInput } from '#src/web/platform/router/page.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { t } from './texts.ts';

/** `id` is its name in the address. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isFigure?: boolean;
}

export function columnsOf<Row, Name extends string>(
  cells: Readonly<Record<Name, (row: Row) => ReactNode>>,
  header: (name: Name) => string,
  figures: readonly Name[] = [],
): DataColumn<Row>[] {
  const names = Object.keys(cells) as Name[];
  return names.map((id) => ({ id, header: header(id), cell: cells[id], isFigure: figures.includes(id) }));
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
}

// As blocks, a table loses its semantics in some screen readers: roles restore them.
const record = 'max-tablet:block max-tablet:py-3';
const naming = 'max-tablet:block max-tablet:py-0 max-tablet:text-base';
const field =
  'max-tablet:flow-root max-tablet:py-0.5 max-tablet:ps-33 max-tablet:pe-0 max-tablet:[&>*]:min-w-0 ' +
  'max-tablet:before:float-start max-tablet:before:-ms-33 max-tablet:before:w-30 max-tablet:before:text-ink-2 ' +
  'max-tablet:before:content-[attr(data-label)] max-tablet:empty:hidden max-tablet:has-[>:only-child:empty]:hidden';

/**
 * Scrolls sideways with a fixed first column. On phones a row is a block: its name, then a line per non-empty column.
 */
export function DataTable<Row>({ label, columns, rows }: DataTableProps<Row>) {
  const align = (isFigure = false) => (isFigure ? 'text-start tablet:text-end' : 'text-start');
  const stays = (index: number) => (index === 0 ? 'tablet:sticky tablet:start-0 bg-paper' : '');
  return (
    <div className="scroll-hint overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table role="table" className="w-full border-collapse text-small max-tablet:block">
        <thead role="rowgroup" className="max-tablet:sr-only">
          <tr role="row" className="border-b border-line-strong text-ink-2">
            {columns.map(({ id, header, isFigure }, index) => (
              <th
                key={id}
                scope="col"
                role="columnheader"
                className={`py-2 pe-5 align-bottom font-medium whitespace-nowrap ${align(isFigure)} ${stays(index)}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-tablet:block">
          {rows.map((row, line) => (
            <tr key={line} role="row" className={`border-b border-line align-top ${record}`}>
              {columns.map(({ id, header, cell, isFigure }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    scope={index === 0 ? 'row' : undefined}
                    role={index === 0 ? 'rowheader' : 'cell'}
                    data-label={header}
                    className={`numbers min-w-18 py-2.5 pe-5 font-regular ${align(isFigure)} ${stays(index)} ${index === 0 ? naming : field}`}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableEndProps {
  readonly next: string | null;
  readonly first: string | null;
  /** Null without permission for the file. */
  readonly file: string | null;
  /** Link texts other than the defaults. */
  readonly labels?: { readonly more?: string; readonly first?: string; readonly file?: string };
  readonly className?: string;
}

export function TableEnd({ next, first, file, labels = {}, className = 'mt-5' }: TableEndProps) {
  return (
    <p className={classNames('flex flex-wrap gap-3', className)}>
      {next !== null && (
        <a href={next} className={buttonLook('secondary')}>
          {labels.more ?? t('more')}
        </a>
      )}
      {first !== null && (
        <a href={first} className={buttonLook('quiet')}>
          {labels.first ?? t('first')}
        </a>
      )}
      {file !== null && <FileLink file={file} label={labels.file} />}
    </p>
  );
}

export function FileLink({ file, label = t('file') }: { readonly file: string; readonly label?: string | undefined }) {
  return (
    <a href={file} download className={buttonLook('quiet')}>
      {label}
    </a>
  );
}

interface NoRowsProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The unfiltered table; null without a filter. */
  readonly all: { readonly href: string; readonly label: string } | null;
}

/** Replaces an empty table: the reason, and a link to all rows. */
export function NoRows({ title, children, all }: NoRowsProps) {
  return (
    <EmptyState
      title={title}
      action={
        all !== null && (
          <a href={all.href} className={buttonLook('secondary')}>
            {all.label}
          </a>
        )
      }
    >
      {children}
    </EmptyState>
  );
}

interface FindFormProps {
  readonly action: string;
  readonly find: string | null;
  readonly texts: Readonly<Record<'label' | 'field' | 'send', string>>;
}

/** Works without script. */
export function FindForm({ action, find, texts }: FindFormProps) {
  return (
    <form
      key={find}
      action={action}
      role="search"
      aria-label={texts.label}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <TextField
        label={texts.field}
        name="find"
        type="search"
        maxLength={80}
        autoComplete="off"
        defaultValue={find ?? ''}
      />
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}

/** Search text and cursor of a list without filters. */
export interface FindCursor {
  readonly find: string | null;
  readonly after: string | null;
}

export const findIn = (most: number) => {
  const cursorIn = ({ searchParams }: URL): FindCursor => ({
    find: oneLineIn(searchParams.get('find') ?? undefined, 80),
    after: oneLineIn(searchParams.get('after') ?? undefined, most),
  });
  return {
    input(_params: PageInput['params'], url: URL) {
      const { find, after } = cursorIn(url);
      return { ...(find !== null && { find }), ...(after !== null && { after }) };
    },
    extra: async ({ url }: PageInput): Promise<FindCursor> => cursorIn(url),
  };
};
