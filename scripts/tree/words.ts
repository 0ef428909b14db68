// Forbidden words: names without meaning, and promises for later.
import type { SourceFile } from './source-files.ts';

const emptyNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager'];

// Concatenated, so this file does not contain them.
const promises = new RegExp(
  `\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b|coming ${'so' + 'on'}|lorem ${'ip' + 'sum'}`,
  'i',
);

/** Paths with a meaningless folder or file name. */
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
