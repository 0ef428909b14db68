// An account becomes a host, and an operator is told to call (docs/listings.md#becoming-a-host).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CallContext } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { type HostBeginning, insertApplication, insertHost } from './host-application-queries.ts';
import { askByMail } from './request.ts';

/** Makes the account a host; false when it is one. */
export async function beginHost(trx: Transaction<Database>, userId: string, made: HostBeginning): Promise<boolean> {
  if (!(await insertHost(trx, userId, made))) return false;
  const detail = `${made.displayName}, ${made.phone}: ${made.offer}`.replaceAll(/\s+/g, ' ').slice(0, 200);
  await openStaffTask(trx, { kind: 'host_application', subject: `host:${userId}`, bookingId: null, detail });
  return true;
}

/** From a visitor: the same work and the same answer for every address, which the mail alone looks up (ADR 077). */
export async function askToHost(
  { services, visitor }: Pick<CallContext, 'services' | 'visitor'>,
  {
    made,
    ...asked
  }: { email: string; firstName: string; lastName: string; isdCode: string; phone: string; made: HostBeginning },
): Promise<void> {
  const id = randomUUID();
  await inTransaction(services.db, async (trx) => {
    await askByMail({ services: { ...services, db: trx }, visitor }, { purpose: 'sign-up', ...asked }, id);
    await insertApplication(trx, id, made);
  });
}
