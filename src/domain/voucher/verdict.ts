// What a host's phone says about a genuine code: the rules of the check page (product 9).
import type { VoucherFacts } from './voucher-facts.ts';

/** `early` and `late` are another day than today; both name the right one. */
export type Verdict = 'welcome' | 'seen' | 'early' | 'late' | 'expired';

export interface Moment {
  nowMs: number;
  /** The phone's own date, 'YYYY-MM-DD': a host stands where the departure is. */
  today: string;
  /** When this phone has let the same code in before, ms since 1970; null when it has not. */
  seenAt: number | null;
}

/** Judges facts whose signature holds. What is over stays over, also when it was let in before. */
export function judgeVoucher(facts: VoucherFacts, { nowMs, today, seenAt }: Moment): Verdict {
  if (nowMs > facts.expiresAt) return 'expired';
  const day = facts.departure.slice(0, 10);
  if (day > today) return 'early';
  if (day < today) return 'late';
  return seenAt === null ? 'welcome' : 'seen';
}
