/** The states of an inquiry (docs/domain/messages.md#states). `unverified`: a visitor has not opened it from the mail yet. */
export const inquiryStatuses = ['unverified', 'open', 'answered', 'offered', 'declined', 'expired', 'booked'] as const;

/** The state of an inquiry. */
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Questions about one listing that a guest may have waiting or offered at once (docs/domain/messages.md#states). */
export const openInquiriesMax = 3;

/** Hours until a question that nobody answers, or no visitor opens, has run out (docs/domain/messages.md#states). */
export const inquiryHours = 48;

/** Hours for which an offer holds its seats (docs/domain/messages.md#offers). */
export const offerHours = 24;

/** Each state with what may follow it, and what brings it there: the job, the guest's mail link or booking, the host. */
export const inquirySteps: Readonly<Record<InquiryStatus, readonly InquiryStatus[]>> = {
  unverified: ['open', 'expired'],
  open: ['answered', 'offered', 'declined', 'expired'],
  // Money that arrives after the offer's end still books it when the seats are free (docs/domain/bookings.md#the-one-way-back).
  offered: ['booked', 'expired'],
  expired: ['booked'],
  answered: [],
  declined: [],
  booked: [],
};

/** The states from which `to` may follow: a statement changes inquiries in one of these and no others. */
export function inquirySourcesOf(to: InquiryStatus): InquiryStatus[] {
  return inquiryStatuses.filter((from) => inquirySteps[from].includes(to));
}

export interface InquiryFacts {
  readonly status: InquiryStatus;
  readonly expires_ms: number;
}

/** The state at `now`: what has run out is expired to everybody, also before a job has come by. Times in ms since 1970. */
export function statusAt({ status, expires_ms }: InquiryFacts, now: number): InquiryStatus {
  return inquirySteps[status].includes('expired') && expires_ms <= now ? 'expired' : status;
}

/** True when the inquiry may become `to` at `now`; what has run out is expired. */
export function inquiryCan(inquiry: InquiryFacts, to: InquiryStatus, now: number): boolean {
  return inquirySteps[statusAt(inquiry, now)].includes(to);
}

/**
 * When an offer made at `now` ends: after 24 hours, or when the departure closes for those who follow others, whichever
 * comes first. Instants in ms since 1970.
 */
export function offerEnd(now: number, departure: { starts_at: number; cutoff_later_minutes: number }): number {
  return Math.min(now + offerHours * 3_600_000, departure.starts_at - departure.cutoff_later_minutes * 60_000);
}
