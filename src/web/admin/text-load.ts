// /admin/content/{slug} and /admin/content/new: one page of text (docs/back-office.md#pages-of-text).
import { languageIn, versionIn } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './text-texts.ts';

/** A page with its newest text in a language. */
export type AdminText = CallOutput<'admin/content-text'>;

/** One version with what has changed in it. */
export type Version = CallOutput<'admin/content-version'>;

/** A page as it can be changed, with the version that the address names; or the form for a new one. */
export type TextData =
  | { readonly shows: 'text'; readonly admitted: Admitted<AdminText>; readonly version: Version | null }
  | { readonly shows: 'new'; readonly admitted: Admitted<CallOutput<'admin/content-list'>> };

/** Loads it. An address that names no page is a missing page, whoever asks. */
export async function load({ api, params, url }: PageInput): Promise<PageResult<TextData>> {
  const slug = params['id'] ?? '';
  if (slug === 'new') {
    const page = admittedPage(await api('admin/content-list', {}), t('new.title'));
    return page.kind === 'page' ? { ...page, data: { shows: 'new', admitted: page.data } } : page;
  }
  const language = languageIn(url.search) ?? pageLanguage;
  const named = versionIn(url.search, 'version');
  const before = versionIn(url.search, 'before');
  const [answer, version] = await Promise.all([
    api('admin/content-text', { slug, language, ...(before !== null && { before }) }),
    named === null ? null : api('admin/content-version', { slug, language, version: named }),
  ]);
  if (!answer.ok && (isRefusedAs(answer, 'page-not-found') || isRefusedAs(answer, 'bad-input')))
    return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, t('head', { slug }));
  if (page.kind !== 'page') return page;
  return { ...page, data: { shows: 'text', admitted: page.data, version: version?.ok === true ? version.data : null } };
}
