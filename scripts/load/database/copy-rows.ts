// COPY from this process: rows go out as fast as the server takes them, and none are kept.
import type pg from 'pg';
import { copyLine, type Row } from './copy-text.ts';

/** What the driver's connection can do and its types do not say. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

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
  const text = `copy ${table} (${Object.keys(first.value).join(', ')}) from stdin`;
  await run(client, text, (connection, isFailed) => send(connection, chunks(first.value, all), { onRows, isFailed }));
}

type Sender = (connection: CopyConnection, isFailed: () => boolean) => Promise<void>;

function run(client: pg.ClientBase, text: string, sender: Sender): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    const fail = (error: unknown) => (failure ??= { error }).error;
    const statement = {
      submit: (connection: CopyConnection) => connection.query(text),
      handleCopyInResponse: (connection: CopyConnection) =>
        sender(connection, () => failure !== undefined).catch((error: unknown) => {
          fail(error);
          connection.sendCopyFail('the rows could not be made');
        }),
      // At once: a lost connection is never ready for a query again.
      handleError: (error: unknown) => reject(fail(error)),
      handleReadyForQuery: () => (failure === undefined ? resolve() : reject(failure.error)),
      handleCommandComplete: () => undefined,
    };
    client.query(statement as unknown as pg.Submittable);
  });
}

function* chunks(first: Row, rest: Iterator<Row>): Generator<string[]> {
  let lines = [copyLine(first)];
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    if (lines.length === rowsAChunk) {
      yield lines;
      lines = [];
    }
    lines.push(copyLine(next.value));
  }
  yield lines;
}

interface Sending {
  onRows: (count: number) => void;
  isFailed: () => boolean;
}

async function send(connection: CopyConnection, all: Iterable<string[]>, { onRows, isFailed }: Sending): Promise<void> {
  for (const lines of all) {
    if (isFailed()) return;
    connection.sendCopyFromChunk(Buffer.from(lines.join('')));
    onRows(lines.length);
    await untilTaken(connection);
  }
  if (!isFailed()) connection.endCopyFrom();
}

// Also yields when nothing waits: rows are made without a pause, and the socket is written between turns of the loop.
function untilTaken({ stream }: CopyConnection): Promise<void> {
  return new Promise((resolve) => {
    if (!stream.writableNeedDrain) return void setImmediate(resolve);
    const go = () => {
      stream.off('drain', go);
      stream.off('close', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
  });
}
