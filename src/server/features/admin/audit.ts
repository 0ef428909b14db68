// The audit log: who did what (docs/reference/back-office.md#audit-log).
import { auditList } from '#src/contract/admin/log-lists.ts';
import { type AuditRow, findActions, findEntries } from './audit-queries.ts';
import { serveList } from './lists.ts';

export const auditLog = serveList({
  list: auditList,
  call: 'admin/audit-list',
  find: async ({ db }, query) => (await findEntries(db, query)).map(toEntry),
  more: async ({ db }) => ({ actions: await findActions(db) }),
  cells: { detail: ({ detail }) => detail.map(({ name, value }) => `${name}: ${value}`).join('\n') },
});

// The display order of logged values; the database has none.
const order = ['before', 'after', 'note', 'reason'];

function toEntry({ detail, ...entry }: AuditRow) {
  const facts = Object.entries(detail)
    .map(([name, value]) => ({ name, value: valueText(value) }))
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return { ...entry, detail: facts };
}

function valueText(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${valueText(part)}`)
    .join(', ');
}
