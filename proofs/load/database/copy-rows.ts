// COPY of generated rows, without keeping them in memory.
import type pg from 'pg';
import { copyIn } from '#src/server/platform/db/bulk/copy-in.ts';
import { copyLine, type Row } from './copy-text.ts';

const rowsAChunk = 200;

/** Loads all rows; `onRows` gets how many more were sent. Rejects with PostgreSQL's error, or what `rows` throws. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  rows: Iterable<Row>,
  onRows: (count: number) => void = () => undefined,
): Promise<void> {
  const all = rows[Symbol.iterator]();
  const first = all.next();
  if (first.done === true) return;
  const statement = `copy ${table} (${Object.keys(first.value).join(', ')}) from stdin`;
  await copyIn(client, statement, chunks(first.value, all, onRows));
}

function* chunks(first: Row, rest: Iterator<Row>, onRows: (count: number) => void): Generator<Buffer> {
  let lines = [copyLine(first)];
  const cut = () => {
    const chunk = Buffer.from(lines.join(''));
    onRows(lines.length);
    lines = [];
    return chunk;
  };
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    if (lines.length === rowsAChunk) yield cut();
    lines.push(copyLine(next.value));
  }
  yield cut();
}
