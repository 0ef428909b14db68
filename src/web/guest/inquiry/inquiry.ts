import type { CallOutput } from '#src/contract/types.ts';

export type Inquiry = CallOutput<'inquiry/detail'>['inquiry'];

/** Its id, and the email token that led here. */
interface InquiryCredentials {
  readonly inquiry_id: string;
  readonly token?: string;
}

export interface OpenInquiry {
  readonly inquiry: Inquiry;
  readonly credentials: InquiryCredentials;
}

export const statusTones = {
  unverified: 'marigold',
  open: 'marigold',
  answered: 'jade',
  offered: 'success',
  booked: 'success',
  declined: 'sand',
  expired: 'sand',
} as const satisfies Record<Inquiry['status'], string>;

export interface SentInquiry {
  readonly id: string;
  /** The email to confirm; null after a login. */
  readonly email: string | null;
}
