// The audit log, for the back office (docs/back-office.md#audit-log).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** Which entries; all of it may be left out. */
export const auditFilter = z.strictObject({
  action: p.line(80).optional(),
  who: p.line(254).optional().meta({ description: 'The email address of an account' }),
  about: p.line(200).optional().meta({ description: 'The subject in full, such as host:… or payout-run:7' }),
  from: p.date.optional().meta({ description: 'The first day, in UTC' }),
  to: p.date.optional().meta({ description: 'The last day, in UTC' }),
});

/** The number of an entry. */
const entryId = z.string().regex(/^\d{1,18}$/);

const auditEntry = z
  .strictObject({
    id: entryId,
    at: p.instant,
    who: z.string().meta({ description: 'Name and address of the account; empty for the program itself' }),
    action: z.string(),
    about: z.string(),
    about_name: z.string().meta({ description: 'The name of what it is about; empty where it has none' }),
    detail: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  })
  .meta({ id: 'AuditEntry' });

export const adminAuditCalls = {
  'admin/audit-list': {
    access: 'operator',
    work: 'audit-log',
    effect: 'read',
    rate: 'read',
    summary: 'What people have done that must be known later, the newest first',
    in: auditFilter.extend({ before: entryId.optional() }),
    out: z.strictObject({
      data: z.array(auditEntry),
      next: entryId.nullable(),
      actions: z.array(z.string()).meta({ description: 'Every action that the log has' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
