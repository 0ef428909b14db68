// /admin/codes/{id}, /admin/codes/new and /admin/codes/batch (docs/back-office.md#discount-codes).
import { placeIn } from '#src/contract/admin/code-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './code-texts.ts';

/** A code with its uses. */
export type Code = CallOutput<'admin/code'>;

/** The cities that a code may be for. */
export type Cities = Code['cities'];

/** A code, or the form with which one is made or many are drawn. */
export type CodeData =
  | { readonly shows: 'code'; readonly admitted: Admitted<Code>; readonly isFirst: boolean }
  | { readonly shows: 'new' | 'batch'; readonly admitted: Admitted<CallOutput<'admin/code-places'>> };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads it. An address that names no code is a missing page, whoever asks. */
export async function load({ api, params, url }: PageInput): Promise<PageResult<CodeData>> {
  const id = params['id'] ?? '';
  if (id === 'new' || id === 'batch') {
    const page = admittedPage(await api('admin/code-places', {}), t(`${id}.title`));
    return page.kind === 'page' ? { ...page, data: { shows: id, admitted: page.data } } : page;
  }
  if (!uuid.test(id)) return { kind: 'missing', what: 'page' };
  const before = placeIn(url.search);
  const answer = await api('admin/code', { code_id: id, ...(before !== null && { before }) });
  if (!answer.ok && isRefusedAs(answer, 'code-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? answer.data.code : t('new.title'));
  return page.kind === 'page'
    ? { ...page, data: { shows: 'code', admitted: page.data, isFirst: before === null } }
    : page;
}
