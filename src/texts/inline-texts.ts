// Puts texts where they are used: in a browser's bundle `t('menu.open')` becomes the text itself. A page then loads the
// texts of its own parts alone, without their keys; a part that loads later brings its texts (ADR 023).
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogueName, catalogueOfT, fileOfCatalogue, pathOfImport } from './catalogue-name.ts';
import * as installed from './languages.ts';
import type { Translations } from './languages.ts';
import type { Catalogue, English } from './translate.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const isRead = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== 'texts.ts' && catalogueName(name) === null;
const importOfT = /import \{(?:[^}]*,)?\s*t\s*(?:,[^}]*)?\} from '([^']*(?:\/t|[/-]texts)\.ts)'/;
const callOfT = /\bt\(\s*'([\w.]+)'\s*(,\s*\)|,|\))/g;

/** A source: its path below `src`, and its text. */
export interface Source {
  readonly path: string;
  readonly code: string;
}

/** By the name of each catalogue the keys that stand in calls of its `t` alone: nothing looks them up. */
export type DirectKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** The name of the catalogue whose `t` a source imports; undefined without one. */
function catalogueOf({ path, code }: Source): string | undefined {
  const from = importOfT.exec(code)?.[1];
  if (from === undefined) return undefined;
  return catalogueOfT(pathOfImport(from, path)) ?? undefined;
}

// What keys are made of: `filter.${name}`.
function madeKeys(code: string): RegExp[] {
  return [...code.matchAll(/`([\w.]*(?:\$\{[^}`]*\}[\w.]*)*)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.join('').includes('.'))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
}

/** Finds them. A key without a dot is never one: it may be a word of another kind. */
export function directKeys(sources: readonly Source[]): DirectKeys {
  // How often a key stands anywhere without being called.
  const others = new Map<string, number>();
  const called = new Map<string, Set<string>>();
  const made = new Map<string, RegExp[]>();
  const count = (key: string, by: number) => others.set(key, (others.get(key) ?? 0) + by);
  for (const one of sources) {
    for (const [, key = ''] of one.code.matchAll(/['"`](\w+(?:\.\w+)+)['"`]/g)) count(key, 1);
    const name = catalogueOf(one);
    if (name === undefined) continue;
    const keys = called.get(name) ?? new Set();
    called.set(name, keys);
    for (const [, key = ''] of one.code.matchAll(callOfT)) {
      count(key, -1);
      keys.add(key);
    }
    made.set(name, [...(made.get(name) ?? []), ...madeKeys(one.code)]);
  }
  const isDirect = (name: string, key: string) =>
    key.includes('.') && others.get(key) === 0 && made.get(name)?.some((one) => one.test(key)) !== true;
  return new Map([...called].map(([name, keys]) => [name, new Set([...keys].filter((key) => isDirect(name, key)))]));
}

/**
 * A source with the texts of a catalogue in the place of their keys: a plain one in the place of the whole call, one with
 * values compiled, as `t` takes it too. What the catalogue lacks stays as it is.
 */
export function withTexts(code: string, catalogue: Catalogue, direct: ReadonlySet<string>): string {
  return code.replaceAll(callOfT, (call: string, key: string, end: string) => {
    const message = direct.has(key) && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (message === undefined) return call;
    const text = JSON.stringify(message);
    return typeof message === 'string' && end !== ',' ? text : `t(${text}${end}`;
  });
}

const zones = ['web/', 'contract/', 'domain/', 'texts/'];

/** The direct keys of all sources that may come into a browser. */
export function directKeysOfSources(): DirectKeys {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => isRead(name) && zones.some((zone) => name.startsWith(zone)),
  );
  const direct = directKeys(names.map((path) => ({ path, code: readFileSync(source + path, 'utf8') })));
  // A page may bring these in a language of hosts.
  return new Map(
    [...direct].map(([name, keys]) => [name, new Set([...keys].filter((key) => !installed.isHostText(name, key)))]),
  );
}

/** Does so in every module of the bundle that imports a `t`, in the one language that the bundle is for. */
export function inlineTexts(
  locale: string,
  direct: DirectKeys,
  { compileCatalogue }: Pick<Translations, 'compileCatalogue'> = installed,
): Plugin {
  return {
    name: 'banyan-inline-texts',
    enforce: 'pre',
    async transform(code, id) {
      const path = id.startsWith(source) ? id.slice(source.length) : '';
      const name = isRead(path) ? catalogueOf({ path, code }) : undefined;
      const keys = name === undefined ? undefined : direct.get(name);
      if (name === undefined || keys === undefined) return null;
      const { texts } = (await import(source + fileOfCatalogue(name))) as { texts: English };
      return { code: withTexts(code, compileCatalogue(name, texts, locale), keys), map: null };
    },
  };
}
