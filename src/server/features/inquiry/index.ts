// Entry point of inquiries: a question to a host before booking, its answer and an offer.
import { bookingInquiry, inquiryList, bookingInquiryCheck } from './inquiry.ts';
import { inquiryCalls } from './answer.ts';

export const inquiryHandlers = {
  ...inquiryCalls,
  'booking/inquiry': bookingInquiry,
  'booking/inquiry-check': bookingInquiryCheck,
  'inquiry/list': inquiryList,
} as const;

export { expireInquiries } from './inquiry-queries.ts';
export { findInquiriesById, type InquiryRow } from './inquiry-queries.ts';
export { toInquiryDetail, openInquiryPage } from './open-inquiry.ts';
