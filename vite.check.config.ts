import { defineConfig } from 'vite';
import { defaultLocale } from './src/texts/locale.ts';
import { bundleTexts } from './src/texts/vite-texts.ts';

// The page that checks vouchers, apart from the site: it works without a network, so it brings along only what it
// needs, and is built for each language.
export default defineConfig({
  base: '/check/',
  publicDir: false,
  plugins: [bundleTexts([process.env['PAGE_LOCALE'] ?? defaultLocale])],
  build: {
    outDir: 'dist/check',
    emptyOutDir: true,
    manifest: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['src/web/check/main.ts', 'src/web/check/worker.ts'] },
  },
});
