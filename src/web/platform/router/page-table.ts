import type { AnyPage, PageEntry } from './page.ts';

/**
 * Rarely opened pages by route. Groups load their table on first use: all chunk names take 3 kB
 * (docs/reference/benchmarks.md).
 * `table`, `room`: paths below `src/web`, as in the manifest; `names`: files without extension; `modules`: from
 * `import.meta.glob`.
 */
export function pageTable<Name extends string>(
  table: string,
  room: string,
  names: Readonly<Record<Name, string>>,
  modules: Readonly<Record<string, (() => Promise<AnyPage>) | undefined>>,
): Readonly<Record<Name, PageEntry>> {
  const entryOf = (name: string): PageEntry => {
    const file = `${room}/${name}.tsx`;
    const module = modules[`./${file}`];
    if (module === undefined) throw new Error(`No page ${file}`);
    return { sources: [table, file].map((source) => `src/web/${source}`), module };
  };
  const entries = Object.entries<string>(names).map(([route, name]) => [route, entryOf(name)]);
  return Object.fromEntries(entries) as Record<Name, PageEntry>;
}
