// The append-only file from which a restarted sandbox knows its earlier payments.
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the journal: the whole row as it stood after a change; `reset` empties everything before it. */
export type JournalLine = { readonly table: string; readonly row: { readonly id: string } } | { readonly reset: true };

/** Writes lines durably enough to survive the end of this process. */
export interface Journal {
  append(lines: readonly JournalLine[]): void;
  readAll(): JournalLine[];
}

/** A journal in `<folder>/sandbox.jsonl`; with no folder it remembers nothing. */
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
  // A kill in the middle of a write leaves a torn last line: cut it off, or the next line would be glued to it.
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(path, end);
  const text = bytes.subarray(0, end).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalLine);
}
