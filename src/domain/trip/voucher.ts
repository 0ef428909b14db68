// A voucher's QR code as a short list, because a shorter code scans faster, and the check page's verdict on a genuine
// one (docs/domain/bookings.md#voucher-code).

/** The first part of every code's text; changes when the list's meaning changes. */
export const VOUCHER_VERSION = 'BNY1';

/** How long a code stays readable after the end of its departure, in milliseconds; it shows as late. */
export const codeOutlivesEndMs = 24 * 3_600_000;

export interface VoucherFacts {
  ref: string;
  /** Civil date and wall time of the departure, 'YYYY-MM-DDTHH:mm'. */
  departure: string;
  courseId: number;
  /** Guests that this code lets in: the party, or one companion. */
  pax: number;
  /**
   * Cash to collect in minor units of `currency`; null on a companion's code, which reveals no money
   * (docs/domain/bookings.md#companions).
   */
  balanceMinor: number | null;
  currency: string;
  /** Milliseconds since 1970; stored in whole seconds. */
  expiresAt: number;
  /** Distinguishes a companion's code from the party's and from other companions'. */
  companion?: string | undefined;
}

/** The facts in the code's order. */
export function voucherList(facts: VoucherFacts): (string | number | null)[] {
  const { ref, departure, courseId, pax, balanceMinor, currency, expiresAt, companion } = facts;
  const list = [ref, departure, courseId, pax, balanceMinor, currency, Math.floor(expiresAt / 1000)];
  return companion === undefined ? list : [...list, companion];
}

/** Parses the list; null when it is malformed, even if the signature is valid. */
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

/** `early` and `late` are another day than today; both show the right one. */
type Verdict = 'welcome' | 'seen' | 'early' | 'late' | 'expired';

interface Moment {
  nowMs: number;
  /** The phone's date, 'YYYY-MM-DD': a host is at the departure, in its time zone. */
  today: string;
  /** When this phone let the same code in, ms since 1970; null when it has not. */
  seenAt: number | null;
}

/** Judges facts with a valid signature. An expired code stays expired, even if it was let in before. */
export function judgeVoucher(facts: VoucherFacts, { nowMs, today, seenAt }: Moment): Verdict {
  if (nowMs > facts.expiresAt) return 'expired';
  const day = facts.departure.slice(0, 10);
  if (day > today) return 'early';
  // A departure past midnight is still running on the phone's next date.
  if (day < today && nowMs > facts.expiresAt - codeOutlivesEndMs) return 'late';
  return seenAt === null ? 'welcome' : 'seen';
}
