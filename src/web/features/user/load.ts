import { ownPath } from '#src/contract/addresses/urls.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from '../../locale/t.ts';
import { loadLink, type LinkData } from './link/load-link.ts';

/** What the login page needs. */
export interface LoginData {
  readonly kind: 'login';
  /** Where to go afterwards: a path of this site; null: back to where the visitor came from. */
  readonly next: string | null;
  /** For who has no script; null in the browser. */
  readonly form: PageForm | null;
}

/** One of the two pages below /user. */
export type UserData = LoginData | LinkData;

/**
 * `/user/{auth?}` and `/auth/{auth?}` (docs/routes.md#paths): the login popup as a page, for links and for no script; and a
 * mail's link.
 */
export async function load(input: PageInput): Promise<PageResult<UserData>> {
  const { params, url, form } = input;
  const name = params['auth'] ?? 'login';
  if (name === 'confirm') return loadLink(input);
  if (name !== 'login') return { kind: 'missing', what: 'page' };
  return {
    kind: 'page',
    data: { kind: 'login', next: ownPath(url.searchParams.get('next')), form: form ?? null },
    head: { title: t('login.title'), robots: 'noindex' },
  };
}
