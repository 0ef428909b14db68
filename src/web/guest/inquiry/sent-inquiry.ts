/** A question that has just been sent. */
export interface SentInquiry {
  readonly id: string;
  /** The address that still has to be confirmed, or null for somebody who is logged in. */
  readonly email: string | null;
}
