import type { CallOutput } from '#src/contract/types.ts';

/** A question with its answer. */
export type Inquiry = CallOutput<'inquiry/detail'>['inquiry'];

/** What opens it: its id, and the token of the mail that led here. */
interface InquiryCredentials {
  readonly inquiry_id: string;
  readonly token?: string;
}

/** A question in view, with what opens it. */
export interface OpenInquiry {
  readonly inquiry: Inquiry;
  readonly credentials: InquiryCredentials;
}

/** The ground of a question's badge; its word says the same. */
export const statusTones = {
  unverified: 'marigold',
  open: 'marigold',
  answered: 'jade',
  offered: 'success',
  booked: 'success',
  declined: 'sand',
  expired: 'sand',
} as const satisfies Record<Inquiry['status'], string>;

/** A question that has just been sent. */
export interface SentInquiry {
  readonly id: string;
  /** The address that still has to be confirmed, or null after a login. */
  readonly email: string | null;
}
