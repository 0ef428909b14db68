// /with/{code}: who recommends (docs/partners.md#the-link).
import { readPartnerCode } from '#src/domain/partner/partner.ts';
import { recommendedTarget, recommendedUrl } from '#src/contract/addresses/user-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import { isRefusedAs } from '#src/web/api/failure-text.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

export interface RecommendedData extends CallOutput<'partner/open'> {
  readonly code: string;
  /** Where it leads on to. */
  readonly to: string;
  /** For who has no script; null in the browser. */
  readonly form: PageForm | null;
}

/** Loads who recommends; a code that is nobody's, or nobody's any more, is 404. */
export async function loadRecommended({ api, params, url, form }: PageInput): Promise<PageResult<RecommendedData>> {
  const code = readPartnerCode(params['code'] ?? '');
  if (code === null) return { kind: 'missing', what: 'page' };
  const answer = await api('partner/open', { code });
  if (!answer.ok) return isRefusedAs(answer, 'partner-not-found') ? { kind: 'missing', what: 'page' } : failed(answer);
  const { name } = answer.data;
  return {
    kind: 'page',
    data: { ...answer.data, code, to: recommendedTarget(url.searchParams.get('recommended.to')), form: form ?? null },
    head: {
      title: name === '' ? t('recommended.titleNameless') : t('recommended.title', { name }),
      description: name === '' ? t('recommended.leadNameless') : t('recommended.lead', { name }),
      canonical: recommendedUrl(code),
      robots: 'noindex',
    },
  };
}
