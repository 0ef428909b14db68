// account/passkey-sign-in: signs in with a passkey. The device has looked who uses it, so it counts as both factors
// (docs/accounts.md#passkeys).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findAccount, openSession, sessionFields } from '#src/server/features/user/index.ts';
import { provePasskey } from './prove.ts';

export const route = 'account/passkey-sign-in';

export const handle: Handler<typeof route> = async ({ response }, call) => {
  const { services } = call;
  const shown = await provePasskey(call, response);
  if (isRefusal(shown)) return shown;
  const account = { id: shown.user_id, access_version: shown.access_version };
  const blocked = await openSession(call, account, { isRemembered: true, hasFactor: true });
  if (blocked) return blocked;
  return sessionFields(await findAccount(services.db, shown.user_id), services.config.imageBase);
};
