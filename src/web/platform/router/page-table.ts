import type { AnyPage, PageEntry } from './page.ts';

/**
 * Pages by route that few visitors open. Each group has a table of its own, loaded with the first of its pages: the names of all
 * pieces of all pages take three kilobytes (docs/reference/benchmarks.md).
 * @param table the file of the table
 * @param room the folder of the pages; both below `src/web`, as the build's manifest names them
 * @param names the file of each page below that folder, without its ending
 * @param modules what `import.meta.glob` answers for these files
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
