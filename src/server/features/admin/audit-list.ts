// admin/audit-list: who did what, a page at a time (docs/back-office.md#audit-log).
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { type AuditRow, findActions, findEntries } from './audit-queries.ts';

export const route = 'admin/audit-list';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const [rows, actions] = await Promise.all([
    findEntries(db, { ...filter, after: before ?? null, count: pageSize + 1 }),
    findActions(db),
  ]);
  const shown = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
  return { data: shown.map(toEntry), next, actions };
};

type Entry = CallOutput<typeof route>['data'][number];

// What an act keeps is read in this order: what it is about, before and after, and why. The database knows no order of names.
const order = ['before', 'after', 'note', 'reason'];

/** An entry as the list and the file show it: what its action keeps, as names with values; what is empty is left out. */
export function toEntry({ at, detail, ...entry }: AuditRow): Entry {
  const kept = Object.entries(detail)
    .map(([name, value]) => ({ name, value: valueText(value) }))
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return { ...entry, at: at.toISOString(), detail: kept };
}

/** A kept value as text: lists and parts with commas between, `none` where there was nothing. */
function valueText(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${valueText(part)}`)
    .join(', ');
}
