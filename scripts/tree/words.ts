// Words that must not stand in the tree: as a name, because they say nothing; in a text, because they promise later.
import type { SourceFile } from './source-files.ts';

const emptyNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager'];

// Put together from halves, so that this file does not name what it forbids.
const promises = new RegExp(
  `\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b|coming ${'so' + 'on'}|lorem ${'ip' + 'sum'}`,
  'i',
);

/** Paths in which a folder or file is named by a word that says nothing about what is inside. */
export function findEmptyNames(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const words = path.toLowerCase().split(/[/.\-_]/);
    return emptyNames.some((name) => words.includes(name));
  });
}

/** `path:line: text` of every line that postpones something. */
export function findPromises(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (promises.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
