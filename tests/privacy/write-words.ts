// Makes a word for each column, and writes it in the column's format.
import type { Pool } from 'pg';

type Row = Record<string, unknown>;

/** For columns of at most four digits. */
export const digits = '7391';

/** Words of only letters, so that they pass every column's check. */
export function wordMaker(letter: string) {
  const words = new Map<string, string>();
  const make = (name: string): string => {
    const at = words.size;
    const letters = [at / 676, at / 26, at].map((n) => String.fromCodePoint(97 + (Math.floor(n) % 26))).join('');
    const word = `zq${letter}${letters}qzxqzx`;
    words.set(name, word);
    return word;
  };
  return { words, make };
}

export interface Writer {
  insert(table: string, columns: readonly string[], more?: Row): Promise<string>;
  update(table: string, columns: readonly string[], key: string, value: unknown): Promise<void>;
}

export function writerOf(pool: Pool, of: (name: string) => string): Writer {
  const bytes = (table: string, column: string) => {
    const size = column === 'salt' ? 16 : 32;
    return Buffer.concat([Buffer.from(of(`${table}.${column}`)), Buffer.alloc(size)]).subarray(0, size);
  };
  const isBytes = (column: string) => /hash$|^salt$|^fingerprint$|^public_key$|^sha256$/.test(column);
  const valueOf = (table: string, column: string): unknown => {
    const word = of(`${table}.${column}`);
    if (isBytes(column) && column !== 'password_hash' && table !== 'invite_link') return bytes(table, column);
    if (column === 'email' || column === 'recipient') return word.includes('@') ? word : `${word}@example.test`;
    if (column === 'isd_code') return digits;
    if (['payload', 'answer'].includes(column) && table !== 'inquiry') return JSON.stringify({ word });
    if (['photos', 'attachments', 'unread'].includes(column)) return JSON.stringify([word]);
    if (column === 'transports' || column === 'known_devices') return [word];
    return word;
  };
  return {
    async insert(table, columns, more = {}) {
      const row: Row = { ...Object.fromEntries(columns.map((column) => [column, valueOf(table, column)])), ...more };
      const names = Object.keys(row);
      const made = await pool.query(
        `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning *`,
        Object.values(row),
      );
      return String(made.rows[0].id ?? '');
    },
    async update(table, columns, key, value) {
      await pool.query(
        `update ${table} set ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')} where ${key} = $1`,
        [value, ...columns.map((column) => valueOf(table, column))],
      );
    },
  };
}

/** The person, and how to write words. */
export interface Scene {
  write: Writer;
  of: (name: string) => string;
  id: string;
  email: string;
  pool: Pool;
}

/** The columns of a person that many tables have. */
export const contact = ['first_name', 'last_name', 'isd_code', 'phone'];
export const soon = new Date(Date.now() + 3_600_000);
