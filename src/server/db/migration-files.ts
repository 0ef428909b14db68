// The numbered SQL files that make the schema.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { repeatableStatements } from './migration-statements.ts';

export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** SHA-256 of the text; line ends of another system do not change it. */
  checksum: string;
  /** What a file that asks to run outside a transaction does, one by one; null for all others (ADR 026). */
  outside: readonly string[] | null;
}

const folder = new URL('./migrations/', import.meta.url);
const outsideLine = '-- outside a transaction\n';

/** All migrations in order. A gap, a doubled number or a name of another form is a bug and throws. */
export function readMigrations(from: URL = folder): Migration[] {
  const names = readdirSync(from)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 1) throw new Error(`migration ${name} should have the number ${index + 1}`);
    const sql = readFileSync(new URL(name, from), 'utf8').replaceAll('\r\n', '\n');
    const outside = sql.startsWith(outsideLine) ? repeatableStatements(name, sql) : null;
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex'), outside };
  });
}

/** One hash for a schema as a whole. */
export function hashOfMigrations(migrations: readonly Migration[]): string {
  const all = migrations.map(({ name, checksum }) => `${name}:${checksum}`).join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}
