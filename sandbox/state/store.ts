// All objects of the sandbox, in memory, with every change written to the journal.
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { PayPalTables } from '#sandbox/paypal/rows.ts';
import type { PhoneTables } from '#sandbox/phone/rows.ts';
import type { StripeTables } from '#sandbox/stripe/rows.ts';

type Tables = StripeTables & PayPalTables & PhoneTables;
export type TableName = keyof Tables;

// The append-only file that restores payments after a restart.

/** One line of the journal: the whole row after a change; `reset` empties everything before it. */
type JournalLine = { readonly table: string; readonly row: { readonly id: string } } | { readonly reset: true };

/** Writes lines durably enough to survive the end of this process. */
interface Journal {
  append(lines: readonly JournalLine[]): void;
  readAll(): JournalLine[];
}

/** A journal in `<folder>/sandbox.jsonl`; without a folder it stores nothing. */
export function openJournal(folder: string | null): Journal {
  if (folder === null) return { append: () => undefined, readAll: () => [] };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'sandbox.jsonl');
  return {
    append: (lines) => appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 }),
    readAll: () => (existsSync(path) ? readLines(path) : []),
  };
}

function readLines(path: string): JournalLine[] {
  const bytes = readFileSync(path);
  // A kill during a write leaves a torn last line: cut it off before the next write.
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(path, end);
  const text = bytes.subarray(0, end).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalLine);
}

/** Rows by table and id, in the order of creation. */
export interface Store {
  put<N extends TableName>(table: N, row: Tables[N]): void;
  get<N extends TableName>(table: N, id: string): Tables[N] | undefined;
  /** Newest first, as the provider lists them. */
  newestFirst<N extends TableName>(table: N): Tables[N][];
  /** Writes the changes; runs by itself at the end of each synchronous piece of work. */
  flush(): void;
  reset(): void;
}

export function createStore(journal: Journal): Store {
  const tables = new Map<string, Map<string, { readonly id: string }>>();
  let dirty = new Map<string, JournalLine>();

  const rowsOf = (table: string): Map<string, { readonly id: string }> => {
    const rows = tables.get(table) ?? new Map<string, { readonly id: string }>();
    tables.set(table, rows);
    return rows;
  };
  for (const line of journal.readAll()) {
    if ('reset' in line) tables.clear();
    else rowsOf(line.table).set(line.row.id, line.row);
  }

  const flush = (): void => {
    if (dirty.size === 0) return;
    const lines = [...dirty.values()];
    dirty = new Map();
    journal.append(lines);
  };
  return {
    put(table, row) {
      rowsOf(table).set(row.id, row);
      // One append for all changes of a call: a kill keeps all of them or none.
      if (dirty.size === 0) queueMicrotask(flush);
      dirty.set(`${table}/${row.id}`, { table, row });
    },
    get: <N extends TableName>(table: N, id: string) => rowsOf(table).get(id) as Tables[N] | undefined,
    newestFirst: <N extends TableName>(table: N) => [...rowsOf(table).values()].reverse() as unknown as Tables[N][],
    flush,
    reset() {
      flush();
      tables.clear();
      journal.append([{ reset: true }]);
    },
  };
}
