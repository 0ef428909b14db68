// What a session tells the client (spec 3: status, user_id, user_name, user_image).
import type { AccountRow } from './queries.ts';

/** The session result of an account, or of a visitor: all null (product 15). */
export function sessionFields(account: AccountRow | null) {
  if (!account) return { user_id: null, user_name: null, user_image: null };
  return {
    user_id: account.id,
    user_name: `${account.first_name} ${account.last_name}`.trim(),
    user_image: account.image,
  };
}
