// account/identity-begin: the provider's page on which somebody who is logged in connects an account elsewhere with this one
// (docs/accounts.md#google-and-facebook).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { checkOwnPassword, findProfile } from '#src/server/features/account/profile/index.ts';
import { beginFlow } from './flow.ts';

export const route = 'account/identity-begin';

export const handle: Handler<typeof route> = async ({ provider, password }, call) => {
  const { services, actor } = call;
  if (services.gateways.identity[provider] === null) return refuse('identity-off');
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  // An account that logs in by mail alone has no password to ask for.
  const fault = row.password_hash === null ? null : await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const url = await beginFlow(call, { provider, userId: row.id, next: '' });
  return isRefusal(url) ? url : { url };
};
