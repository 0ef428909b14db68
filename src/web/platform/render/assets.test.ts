import { describe, expect, it } from 'vitest';
import { assetsFromManifest, headScriptFile } from './page-document.ts';

const manifest = {
  'src/web/entry-client.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/entry-1.css'],
    assets: [
      'assets/fraunces-latin-wght-normal-a.woff2',
      'assets/fraunces-vietnamese-wght-normal-b.woff2',
      'assets/plus-jakarta-sans-latin-wght-normal-c.woff2',
    ],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared-2.js' },
  '_cards.js': { file: 'assets/cards-3.js', css: ['assets/cards-3.css'], imports: ['_shared.js', '_cards.js'] },
  'src/web/platform/hydration/head-script.ts': { file: 'assets/head-script-5.js' },
  'src/web/guest/home/page.tsx': {
    file: 'assets/home-4.js',
    isDynamicEntry: true,
    css: ['assets/home-4.css'],
    imports: ['_cards.js', 'src/web/entry-client.tsx'],
  },
};

describe('assetsFromManifest', () => {
  it('names entry, styles, exactly the two Latin fonts, and the styles and scripts a page loads besides the entry', () => {
    expect(assetsFromManifest(manifest, 'early()')).toEqual({
      entry: '/assets/entry-1.js',
      headScript: 'early()',
      css: ['/assets/entry-1.css'],
      fonts: ['/assets/fraunces-latin-wght-normal-a.woff2', '/assets/plus-jakarta-sans-latin-wght-normal-c.woff2'],
      styles: { 'src/web/guest/home/page.tsx': ['/assets/home-4.css', '/assets/cards-3.css'] },
      modules: { 'src/web/guest/home/page.tsx': ['/assets/home-4.js', '/assets/cards-3.js', '/assets/shared-2.js'] },
    });
  });

  it('names the file whose text stands in every page', () => {
    expect(headScriptFile(manifest)).toBe('assets/head-script-5.js');
  });

  it('fails on a manifest of something else', () => {
    expect(() => assetsFromManifest({}, '')).toThrow('entry-client');
    expect(() => headScriptFile({})).toThrow('head-script');
  });
});
