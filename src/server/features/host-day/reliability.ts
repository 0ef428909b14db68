// departure/cancellations: which hosts cancel most, for operators (docs/domain/host-cancels.md#cancellation-rate).
import { cancellationRate } from '#src/domain/host-day/cancellation-rate.ts';
import type { Handler } from '#src/server/call.ts';
import { findCancellingHosts } from './reliability-queries.ts';

const most = 200;

export const departureCancellations: Handler<'departure/cancellations'> = async (_input, { services }) => {
  const hosts = await findCancellingHosts(services.db, most);
  return { data: hosts.map((host) => ({ ...host, rate: cancellationRate(host) })) };
};
