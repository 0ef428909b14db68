// What a session tells the client, and the optional user of a page call (docs/calls.md#entities).
import { type AccountRow, findAccount } from './queries.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Actor } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';

// Sharp in the menu and on the dashboard, in a format that every browser reads.
const shownFile = 'square-192.webp';

/** The session result of an account, or of a visitor: all null (docs/calls.md#entities). */
export function sessionFields(
  account: Pick<AccountRow, 'id' | 'first_name' | 'last_name' | 'image'> | null,
  imageBase: string,
) {
  if (!account) return { user_id: null, user_name: null, user_image: null };
  return {
    user_id: account.id,
    user_name: `${account.first_name} ${account.last_name}`.trim(),
    user_image: account.image === null ? null : `${imageBase}/${account.image}/${shownFile}`,
  };
}

/** `user` for who is signed in, and no field at all for a visitor: pages that everybody shares carry nobody (ADR 008). */
export async function pageUserOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId }: Actor,
): Promise<Pick<CallOutput<'page/home'>, 'user'>> {
  const account = userId === null ? null : await findAccount(db, userId);
  if (account === null) return {};
  const { user_name, user_image } = sessionFields(account, config.imageBase);
  return { user: { id: account.id, name: user_name ?? '', image: user_image } };
}
