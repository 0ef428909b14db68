// user/detail: the account of who is signed in (docs/accounts.md#ones-own-account).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler, Role } from '#src/server/call.ts';
import { sessionFields } from '#src/server/features/user/index.ts';
import { findProfile } from './queries.ts';

export const route = 'user/detail';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  const { id, email, first_name, last_name, isd_code, phone } = row;
  return {
    id,
    email,
    first_name,
    last_name,
    isd_code,
    phone,
    image: sessionFields(row, services.config.imageBase).user_image,
    verified: row.is_id_verified,
    roles: row.roles as Role[],
    has_password: row.password_hash !== null,
    created_at: row.created_at.toISOString(),
  };
};
