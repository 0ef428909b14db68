// /admin/ambassadors/{id}: one ambassador or distributor (docs/back-office.md#ambassadors-and-distributors).
import { partnerList } from '#src/contract/admin/partner-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './ambassador-texts.ts';

/** A partner with bookings and payments. */
export type Partner = CallOutput<'admin/partner'>;

/** What the page shows. */
export interface PartnerData {
  readonly admitted: Admitted<Partner>;
  /** This is the first page of the bookings. */
  readonly isFirst: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads it. An address that names no partner is a missing page, whoever asks. */
export async function load({ api, params, url }: PageInput): Promise<PageResult<PartnerData>> {
  const id = params['id'] ?? '';
  if (!uuid.test(id)) return { kind: 'missing', what: 'page' };
  const { before } = partnerList.read(url.search);
  const answer = await api('admin/partner', { partner_id: id, ...(before !== null && { before }) });
  if (!answer.ok && isRefusedAs(answer, 'partner-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok && answer.data.name !== '' ? answer.data.name : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, isFirst: before === null } } : page;
}
