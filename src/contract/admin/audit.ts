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
    who: z.string().meta({ description: 'Name and email address of the account; empty for the program' }),
    action: z.string(),
    about: z.string(),
    about_name: z.string().meta({ description: 'Name of the subject; empty if it has none' }),
    detail: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  })
  .meta({ id: 'AuditEntry' });

export const adminAuditCalls = {
  'admin/audit-list': listCall(auditList, {
    permission: 'audit-log',
    summary: 'Lists entries of the audit log, newest first',
    about: {
      who: 'Email address of an account, in full',
      about: 'Subject in full, such as host:… or payout-run:7',
      from: 'First day, in UTC',
      to: 'Last day, in UTC',
    },
    row: auditEntry,
    more: { actions: z.array(z.string()).meta({ description: 'All actions in the log' }) },
    cursor: entryId,
  }),
} as const satisfies Record<string, CallSpec>;
