// account/sign-up-confirm: the link of a sign-up verifies its address, once. Signs nobody in (docs/accounts.md#registering).
import { decideSignUp } from '#src/domain/account/mailed-request.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import { hashPassword } from '#src/server/features/user/index.ts';
import { findApplication, type HostBeginning, insertApplication, insertHost } from './host-application-queries.ts';
import { endRequests, lockRequest, writeSignUp } from './queries.ts';
import { stateOf, askByMail } from './request.ts';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';

type Output = CallOutput<'account/sign-up-confirm'>;

// The password is hashed before any lock.
export const accountSignUpConfirm: Handler<'account/sign-up-confirm'> = async (
  { token, password },
  { services, visitor },
) => {
  const newHash = password === undefined ? null : await hashPassword(password, services.config.passwordCost);
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockRequest(trx, givenHash(services.keys, token));
    if (row?.purpose !== 'sign-up') return refuse('link-invalid');
    const { email, is_verified: isVerified } = row;
    const typedHash = row.visitor_id === visitor.id ? row.password_hash : null;
    const use = decideSignUp({ state: stateOf(row), isVerified, hasTyped: typedHash !== null }, newHash !== null);
    if ('refused' in use) return refuse(use.refused);
    const hash = use.does === 'verify' && use.password === 'typed' ? typedHash : newHash;
    const userId = use.does === 'verify' && hash !== null ? await writeSignUp(trx, row, hash) : null;
    if (userId === null) return { did: 'nothing', email, message: t('account.link.nothing') };
    const beginning = await findApplication(trx, row.id);
    if (beginning !== null) await beginHost(trx, userId, beginning);
    await endRequests(trx, { email, userId });
    return { did: 'verify', email, message: t(beginning === null ? 'account.signUp.verified' : 'account.signUp.host') };
  });
};

// An account becomes a host, and an operator is told to call (docs/listings.md#becoming-a-host).

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
    ...contact
  }: { email: string; firstName: string; lastName: string; isdCode: string; phone: string; made: HostBeginning },
): Promise<void> {
  const id = randomUUID();
  await inTransaction(services.db, async (trx) => {
    await askByMail({ services: { ...services, db: trx }, visitor }, { purpose: 'sign-up', ...contact }, id);
    await insertApplication(trx, id, made);
  });
}
