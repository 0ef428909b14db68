// account/identities: the accounts elsewhere that open this one, and which could (docs/accounts.md#google-and-facebook).
import { identityProviders, mayDisconnect } from '#src/domain/account/identity.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findIdentities, findWaysIn } from './queries.ts';

export const route = 'account/identities';

export const handle: Handler<typeof route> = async (_input, { services: { db, gateways }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const [rows, ways] = await Promise.all([findIdentities(db, actor.userId), findWaysIn(db, actor.userId)]);
  if (!ways) return refuse('unauthorized');
  const { has_password: hasPassword, passkeys, identities } = ways;
  return {
    offered: identityProviders.filter((name) => gateways.identity[name] !== null),
    may_disconnect: mayDisconnect({ hasPassword, passkeys, identities }),
    data: rows.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  };
};
