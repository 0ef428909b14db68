// account/mailed: what a link that was asked for is good for now (docs/accounts.md#links-that-were-asked-for).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { givenHash } from '#src/server/secrets.ts';
import { hasFactor } from '#src/server/features/user/index.ts';
import { findRequest } from './queries.ts';
import { stateOf } from './request.ts';

export const route = 'account/mailed';

export const handle: Handler<typeof route> = async ({ token }, { services, visitor }) => {
  const row = await findRequest(services.db, givenHash(services.keys, token));
  if (!row) return refuse('link-invalid');
  const { purpose, email, provider } = row;
  // A sign-up whose address was proved in the meantime has nothing left to do.
  const state = purpose === 'sign-up' && row.is_verified ? 'used' : stateOf(row);
  const opensAccount = purpose !== 'sign-up' && purpose !== 'address';
  return {
    purpose,
    state,
    email,
    has_typed: row.password_hash !== null && row.visitor_id === visitor.id,
    provider,
    is_here: row.visitor_id === visitor.id,
    has_account: row.account_id !== null,
    asks_code: opensAccount && row.account_id !== null && (await hasFactor(services, row.account_id)),
  };
};
