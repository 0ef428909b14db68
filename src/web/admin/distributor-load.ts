// /admin/distributors/{id}: one distributor (docs/back-office.md#distributors).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { nameText } from './people-words.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './distributor-texts.ts';

/** What one books, and its keys. */
export type Distributor = CallOutput<'admin/distributor'>;

export interface DistributorData {
  readonly admitted: Admitted<Distributor>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads it. An address that names no distributor is a missing page, whoever asks. */
export async function load({ api, params }: PageInput): Promise<PageResult<DistributorData>> {
  const id = params['id'] ?? '';
  if (!uuid.test(id)) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/distributor', { user_id: id });
  if (!answer.ok && isRefusedAs(answer, 'person-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? nameText(answer.data.name) : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
