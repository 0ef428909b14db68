import localesPlugin from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { defaultLocale, tagOf } from './src/texts/locale.ts';
import { languages } from './src/texts/languages.ts';
import { isPseudoLocale, pseudoLocales } from './src/texts/pseudo.ts';
import { directKeysOfSources, inlineTexts } from './src/texts/inline-texts.ts';
import { bundleTexts } from './src/texts/vite-texts.ts';

const piece = /\/src\/(web|contract|domain)\/|lucide-react/;
// What only the lists use, however many of their parts it is.
const ofLists = /\/(filter-tags|listing-filters)\.ts$/;
const ofBooking = new RegExp(
  [
    '/src/web/(booking/(?!wall-time)|api/failure-text\\.ts|ui/(form/(RadioCard|TextArea|FormMessage)|text/LocalTime)\\.tsx)',
    '/src/contract/(errors(\\.ts|/(?!listing))|checkout/(contact-rules|checkout-query)\\.ts)',
  ].join('|'),
);

// A browser gets the texts of one language: the client is built for each (docs/content.md#languages).
const pageLocale = process.env['PAGE_LOCALE'] ?? defaultLocale;

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
    ...(isSsrBuild === true ? [bundleTexts([...languages, ...pseudoLocales])] : textsOfPage()),
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
            input: ['src/web/entry-client.tsx', 'src/web/early/early-script.ts'],
            output: {
              // Pieces that five pages or more use are one file: thirty small ones cost more in headers than in code.
              // What only the pages of a booking and its forms use is a second one, which listings do not load; the
              // texts that both need stand alone, as a file takes along what it imports.
              codeSplitting: {
                groups: [
                  { name: 'listing-errors', test: /\/src\/contract\/errors\/listing(\.ts|\/)/, priority: 2 },
                  {
                    name: 'pieces',
                    test: (id) => piece.test(id) && !ofBooking.test(id) && !ofLists.test(id),
                    minShareCount: 5,
                    priority: 1,
                  },
                  { name: 'booking-pieces', test: ofBooking, minShareCount: 5 },
                ],
              },
            },
          },
        },
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
}));
