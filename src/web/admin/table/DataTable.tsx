// The tables of the back office: rows of the server in columns that an operator chooses (docs/back-office.md#tables).
import { type ColumnDef, columnVisibilityFeature, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';

const features = tableFeatures({ columnVisibilityFeature });

/** A column; `id` is its name in the address, `header` what stands above it. */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row> & {
  readonly id: string;
  readonly header: string;
};

interface DataTableProps<Row extends RowData> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Names of the columns that are shown. The first column always is: it names the row. */
  readonly shown: ReadonlySet<string>;
  /** Names of the columns whose values stand at the end of their line, as amounts do. */
  readonly atEnd?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

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
export function DataTable<Row extends RowData>({ label, columns, rows, shown, atEnd = none }: DataTableProps<Row>) {
  const [first] = columns;
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, id === first?.id || shown.has(id)])),
    [columns, first, shown],
  );
  const table = useTable({
    features,
    columns: columns as DataColumn<Row>[],
    data: rows as Row[],
    state: { columnVisibility },
  });
  const align = (id: string) => (atEnd.has(id) ? 'text-start tablet:text-end' : 'text-start');
  const stays = (index: number) => (index === 0 ? 'tablet:sticky tablet:start-0 bg-paper' : '');
  return (
    <div className="scroll-hint overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table role="table" className="w-full border-collapse text-small max-tablet:block">
        <thead role="rowgroup" className="max-tablet:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row" className="border-b border-line-strong text-ink-2">
              {group.headers.map((header, index) => (
                <th
                  key={header.id}
                  scope="col"
                  role="columnheader"
                  className={`py-2 pe-5 align-bottom font-medium whitespace-nowrap ${align(header.id)} ${stays(index)}`}
                >
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="max-tablet:block">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} role="row" className={`border-b border-line align-top ${record}`}>
              {row.getVisibleCells().map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.id}
                    scope={index === 0 ? 'row' : undefined}
                    role={index === 0 ? 'rowheader' : 'cell'}
                    data-label={cell.column.columnDef.header}
                    className={`numbers min-w-18 py-2.5 pe-5 font-regular ${align(cell.column.id)} ${stays(index)} ${index === 0 ? naming : field}`}
                  >
                    <table.FlexRender cell={cell} />
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
