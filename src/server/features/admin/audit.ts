// The audit log: who did what (docs/back-office.md#audit-log).
import { auditList } from '#src/contract/admin/audit-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type AuditRow, findActions, findEntries } from './audit-queries.ts';
import { byNumber, serveList } from './kit/list.ts';

export const auditLog = serveList({
  list: auditList,
  call: 'admin/audit-list',
  cursors: byNumber,
  find: async ({ db }, query) => ({ rows: await findEntries(db, query) }),
  more: async ({ db }) => ({ actions: await findActions(db) }),
  toLine: toEntry,
  cells: { detail: ({ detail }) => detail.map(({ name, value }) => `${name}: ${value}`).join('\n') },
});

type Entry = CallOutput<'admin/audit-list'>['data'][number];

// What an act keeps is read in this order: what it is about, before and after, and why. The database knows no order of names.
const order = ['before', 'after', 'note', 'reason'];

/** An entry as the list and the file show it: what its action keeps, as names with values; what is empty is left out. */
function toEntry({ at, detail, ...entry }: AuditRow): Entry {
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
