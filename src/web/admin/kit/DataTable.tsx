// The tables of the back office: rows of the server in columns that an operator chooses (docs/back-office.md#tables).
import type { ReactNode } from 'react';

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
