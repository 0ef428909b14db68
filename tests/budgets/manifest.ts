// The built bundle as the browser loads it.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '#src/server/platform/config.ts';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const client = `${projectFolder}dist/client/`;
const entry = 'src/web/entry-client.tsx';

export interface BuiltBundle {
  /** Script files that the entry and these sources need at once, without lazy ones. */
  scripts(...sources: string[]): string[];
  allScripts(): string[];
  styles(): string[];
  /** Kilobytes of these files, each once, by gzip -9, to one decimal: names change the second. */
  kilobytes(files: readonly string[]): number;
  /** Kilobytes of these files, uncompressed. */
  plainKilobytes(files: readonly string[]): number;
  text(file: string): string;
}

/** Reads the manifest of `dist/client`. Its methods throw for a renamed or removed source. */
export function readBundle(): BuiltBundle {
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

  function closure(keys: readonly string[], found = new Set<string>()): Set<string> {
    for (const key of keys) {
      if (found.has(key)) continue;
      if (manifest[key] === undefined) throw new Error(`The bundle has no ${key}`);
      found.add(key);
      closure(manifest[key].imports ?? [], found);
    }
    return found;
  }

  const bytes = (files: readonly string[], size: (content: Buffer) => number) =>
    [...new Set(files)].reduce((sum, file) => sum + size(readFileSync(client + file)), 0) / 1024;

  return {
    scripts: (...sources) => [...closure([entry, ...sources])].map((key) => manifest[key]?.file ?? ''),
    allScripts: () =>
      [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    styles: () => [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))],
    kilobytes: (files) => Math.round(bytes(files, (content) => gzipSync(content, { level: 9 }).length) * 10) / 10,
    plainKilobytes: (files) => bytes(files, (content) => content.length),
    text: (file) => readFileSync(client + file, 'utf8'),
  };
}
