// user/login: signs in with email and password; the same answer and time for a wrong address and a wrong password.
import { cleanEmail } from '#src/contract/contact-rules.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '../../call.ts';
import { verifyPassword } from './passwords.ts';
import { findAccountByEmail } from './queries.ts';
import { sessionFields } from './session-fields.ts';
import { openSession } from './session.ts';

export const route = 'user/login';

export const handle: Handler<typeof route> = async ({ email, password, remember = true }, call) => {
  const account = await findAccountByEmail(call.services.db, cleanEmail(email));
  const fits = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !fits) return refuse('login-failed');
  await openSession(call, account.id, remember);
  return sessionFields(account);
};
