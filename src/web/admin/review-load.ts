// /admin/reviews/{id}: one review (docs/back-office.md#reviews).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './review-texts.ts';

/** A review with everything that belongs to it. */
export type AdminReview = CallOutput<'admin/review'>;

export interface ReviewData {
  readonly admitted: Admitted<AdminReview>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads it. An address that names no review is a missing page, whoever asks. */
export async function load({ api, params }: PageInput): Promise<PageResult<ReviewData>> {
  const id = params['id'] ?? '';
  if (!uuid.test(id)) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/review', { review_id: id });
  if (!answer.ok && isRefusedAs(answer, 'review-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? t('of', { guest: answer.data.guest }) : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
