// Reads the baseline and the numbered migrations (ADR 005).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Statements outside a transaction run again after a crash, so they must be repeatable (ADR 005).

const repeatable = [
  /^create (unique )?index concurrently if not exists [a-z_][a-z0-9_]* on\b/,
  /^drop index concurrently if exists\b/,
  /^analyze\b/,
  /^vacuum\b/,
  // A procedure that commits in steps and skips finished ones.
  /^call\b/,
];

// Comment, quoted text, dollar quote, end of statement, anything else.
const tokens = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$[a-z_]*\$)[^]*?\1|;|[^]/gi;

/** Throws when a statement is not repeatable. */
export function repeatableStatements(name: string, sql: string): string[] {
  const statements = splitStatements(sql);
  for (const statement of statements) {
    const start = statement.toLowerCase().replaceAll(/\s+/g, ' ');
    if (!repeatable.some((form) => form.test(start)))
      throw new Error(
        `migration ${name} runs outside a transaction, and this may not run twice: ${start.slice(0, 80)}`,
      );
  }
  return statements;
}

function splitStatements(sql: string): string[] {
  const statements = [''];
  for (const [token] of sql.matchAll(tokens)) {
    if (token === ';') statements.push('');
    else if (!token.startsWith('--') && !token.startsWith('/*')) statements.push(`${statements.pop()}${token}`);
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

/** Name of the index that it builds, or null. */
export function builtIndex(statement: string): string | null {
  return /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(statement)?.[1] ?? null;
}

export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** SHA-256, the same for all line ends. */
  checksum: string;
  /** Statements that run outside a transaction; null for a migration inside one (ADR 005). */
  outside: readonly string[] | null;
}

const folder = new URL('../../../../db/', import.meta.url);
const outsideLine = '-- outside a transaction\n';
export const baselineName = 'baseline.sql';

/** The baseline is number 1. Throws for gaps, duplicates and invalid names. */
export function readMigrations(from: URL = folder): Migration[] {
  const later = new URL('migrations/', from);
  // Git does not keep empty folders.
  const names = (existsSync(later) ? readdirSync(later) : []).filter((name) => name.endsWith('.sql')).sort();
  const migrations = names.map((name, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 2) throw new Error(`migration ${name} should have the number ${index + 2}`);
    return readMigration(number, name, later);
  });
  return [readMigration(1, baselineName, from), ...migrations];
}

function readMigration(number: number, name: string, from: URL): Migration {
  const sql = readFileSync(new URL(name, from), 'utf8').replaceAll('\r\n', '\n');
  const outside = sql.startsWith(outsideLine) ? repeatableStatements(name, sql) : null;
  return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex'), outside };
}

export function hashOfMigrations(migrations: readonly Migration[]): string {
  const all = migrations.map(({ name, checksum }) => `${name}:${checksum}`).join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}
