// Checks the files of host languages, text by text.
import { readdirSync, readFileSync } from 'node:fs';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import type { English } from '#src/texts/translate.ts';
import { textFaults } from './text-faults.ts';

const folder = new URL('../../src/texts/hosts/', import.meta.url);

/** Languages that need a file: all but English, which is in the code. */
export const translated: readonly string[] = hostLanguageCodes.filter((code) => code !== 'en');

/** A translator's file: `_note` describes it; texts by catalogue and key. */
export type HostFile = Readonly<Record<string, English | string>>;

export function hostFiles(): string[] {
  return readdirSync(folder).sort();
}

export function readHostFile(language: string): HostFile {
  return JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as HostFile;
}

function textsOf(file: HostFile, name: string): English {
  const found = file[name];
  return typeof found === 'object' ? found : {};
}

export function missingTexts(
  file: HostFile,
  english: Readonly<Record<string, English>>,
): { readonly name: string; readonly key: string; readonly text: string }[] {
  return Object.entries(english).flatMap(([name, texts]) =>
    Object.entries(texts)
      .filter(([key]) => !Object.hasOwn(textsOf(file, name), key))
      .map(([key, text]) => ({ name, key, text })),
  );
}

export function catalogueFaults(
  language: string,
  file: HostFile,
  english: Readonly<Record<string, English>>,
): string[] {
  const named = Object.keys(file).filter((name) => !name.startsWith('_'));
  return named.flatMap((name) =>
    Object.entries(textsOf(file, name)).flatMap(([key, text]) => {
      const source = english[name]?.[key];
      const faults = source === undefined ? ['is a text of nothing'] : textFaults(language, source, text);
      return faults.map((fault) => `${language} ${name} ${key} ${fault}: ${text}`);
    }),
  );
}
