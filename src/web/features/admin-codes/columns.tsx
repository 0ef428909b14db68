// The columns of the back office's codes, in their order (docs/back-office.md#discount-codes).
import { codeQuery } from '#src/contract/addresses/admin/code-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { stateText, takesText, usedText } from '#src/web/admin/codes/code-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { CodeLine } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-codes'];
const instant = (at: string | null) =>
  at === null ? '' : <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>;

const shown = {
  code: ({ id, code }: CodeLine) => (
    <a href={`${path}/${id}`} className="link inline-flex min-h-6 items-center font-medium whitespace-nowrap">
      {code}
    </a>
  ),
  takes: (code: CodeLine) => <span className="whitespace-nowrap">{takesText(code)}</span>,
  state: ({ state }: CodeLine) => <span className="whitespace-nowrap">{stateText(state)}</span>,
  used: (code: CodeLine) => <span className="whitespace-nowrap">{usedText(code)}</span>,
  valid_until: (code: CodeLine) => instant(code.valid_until),
  owner: ({ owner }: CodeLine) => <span className="block min-w-36 wrap-anywhere">{owner}</span>,
  batch: ({ batch_id: id, batch }: CodeLine) =>
    id !== null && (
      <a href={path + codeQuery({ batch_id: id })} className="link">
        {batch}
      </a>
    ),
  valid_from: (code: CodeLine) => instant(code.valid_from),
  minimum: (code: CodeLine) => priceText(wireCents(code.minimum_spend)),
  made_at: (code: CodeLine) => instant(code.made_at),
  made_by: (code: CodeLine) => (code.made_by === '' ? t('origin.earned') : code.made_by),
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1, 7));

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set<ColumnName>(['minimum']);

/** The columns with their texts. The first leads to the code and is always there. */
export const codeColumns: readonly DataColumn<CodeLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));
