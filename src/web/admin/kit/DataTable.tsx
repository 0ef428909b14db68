// The tables of the back office: rows of the server in columns that an operator chooses (docs/reference/back-office.md#tables).
import type { ReactNode } from 'react';
import { oneLineIn } from '#src/contract/admin/list.ts';
import type { PageInput } from '#src/web/platform/router/page.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { t } from './texts.ts';

/** A column; `id` is its name in the address, `header` its heading, `cell` what it shows of a row. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its values stand at the end of their line, as amounts do. */
  readonly isFigure?: boolean;
}

/** The columns of a table without a filter, from what each shows of a row, by name. */
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
  /** The first names the row. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
}

// Shown as blocks, a table would be none for some screen readers: roles say what each part is.
const record = 'max-tablet:block max-tablet:py-3';
const naming = 'max-tablet:block max-tablet:py-0 max-tablet:text-base';
const field =
  'max-tablet:flow-root max-tablet:py-0.5 max-tablet:ps-33 max-tablet:pe-0 max-tablet:[&>*]:min-w-0 ' +
  'max-tablet:before:float-start max-tablet:before:-ms-33 max-tablet:before:w-30 max-tablet:before:text-ink-2 ' +
  'max-tablet:before:content-[attr(data-label)] max-tablet:empty:hidden max-tablet:has-[>:only-child:empty]:hidden';

/**
 * A table that scrolls sideways within the page where it is wider, its first column staying in view. On phones each row is a
 * record: what names it, and below it a line for each column that has something to say.
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
  /** The page behind this one; null on the last. */
  readonly next: string | null;
  /** The first page; null where this is it. */
  readonly first: string | null;
  /** Null where the file is for other areas. */
  readonly file: string | null;
  /** Its links where they are not called as usual. */
  readonly labels?: { readonly more?: string; readonly first?: string; readonly file?: string };
  readonly className?: string;
}

/** Below a table or a list: its next page, its first page, and all of it as a file. */
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

/** All of a table as a file. */
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
  /** The table without a filter; null where it has none. */
  readonly all: { readonly href: string; readonly label: string } | null;
}

/** In place of a table without rows: why, and the way to all rows where a filter left none. */
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
  /** What the list was searched for; null where it was not. */
  readonly find: string | null;
  readonly texts: Readonly<Record<'label' | 'field' | 'send', string>>;
}

/** Searches a list by one text; works without script. */
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

/** Where a list without filters is: what it was searched for, and where the page before ended. */
export interface FindCursor {
  readonly find: string | null;
  readonly after: string | null;
}

/** Loads a list that is searched by one text: the cursor of its address, and the input of its call. A cursor has at most `most` signs. */
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
    beside: async ({ url }: PageInput): Promise<FindCursor> => cursorIn(url),
  };
};
