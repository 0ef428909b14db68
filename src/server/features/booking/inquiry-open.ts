// Opens an inquiry for whoever may see it; another's answers like a missing one (product 1).
import type { CallContext } from '#src/server/call.ts';
import { findInquiry, type InquiryRow } from './inquiry-queries.ts';
import { inquiryViewerOf, type InquiryViewer } from './inquiry-viewer.ts';

/** By login, or with the token of a mail; null when there is none for this caller. */
export async function openInquiryPage(
  { inquiry_id, token }: { inquiry_id: string; token?: string | undefined },
  call: CallContext,
): Promise<{ row: InquiryRow; viewer: InquiryViewer } | null> {
  const row = await findInquiry(call.services.db, inquiry_id);
  const viewer = row && inquiryViewerOf(row, call, token);
  return row && viewer ? { row, viewer } : null;
}
