// All objects of the sandbox, in memory, with every change written to the journal.
import type { Tables, TableName } from './tables.ts';
import type { Journal, JournalLine } from './journal.ts';

/** Rows by table and id, in the order in which they were made. */
export interface Store {
  put<N extends TableName>(table: N, row: Tables[N]): void;
  get<N extends TableName>(table: N, id: string): Tables[N] | undefined;
  /** Newest first, as the provider lists them. */
  newestFirst<N extends TableName>(table: N): Tables[N][];
  /** Writes what has changed; called by itself at the end of each synchronous piece of work. */
  flush(): void;
  reset(): void;
}

/** A store filled from the journal. */
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
      // One append for all that a call changes: after a kill either the whole effect is there, or none of it.
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
