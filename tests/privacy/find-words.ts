// Searches words in every column of text, JSON or bytes, and in every file of a folder.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { Pool } from 'pg';

export interface TextColumn {
  table: string;
  column: string;
  type: string;
}

// Generated columns repeat the others.
const types = ['text', 'citext', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY', 'character'];

/** Every such column of every table. */
export async function textColumns(pool: Pool): Promise<TextColumn[]> {
  const result = await pool.query<TextColumn & { element: string }>(
    `select c.table_name as table, c.column_name as column,
       case when c.data_type = 'USER-DEFINED' then c.udt_name else c.data_type end as type, c.udt_name as element
     from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  return result.rows
    .filter(({ type, element }) => types.includes(type) && (type !== 'ARRAY' || !/^_(int|uuid|numeric)/.test(element)))
    .map(({ table, column, type }) => ({ table, column, type }));
}

/** The columns with one of the given words, as `table.column`, sorted. Digits must match as a whole number. */
export async function findWords(pool: Pool, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, type } of await textColumns(pool)) {
    const isBytes = type === 'bytea';
    const { rows } = await pool.query<{ text: string }>(
      `select distinct ${isBytes ? `encode(${column}, 'escape')` : `${column}::text`} as text from ${table}
       where ${column} is not null`,
    );
    const holds = ({ text }: { text: string }) =>
      words.some((word) => (/^\d+$/.test(word) ? text === word : text.includes(word)));
    if (rows.some(holds)) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** The files below a folder whose path or content has one of the given words. */
export async function findInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    const text = path + readFileSync(path, 'latin1');
    if (words.some((word) => text.includes(word))) found.push(path);
  }
  return found;
}
