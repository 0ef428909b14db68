// account/passkey-remove: a passkey no longer opens the account (docs/accounts.md#passkeys).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '../../t.ts';
import { deletePasskey } from './queries.ts';

export const route = 'account/passkey-remove';

export const handle: Handler<typeof route> = async ({ id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isGone = await deletePasskey(services.db, { userId: actor.userId, credentialId: id });
  return isGone ? { message: t('account.passkey.removed') } : refuse('passkey-not-found');
};
