// What a host's phone says about a genuine code: the rules of the check page (docs/domain/bookings.md#code).
// What a voucher's QR code says, as a short list: a QR code with fewer letters is read faster (docs/domain/bookings.md#code).

/** The first part of every code's text; a change of the list's meaning takes a new one. */
export const VOUCHER_VERSION = 'BNY1';

/** How long a code outlives the end of its departure, in milliseconds: it can still be read, and says that it is late. */
export const codeOutlivesEndMs = 24 * 3_600_000;

export interface VoucherFacts {
  /** The booking's reference. */
  ref: string;
  /** Civil date and wall time of the departure, 'YYYY-MM-DDTHH:mm'. */
  departure: string;
  courseId: number;
  /** Guests that this code lets in: the party, or one companion. */
  pax: number;
  /**
   * Cash to collect in minor units of `currency`; null on a companion's code, which says nothing of money
   * (docs/domain/bookings.md#companions).
   */
  balanceMinor: number | null;
  currency: string;
  /** Milliseconds since 1970; stored in whole seconds. */
  expiresAt: number;
  /** Marks a companion's own code apart from the party's and from other companions'. */
  companion?: string | undefined;
}

/** The facts in the order of the code. */
export function voucherList(facts: VoucherFacts): (string | number | null)[] {
  const { ref, departure, courseId, pax, balanceMinor, currency, expiresAt, companion } = facts;
  const list = [ref, departure, courseId, pax, balanceMinor, currency, Math.floor(expiresAt / 1000)];
  return companion === undefined ? list : [...list, companion];
}

/** Reads the list back; null when it is not one, no matter who signed it. */
export function voucherFactsOf(list: unknown): VoucherFacts | null {
  if (!Array.isArray(list) || list.length < 7 || list.length > 8) return null;
  const [ref, departure, courseId, pax, balanceMinor, currency, seconds, companion] = list as unknown[];
  if (!isText(ref, /^[A-Z]{8}$/) || !isText(departure, /^\d{4}-\d\d-\d\dT\d\d:\d\d$/)) return null;
  if (!isCount(courseId) || !isCount(pax) || !isCount(seconds) || !isText(currency, /^[A-Z]{3}$/)) return null;
  if (balanceMinor !== null && !isCount(balanceMinor)) return null;
  if (companion !== undefined && !isText(companion, /^[0-9a-f]{8}$/)) return null;
  return { ref, departure, courseId, pax, balanceMinor, currency, expiresAt: seconds * 1000, companion };
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** `early` and `late` are another day than today; both name the right one. */
type Verdict = 'welcome' | 'seen' | 'early' | 'late' | 'expired';

interface Moment {
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
  // What runs over midnight is still on while the phone's date is the next one.
  if (day < today && nowMs > facts.expiresAt - codeOutlivesEndMs) return 'late';
  return seenAt === null ? 'welcome' : 'seen';
}
