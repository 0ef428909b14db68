// host/mine: the hosts for whom somebody acts, and what they may do for each (docs/accounts.md#teams).
import { actsOf } from '#src/domain/host/acts.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findHostsOf } from './queries.ts';

export const route = 'host/mine';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const hosts = await findHostsOf(services.db, actor.userId);
  return {
    hosts: hosts.map(({ host_id, name, image, role, has_login, has_stopped_feed }) => ({
      id: host_id,
      name,
      image,
      role: role ?? 'host',
      acts: actsOf(role ?? 'host', has_login),
      has_stopped_feed,
    })),
  };
};
