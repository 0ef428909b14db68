// Statements sent past the import rule: a pool that is handed in can be asked without importing the driver (ADR 005).
import { sqlPlaces } from './boundary-rules.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

const statement = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client|db)\.query\(/;

/** Files outside of queries that may ask the database all the same: starting, health, the installation's own rows. */
const declaredPlaces = /^src\/server\/(platform\/(start\/|http\/operations\.ts$|keys\.ts$)|pages\/page-cache\.ts$)/;

/** `path:line: text` of each statement in a file that is not a place for SQL. */
export function findStrayStatements(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/server/') && !isTestFile(path))
    .filter(({ path }) => !sqlPlaces.test(path) && !declaredPlaces.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (statement.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
}
