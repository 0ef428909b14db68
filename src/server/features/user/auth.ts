// user/auth: who is signed in, and what is theirs on any page; sets the CSRF cookie (ADR 008).
import { orderedAreas } from '#src/domain/admin/staff/areas.ts';
import type { Handler } from '#src/server/call.ts';
import { sessionCookieName } from '#src/server/http/identity.ts';
import { countUnread } from '#src/server/features/message/unread/index.ts';
import { findWishIds } from '#src/server/features/wishlist/index.ts';
import { variantsOf } from './experiments.ts';
import { findAccount } from './queries.ts';
import { sessionFields } from './session-fields.ts';
import { setCsrf } from './session.ts';

export const route = 'user/auth';

export const handle: Handler<typeof route> = async (_input, call) => {
  const { services, actor, cookies, visitor } = call;
  const account = actor.userId === null ? null : await findAccount(services.db, actor.userId);
  if (actor.via !== 'bearer') {
    const name = sessionCookieName(services.config.isSecure);
    // A cookie whose session has ended would give the token an owner that no later request has.
    if (account === null && cookies.read(name) !== undefined) cookies.clear(name);
    setCsrf(call, account === null ? undefined : cookies.read(name));
  }
  // Every page asks this after load: neither waits for the other.
  const [total_unread, wishlist] =
    account === null
      ? [{ guest: 0, host: 0 }, []]
      : await Promise.all([countUnread(services.db, account.id), findWishIds(services.db, account.id)]);
  return {
    ...sessionFields(account, services.config.imageBase),
    roles: account === null ? [] : [...actor.roles],
    areas: account === null ? [] : orderedAreas(actor.areas ?? []),
    verified: account?.is_id_verified ?? false,
    total_unread,
    wishlist,
    experiments: variantsOf(visitor.id, services.config.experiments),
  };
};
