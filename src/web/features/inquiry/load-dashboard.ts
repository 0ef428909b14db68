// /dashboard/booking/inquiry: the questions one sent or received; with an id, one of them (docs/routes.md#paths).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import type { OpenInquiry } from './inquiry.ts';
import { loadInquiry } from './load.ts';
import { t } from './texts.ts';

/** In which role one looks at questions. */
export type Role = 'guest' | 'host';

/** A list of questions, one question, or nothing for anyone who is not signed in. */
export type DashboardInquiryData =
  | { readonly kind: 'list'; readonly role: Role; readonly list: CallOutput<'inquiry/list'> }
  | { readonly kind: 'one'; readonly open: OpenInquiry | null }
  | { readonly kind: 'stranger' };

/** Loads the list of a role, or the one question of the address. */
export async function load(input: PageInput): Promise<PageResult<DashboardInquiryData>> {
  const id = input.params['id'];
  if (id !== undefined) {
    const result = await loadInquiry(input, id);
    return result.kind === 'page' ? { ...result, data: { kind: 'one', open: result.data } } : result;
  }
  const role: Role = input.url.searchParams.get('as') === 'host' ? 'host' : 'guest';
  const head = { title: t('listTitle'), robots: 'noindex' } as const;
  const answer = await input.api('inquiry/list', { role });
  if (answer.ok) return { kind: 'page', data: { kind: 'list', role, list: answer.data }, head };
  const isStranger = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isStranger ? { kind: 'page', data: { kind: 'stranger' }, head } : failed(answer);
}
