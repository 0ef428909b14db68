import type { CallOutput } from '#src/contract/types.ts';

/** A question with its answer. */
export type Inquiry = CallOutput<'inquiry/detail'>['inquiry'];

/** What opens it: its id, and the token of the mail that led here. */
export interface InquiryOpener {
  readonly inquiry_id: string;
  readonly token?: string;
}

/** A question in view, with what opens it. */
export interface OpenInquiry {
  readonly inquiry: Inquiry;
  readonly opener: InquiryOpener;
}
