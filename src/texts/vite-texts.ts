// Puts texts into a bundle: the requested languages of each catalogue, compiled, so that the browser parses none.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogueName } from './catalogue-name.ts';
import type { DirectKeys } from './inline-texts.ts';
import * as installed from './languages.ts';
import type { Translations } from './languages.ts';
import { defaultLocale } from './locale.ts';
import type { English } from './translate.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const translate = '#src/texts/translate.ts';

/**
 * Replaces each file of texts (`catalogue-name.ts`) by the catalogue by locale, which `translate.ts` reads in a bundle.
 * @param inlined keys whose texts are inlined at their calls (`inline-texts.ts`)
 */
export function bundleTexts(
  locales: readonly string[],
  { compileCatalogue }: Pick<Translations, 'compileCatalogue'> = installed,
  inlined: DirectKeys = new Map(),
): Plugin {
  return {
    name: 'banyan-texts',
    enforce: 'pre',
    async load(id) {
      const name = catalogueName(id.startsWith(source) ? id.slice(source.length) : '');
      if (name === null) return null;
      const { texts } = (await import(id)) as { texts: English };
      const each = locales.map((one) => [one, compileCatalogue(name, texts, one)] as const);
      // Texts that a language lacks are shown in English: the bundle has only these in English.
      const lacking = Object.entries(compileCatalogue(name, texts, defaultLocale)).filter(([key]) =>
        each.some(([, catalogue]) => !Object.hasOwn(catalogue, key)),
      );
      const english = lacking.length > 0 ? [[defaultLocale, Object.fromEntries(lacking)] as const] : [];
      const looked = each.map(([one, catalogue]) => {
        const kept = Object.entries(catalogue).filter(([key]) => inlined.get(name)?.has(key) !== true);
        return [one, Object.fromEntries(kept)] as const;
      });
      const byLocale = Object.fromEntries([
        ...english,
        ...looked.filter(([, catalogue]) => Object.keys(catalogue).length > 0),
      ]);
      // As JSON, which browsers parse faster than JavaScript.
      return {
        code: [
          `import { translator } from '${translate}';`,
          `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(byLocale))});`,
          `export const t = /* @__PURE__ */ translator(${JSON.stringify(name)}, texts);`,
        ].join('\n'),
        moduleType: 'js',
      };
    },
  };
}
