// The optional user of a page call (spec 7).
import type { CallOutput } from '#src/contract/types.ts';
import type { Actor } from '../../call.ts';
import type { Services } from '../../services.ts';
import { findAccount } from './queries.ts';
import { sessionFields } from './session-fields.ts';

/** `user` for who is signed in, and no field at all for a visitor: pages that everybody shares carry nobody (ADR 008). */
export async function pageUserOf(
  { db }: Pick<Services, 'db'>,
  { userId }: Actor,
): Promise<Pick<CallOutput<'page/home'>, 'user'>> {
  const account = userId === null ? null : await findAccount(db, userId);
  if (account === null) return {};
  const { user_name, user_image } = sessionFields(account);
  return { user: { id: account.id, name: user_name ?? '', image: user_image } };
}
