import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { defaultLocale, tagOf } from './src/texts/locale.ts';
import { hostLocales, languages } from './src/texts/languages.ts';
import { isPseudoLocale, pseudoLocales } from './src/texts/pseudo.ts';
import { directKeysOfSources, inlineTexts } from './src/texts/inline-texts.ts';
import { bundleTexts } from './src/texts/vite-texts.ts';

const piece = /\/src\/(web|contract|domain)\/|lucide-react/;
const ofBooking = new RegExp(
  [
    '/src/web/(guest/(booking/(?!detail/|list/)|pickup/PickupField)|platform/api/failure-text\\.ts|ui/(browser/use-after-render|text/reader-zone)\\.ts)',
    '/src/web/ui/(form/(RadioCard|TextArea|FormMessage|use-form|use-task)|text/LocalTime|popup/show-message)\\.tsx?',
    '/src/contract/errors/form',
    '/src/domain/money/currencies\\.ts',
    '/lucide-react/dist/esm/icons/(mail|message-circle)\\.mjs',
  ].join('|'),
);
// Home and others, but no list.
const ofHome = /\/src\/web\/ui\/(form\/(Field|Select)|media\/(Avatar|Portrait)|states\/(EmptyState|Lantern))\.tsx/;
// Lists and others, but not home.
const ofLists = new RegExp(
  [
    '/src/web/ui/(popup/Popup|button/Button|states/(Banner|ErrorState))\\.tsx',
    '/src/web/guest/cards/Card(Grid|Skeletons)\\.tsx',
  ].join('|'),
);
// What only lists use.
const ofSearch = new RegExp(
  [
    '/icons/map\\.mjs',
    '/src/web/guest/search/(texts|listing|trip/NearChips|filters/(filter-names|filter-tags))\\.tsx?',
    '/(contract/listing/(listing-query|listing-filters|filter-kinds)|domain/catalogue/listing-filters)\\.ts',
  ].join('|'),
);
// What pages of an account, popups and booking share: in the pieces of all pages it would go to home and the lists as well.
const ofAccount = new RegExp(
  [
    '/src/web/(platform/session/use-reload-on-login|guest/saved/(SavedCourses|ChoiceLine)|ui/(text/CopyField|form/Checkbox|links/LinkTabs))\\.tsx?',
    '/src/(domain/(money/price-rows|map/distance)|texts/length-text|web/platform/locale/use-lengths)\\.ts',
    '/icons/(copy|phone|arrow-down|eye|eye-off)\\.mjs',
  ].join('|'),
);
// What the header uses comes with it, or the next file would take it along.
const ofShell = /\/src\/web\/(ui\/popup\/(popup|use-open-details)|guest\/search\/trip\/(days|texts))\.ts$/;
// Logging in and the account: popups and pages share it, and none is seen before somebody asks for it.
const ofLogin = /\/src\/web\/(guest\/(user|account)\/|ui\/form\/PasswordField)/;
// Pages of text and what they alone show.
const ofText =
  /\/src\/(web\/guest\/content\/|domain\/money\/(earnings|experience-total|online-split)\.ts|web\/ui\/links\/Breadcrumb)/;
// What home, lists and pages of text load, found in the graph of modules: what only panels, accounts and the back office share
// must not come with them. The list of all icons is passed over: of it each file uses what it names.
const lightPages = ['entry-client.tsx', 'guest/home/page.tsx', 'guest/content/page.tsx'].concat(
  ['city', 'search'].map((list) => `guest/search/${list}-page.tsx`),
);
const light = new Set<string>();
const iconFiles = new Map<string, string>();
// The files of the icons that a module names.
function iconsIn(code: string, list: string, listCode: string): string[] {
  if (iconFiles.size === 0)
    for (const [, names = '', file = ''] of listCode.matchAll(/export \{(.*?)\} from '\.\/(icons\/[\w-]+\.mjs)'/g))
      for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
        iconFiles.set(name, posix.join(posix.dirname(list), file));
  const named = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code)?.[1] ?? '';
  return named.split(',').flatMap((name) => iconFiles.get(name.trim().split(' ')[0] ?? '') ?? []);
}
const findLight = {
  name: 'banyan-light-pages',
  buildEnd(this: {
    getModuleIds(): Iterable<string>;
    getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
  }) {
    const queue = [...this.getModuleIds()].filter((id) => lightPages.some((page) => id.endsWith(`/src/web/${page}`)));
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (light.has(id)) continue;
      light.add(id);
      const { importedIds = [], code } = this.getModuleInfo(id) ?? { code: null };
      const list = importedIds.find((other) => other.endsWith('/lucide-react.mjs'));
      const icons = list === undefined ? [] : iconsIn(code ?? '', list, this.getModuleInfo(list)?.code ?? '');
      queue.push(...importedIds.filter((other) => other !== list), ...icons);
    }
  },
};
const isOfAll = (id: string) =>
  piece.test(id) &&
  light.has(id) &&
  ![ofAccount, ofBooking, ofHome, ofLists, ofLogin, ofSearch, ofShell, ofText].some((others) => others.test(id));

// A browser gets the texts of one language: the client is built for each (docs/reference/texts.md#languages).
const pageLocale = process.env['PAGE_LOCALE'] ?? defaultLocale;

// The icons of `lucide-react` without its way of drawing them, on the server and in the browser alike.
const lineIcons = {
  name: 'banyan-line-icons',
  load: (id: string) =>
    id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
      ? `export { lineIcon as default } from '${fileURLToPath(new URL('src/web/ui/media/line-icon.ts', import.meta.url))}';`
      : null,
};

function textsOfPage() {
  const direct = directKeysOfSources();
  return [inlineTexts(pageLocale, direct), bundleTexts([pageLocale], undefined, direct)];
}

// Client: `vite build` → dist/client. Server: `vite build --ssr src/web/entry-server.tsx` → dist/server.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    // Before every other plugin, or the strings of all locales stay in the bundle.
    {
      ...localesPlugin.vite({ locales: isPseudoLocale(pageLocale) ? ['en-US'] : ['en-US', tagOf(pageLocale)] }),
      enforce: 'pre' as const,
    },
    ...(isSsrBuild === true
      ? [bundleTexts([...new Set([...languages, ...hostLocales, ...pseudoLocales])])]
      : textsOfPage()),
    lineIcons,
    findLight,
    react(),
    tailwindcss(),
  ],
  // The server serves public/ under /static/ itself.
  publicDir: false as const,
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node22',
          minify: false,
          // One file: a copy loaded under another address must not share half of its modules with the first.
          rolldownOptions: { output: { codeSplitting: false } },
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          assetsDir: 'assets',
          // Nothing is inlined: the content security policy lists files, not data.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: ['src/web/entry-client.tsx', 'src/web/platform/hydration/head-script.ts'],
            output: {
              // Pieces that five pages or more use are one file: thirty small ones cost more in headers than in code.
              // What only the pages of a booking and its forms use is a second one, which neither home nor listings load, and
              // home and the listings leave each other's.
              codeSplitting: {
                groups: [
                  { name: 'pieces', test: isOfAll, minShareCount: 5, priority: 1 },
                  { name: 'shell-pieces', test: ofShell, priority: 1 },
                  { name: 'list-pieces', test: ofLists, minShareCount: 2 },
                  { name: 'search-pieces', test: ofSearch, minShareCount: 2 },
                  { name: 'home-pieces', test: ofHome, minShareCount: 5 },
                  { name: 'booking-pieces', test: ofBooking, minShareCount: 6 },
                ],
              },
            },
          },
        },
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
}));
