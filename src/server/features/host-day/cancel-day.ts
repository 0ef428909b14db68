// departure/cancel-day: a host ends all of a day from the panel (docs/domain/host-cancels.md#a-whole-day).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { cancelDay } from './end-of-day.ts';

export const route = 'departure/cancel-day';

export const handle: Handler<typeof route> = async ({ host_id, date, cause, reason = '', quote_id }, call) => {
  const acting = await findPanelHost(call.services.db, host_id, call.actor, 'cancel');
  if (!acting) return refuse('host-not-found');
  const { hostId, by } = acting;
  return cancelDay(call.services, { hostId, date, end: { cause, reason, by }, quoteId: quote_id });
};
