// check/phones: the phones of the caller and of the people of their hosts (docs/check-in.md#what-a-phone-holds).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPhones } from './phone-queries.ts';

export const route = 'check/phones';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const phones = await findPhones(services.db, userId);
  return {
    phones: phones.map(({ id, name, owner, user_id, seen_at, revoked_at, erased_at }) => ({
      id,
      name,
      owner,
      is_own: user_id === userId,
      seen_at: seen_at.toISOString(),
      revoked_at: revoked_at?.toISOString() ?? null,
      erased_at: erased_at?.toISOString() ?? null,
    })),
  };
};
