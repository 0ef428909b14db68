// earnings/lines: the ledger of a host, line by line, each with its booking (docs/domain/payouts.md#statements).
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findHostZone, findLines, type LineRow } from './queries.ts';
import { lineKind } from './statement.ts';

const pageSize = 50;

export const earningsLines: Handler<'earnings/lines'> = async ({ host_id, before }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'earnings');
  if (!panel) return refuse('host-not-found');
  const [rows, zone] = await Promise.all([
    findLines(services.db, panel.hostId, before ?? null, pageSize + 1),
    findHostZone(services.db, panel.hostId),
  ]);
  return { data: rows.slice(0, pageSize).map(toLine), has_more: rows.length > pageSize, time_zone: zone };
};

function toLine({
  id,
  at,
  kind,
  amount_cents,
  booking_id,
  ref,
  title,
  date,
  pax,
}: LineRow): CallOutput<'earnings/lines'>['data'][number] {
  const hasBooking = booking_id !== null && ref !== null && title !== null && date !== null && pax !== null;
  return {
    id,
    at: at.toISOString(),
    kind: lineKind(kind),
    amount: fromMinor(amount_cents),
    booking: hasBooking ? { id: booking_id, ref, title, date, pax } : null,
  };
}
