// The audit log, for the back office (docs/reference/back-office.md#audit-log).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { auditList } from './log-lists.ts';
import { listCall } from './list-calls.ts';

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
  'admin/audit-list': listCall(auditList, {
    permission: 'audit-log',
    summary: 'What people have done that must be known later, the newest first',
    about: {
      who: 'The email address of an account',
      about: 'The subject in full, such as host:… or payout-run:7',
      from: 'The first day, in UTC',
      to: 'The last day, in UTC',
    },
    row: auditEntry,
    more: { actions: z.array(z.string()).meta({ description: 'Every action that the log has' }) },
    cursor: entryId,
  }),
} as const satisfies Record<string, CallSpec>;
