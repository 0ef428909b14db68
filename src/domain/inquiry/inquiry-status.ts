/**
 * States of an inquiry (docs/domain/messages.md#states). `unverified`: a visitor has not yet opened the link in the
 * email.
 */
export const inquiryStatuses = ['unverified', 'open', 'answered', 'offered', 'declined', 'expired', 'booked'] as const;

export type InquiryStatus = (typeof inquiryStatuses)[number];

/** A guest's open or offered questions about one listing, at most (docs/domain/messages.md#states). */
export const openInquiriesMax = 3;

/** Hours until an unanswered or unverified question expires (docs/domain/messages.md#states). */
export const inquiryHours = 48;

/** Hours for which an offer holds its seats (docs/domain/messages.md#offers). */
export const offerHours = 24;

/** The next states of each state, caused by the job, the guest's emailed link or booking, or the host. */
export const inquirySteps: Readonly<Record<InquiryStatus, readonly InquiryStatus[]>> = {
  unverified: ['open', 'expired'],
  open: ['answered', 'offered', 'declined', 'expired'],
  // Money that arrives after the offer's end still books it if the seats are free
  // (docs/domain/bookings.md#late-payments).
  offered: ['booked', 'expired'],
  expired: ['booked'],
  answered: [],
  declined: [],
  booked: [],
};

/** The states that may lead to `to`: the only ones in which an SQL update changes inquiries. */
export function inquirySourcesOf(to: InquiryStatus): InquiryStatus[] {
  return inquiryStatuses.filter((from) => inquirySteps[from].includes(to));
}

export interface InquiryFacts {
  readonly status: InquiryStatus;
  readonly expires_ms: number;
}

/** The state at `now` (ms since 1970): past its end an inquiry reads as expired, even before the job has marked it. */
export function statusAt({ status, expires_ms }: InquiryFacts, now: number): InquiryStatus {
  return inquirySteps[status].includes('expired') && expires_ms <= now ? 'expired' : status;
}

/** Whether the inquiry may become `to` at `now`; past its end it reads as expired. */
export function inquiryCan(inquiry: InquiryFacts, to: InquiryStatus, now: number): boolean {
  return inquirySteps[statusAt(inquiry, now)].includes(to);
}

/**
 * When an offer made at `now` ends: after 24 hours, or at the departure's cut-off for later bookings if that is
 * earlier. Instants in ms since 1970.
 */
export function offerEnd(now: number, departure: { starts_at: number; cutoff_later_minutes: number }): number {
  return Math.min(now + offerHours * 3_600_000, departure.starts_at - departure.cutoff_later_minutes * 60_000);
}
