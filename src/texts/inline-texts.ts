// Replaces keys by their texts in a browser's bundle: `t('menu.open')` becomes the text itself. A page then loads only
// the texts of its parts, without keys; a lazy part brings its texts (ADR 023).
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

/** A source file: its path below `src`, and its code. */
export interface Source {
  readonly path: string;
  readonly code: string;
}

/** By catalogue, the keys that appear only in calls of its `t`: no lookup needs them. */
export type DirectKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** The catalogue whose `t` a source imports; undefined without one. */
function catalogueOf({ path, code }: Source): string | undefined {
  const from = importOfT.exec(code)?.[1];
  if (from === undefined) return undefined;
  return catalogueOfT(pathOfImport(from, path)) ?? undefined;
}

// Templates that build keys: `filter.${name}`.
function madeKeys(code: string): RegExp[] {
  return [...code.matchAll(/`([\w.]*(?:\$\{[^}`]*\}[\w.]*)*)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.join('').includes('.'))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
}

/** Finds them. A key without a dot is never one: it may be another kind of word. */
export function directKeys(sources: readonly Source[]): DirectKeys {
  // How often a key appears outside of a call.
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
 * Replaces a catalogue's keys in a source: a plain text replaces the whole call, one with values is compiled, which `t`
 * accepts as well. Keys that the catalogue lacks stay.
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

/** The direct keys of all sources that may be loaded by a browser. */
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

/** Inlines texts in every module of the bundle that imports a `t`, in the bundle's one language. */
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
