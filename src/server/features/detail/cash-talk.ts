// What the two sides say of the cash, on the page of a booking (docs/domain/cash.md#words).
import { cashClosesAt, cashWordsFor } from '#src/domain/cash/say-cash.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { BookingRole } from '#src/domain/booking/transitions.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { DetailRow } from '../booking/index.ts';

/** What has been said of the cash, and what this viewer can say now. */
export function cashTalkOf(
  row: DetailRow,
  seen: { role: BookingRole; status: BookingStatus },
): CallOutput<'booking/detail'>['cash_talk'] {
  const facts = {
    status: seen.status,
    cash: row.cash,
    words: row.cash_words,
    is_settled: row.is_cash_settled,
    starts_at: row.starts_at.getTime(),
    ends_at: row.ends_at.getTime(),
  };
  return {
    host: row.cash_words.host,
    guest: row.cash_words.guest,
    may_say: cashWordsFor(facts, seen.role, row.now_ms),
    until: new Date(cashClosesAt(facts)).toISOString(),
  };
}
