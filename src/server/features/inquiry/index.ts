// Entry point of the feature inquiry: a question to a host before booking, its answer, and the offer that may follow.
import { inquiryCalls } from './inquiry-calls.ts';
import * as inquiryCheck from './inquiry-check.ts';
import * as inquiry from './inquiry.ts';
import * as list from './list.ts';

export const inquiryHandlers = {
  ...inquiryCalls,
  [inquiry.route]: inquiry.handle,
  [inquiryCheck.route]: inquiryCheck.handle,
  [list.route]: list.handle,
} as const;

export { expireInquiries } from './answer-queries.ts';
export { findInquiriesById, type InquiryRow } from './inquiry-queries.ts';
export { openInquiryPage, toInquiryDetail } from './open-inquiry.ts';
