// inquiry/detail: one inquiry, for its guest or its host (docs/domain/inquiry.md#states).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { openInquiryPage, toInquiryDetail } from './open-inquiry.ts';

export const route = 'inquiry/detail';

export const handle: Handler<typeof route> = async (credentials, call) => {
  const opened = await openInquiryPage(credentials, call);
  if (!opened) return refuse('inquiry-not-found');
  return { inquiry: toInquiryDetail(opened.row, opened.viewer, call.services.keys) };
};
