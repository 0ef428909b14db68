// /admin/rates/{code}: one exchange rate, and what it has been (docs/back-office.md#exchange-rates).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './rate-texts.ts';

/** A rate with its history. */
export type Rate = CallOutput<'admin/rate'>;

export interface RateData {
  readonly admitted: Admitted<Rate>;
}

/** Loads it. An address that names no currency is a missing page. */
export async function load({ api, params }: PageInput): Promise<PageResult<RateData>> {
  const code = params['code'] ?? '';
  if (!/^[A-Z]{3}$/.test(code)) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/rate', { code });
  if (!answer.ok && isRefusedAs(answer, 'rate-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? `${t('title')} ${code}` : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
