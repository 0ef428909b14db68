import type { PageInput, PageResult } from '../../page.ts';
import { t } from '../../locale/t.ts';

/** What the page needs. */
export interface UserData {
  /** Where to go afterwards: a path of this site; null: back to where the visitor came from. */
  readonly next: string | null;
}

// Only a path of our own: "//host" and "/\host" would lead away.
function safeNext(value: string | null): string | null {
  return value !== null && /^\/(?![/\\])/.test(value) ? value : null;
}

/** `/user/{auth?}` and `/auth/{auth?}` (spec 2): the login popup as a page, for links and for no script. */
export async function load({ params, url }: PageInput): Promise<PageResult<UserData>> {
  if ((params['auth'] ?? 'login') !== 'login') return { kind: 'missing', what: 'page' };
  return {
    kind: 'page',
    data: { next: safeNext(url.searchParams.get('next')) },
    head: { title: t('login.title'), robots: 'noindex' },
  };
}
