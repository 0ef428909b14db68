// inquiry/list: what the signed-in person asked, or was asked as a host, the newest first (docs/domain/inquiry.md#states).
import { limits } from '#src/domain/limits.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findInquiries } from './inquiry-queries.ts';
import { toInquiryDetail } from './open-inquiry.ts';

export const inquiryList: Handler<'inquiry/list'> = async ({ role = 'guest', offset = 0 }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const wanted = { userId: actor.userId, role, offset, count: limits.pageSize };
  const { rows, total } = await findInquiries(services.db, wanted);
  return { data: rows.map((row) => toInquiryDetail(row, role, services.keys)), total };
};
