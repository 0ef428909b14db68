// /inquiry/{id}: a question to a host, for its guest and its host (docs/routes.md#paths, docs/domain/inquiry.md#states).
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import type { OpenInquiry } from './inquiry.ts';
import { t } from './texts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A question, or null when this visitor may not see it. */
export type InquiryData = OpenInquiry | null;

/** Opens a question by its id, with the login or with the token of a mail. */
export async function loadInquiry(
  { api, url }: Pick<PageInput, 'api' | 'url'>,
  id: string,
): Promise<PageResult<InquiryData>> {
  const lost = { kind: 'page', data: null, head: { title: t('title'), robots: 'noindex' }, status: 404 } as const;
  if (!UUID.test(id)) return lost;
  const token = url.searchParams.get('token') ?? '';
  const credentials = token === '' ? { inquiry_id: id } : { inquiry_id: id, token };
  const answer = await api('inquiry/detail', credentials);
  if (answer.ok) {
    const { inquiry } = answer.data;
    const head = { title: t('titleOf', { title: inquiry.course_title }), robots: 'noindex' } as const;
    return { kind: 'page', data: { inquiry, credentials }, head };
  }
  const isMissing = answer.kind === 'refusal' && ['inquiry-not-found', 'bad-input'].includes(answer.error.code);
  return isMissing ? lost : failed(answer);
}

/** The page of one question. */
export async function load(input: PageInput): Promise<PageResult<InquiryData>> {
  return loadInquiry(input, input.params['id'] ?? '');
}
