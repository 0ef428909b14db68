// Ends questions and offers that have run out. Nothing depends on when it runs: anyone who reads goes by the clock
// (docs/domain/inquiry.md#offers).
import type { Services } from '#src/server/services.ts';
import { endInquiries } from './answer-queries.ts';

/** Ends at most `count`; answers how many. Seats of an offer come back with its hold. */
export function expireInquiries({ db }: Services, count = 100): Promise<number> {
  return endInquiries(db, count);
}
