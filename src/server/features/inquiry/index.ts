// Entry point of inquiries: questions before booking, replies and offers.
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
