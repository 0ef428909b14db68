// user/password-reset-validate: whether a reset link can still be used; uses nothing up (docs/accounts.md#links-that-were-asked-for).
import type { Handler } from '#src/server/call.ts';
import { givenHash } from '#src/server/secrets.ts';
import { findRequest } from './queries.ts';
import { faultOf } from './request.ts';

export const route = 'user/password-reset-validate';

export const handle: Handler<typeof route> = async ({ token }, { services }) => {
  const row = await findRequest(services.db, givenHash(services.keys, token));
  return { valid: row?.purpose === 'reset' && faultOf(row) === null };
};
