// What the viewer of a booking may do with it, from its row.
import { allowedActs, type AllowedFacts } from '#src/domain/booking/allowed.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { DetailRow } from './detail-queries.ts';
import type { Viewer } from './viewer.ts';

const MINUTE_MS = 60_000;
const instant = (at: Date | null) => at?.getTime() ?? null;

/** The facts of a row; `status` is the one that is shown, which knows that a hold has run out. */
export function allowedFacts(
  row: DetailRow,
  seen: { viewer: Viewer; status: BookingStatus; companionsLeft: number },
): AllowedFacts {
  return {
    viewer: seen.viewer,
    status: seen.status,
    hold_until: instant(row.hold_until),
    request_until: instant(row.request_until),
    moves_until: row.starts_at.getTime() - row.cutoff_first_minutes * MINUTE_MS,
    starts_at: row.starts_at.getTime(),
    ends_at: row.ends_at.getTime(),
    checked_in_at: instant(row.checked_in_at),
    no_show_at: instant(row.no_show_at),
    closed_at: instant(row.closed_at),
    is_checking: row.payment === 'checking',
    has_pickup: row.quote.has_pickup_service,
    companions_left: seen.companionsLeft,
    cause: row.cancel_cause,
  };
}

/** The buttons of a booking's page. A review is asked for once the experience is done. */
export function canOf(row: DetailRow, facts: AllowedFacts): CallOutput<'booking/detail'>['can'] {
  return { ...allowedActs(facts, row.now_ms), review: false };
}
