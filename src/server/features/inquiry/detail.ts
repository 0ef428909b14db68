// inquiry/detail: one inquiry, for its guest or its host (docs/domain/inquiry.md#states).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { openInquiryPage, toInquiryDetail } from './open-inquiry.ts';

export const route = 'inquiry/detail';

export const handle: Handler<typeof route> = async (opener, call) => {
  const opened = await openInquiryPage(opener, call);
  if (!opened) return refuse('inquiry-not-found');
  return { inquiry: toInquiryDetail(opened.row, opened.viewer, call.services.keys) };
};
