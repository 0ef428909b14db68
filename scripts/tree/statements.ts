// SQL outside its files that the import rule misses: a pool passed in needs no driver import (ADR 005).
import { sqlPlaces } from './boundary-rules.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

const statement = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client|db)\.query\(/;

/** Other files that may query: start, health, the installation's rows. */
const declaredPlaces = /^src\/server\/(platform\/(start\/|http\/operations\.ts$|keys\.ts$)|pages\/page-cache\.ts$)/;

/** `path:line: text` of each statement outside SQL files. */
export function findStrayStatements(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/server/') && !isTestFile(path))
    .filter(({ path }) => !sqlPlaces.test(path) && !declaredPlaces.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (statement.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
}
