// reach/detail: how a host is reached (docs/phone.md#choice).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { shownReach } from './shown.ts';

export const route = 'reach/detail';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  return acting ? shownReach(services, acting.hostId) : refuse('host-not-found');
};
