// `npm run new page`: a page of an account.
import { checkNames, type Draft, inWords } from './draft.ts';

/** Below /dashboard, loaded with account pages: route, page and texts. */
export function draftPage(draft: Draft, name: string): void {
  checkNames(name);
  const route = `dashboard-${name}`;
  draft.insertBefore(
    draft.pathWith('export const routes = {'),
    "  'dashboard-account':",
    `  '${route}': { path: '/dashboard/${name}', layout: 'dashboard' },\n`,
  );
  draft.insertBefore(
    draft.pathWith("  'dashboard-account': account,"),
    "  'dashboard-account': account,",
    `  '${route}': account,\n`,
  );
  const table = draft.pathWith("  'dashboard-account': 'account/page',");
  draft.insertBefore(table, "  'dashboard-account': 'account/page',", `  '${route}': '${name}/page',\n`);
  draft.insertBefore(table, 'account,dashboard,', `${name},`);
  const folder = `src/web/guest/${name}`;
  draft.add(`${folder}/page.tsx`, pageText(name));
  draft.add(`${folder}/texts.ts`, textsText(name));
  draft.next.push(
    `${folder}/page.tsx: what it loads and shows; src/web/guest/layout: the link that leads there`,
    'tests/e2e/pages: its row, so that it is looked at; docs/reference/addresses.md, tests/access, tests/conformance.tsv',
  );
}

const pageText = (name: string): string => `// /dashboard/${name} (docs/reference/addresses.md#dashboard).
import type { PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** Reads what the page shows, by calls of the API. */
export function load(): Promise<PageResult<null>> {
  return Promise.resolve({ kind: 'page', data: null, head: { title: t('title'), robots: 'noindex' } });
}

/** The page. */
export function Page() {
  return (
    <div className="shell py-9">
      <h1 className="text-h1">{t('title')}</h1>
    </div>
  );
}
`;

const textsText = (name: string): string => `import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: '${inWords(name)}',
} as const;

/** Texts of /dashboard/${name}. */
export const t = translator('web/guest/${name}', texts);
`;
