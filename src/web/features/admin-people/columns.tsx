// The columns of the back office's people, in their order (docs/back-office.md#people).
import { adminPersonUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { nameText, rolesText, stateText } from '#src/web/admin/people/person-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { PersonLine } from './load.ts';
import { t } from './t.ts';

const shown = {
  name: ({ id, name }: PersonLine) => (
    <a href={adminPersonUrl(id)} className="link inline-flex min-h-6 min-w-36 items-center font-medium wrap-anywhere">
      {nameText(name)}
    </a>
  ),
  email: ({ email }: PersonLine) => <span className="block min-w-56 wrap-anywhere">{email}</span>,
  phone: ({ phone }: PersonLine) => <span className="whitespace-nowrap">{phone}</span>,
  roles: ({ roles }: PersonLine) => rolesText(roles),
  state: ({ state }: PersonLine) => stateText(state),
  made_at: (person: PersonLine) => <span className="whitespace-nowrap">{instantText(person.made_at, 'UTC')}</span>,
  signed_in_at: ({ signed_in_at: at }: PersonLine) => (
    <span className="whitespace-nowrap">{at === null ? t('never') : instantText(at, 'UTC')}</span>
  ),
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none: all of them. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1));

/** The columns with their texts. The first names the person and is always there. */
export const peopleColumns: readonly DataColumn<PersonLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));
