// /admin/refunds/{id}: one refund (docs/back-office.md#refunds).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './refund-texts.ts';

/** A refund with what may be done with it. */
export type AdminRefund = CallOutput<'admin/refund-show'>;

export interface RefundData {
  readonly admitted: Admitted<AdminRefund>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads it. An address that names no refund is a missing page, whoever asks. */
export async function load({ api, params }: PageInput): Promise<PageResult<RefundData>> {
  const id = params['id'] ?? '';
  if (!uuid.test(id)) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/refund-show', { refund_id: id });
  if (!answer.ok && isRefusedAs(answer, 'refund-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? t('of', { ref: answer.data.ref }) : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
