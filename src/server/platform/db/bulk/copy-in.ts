// COPY into a table from this process: bytes go out as fast as the server takes them, and none are kept.
import type pg from 'pg';

/** What the driver's connection can do and its types do not say. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Runs `statement`, a COPY … FROM STDIN, with these bytes. Rejects with PostgreSQL's error, or what `chunks` throws. */
export function copyIn(client: pg.ClientBase, statement: string, chunks: Chunks): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    const fail = (error: unknown) => (failure ??= { error }).error;
    const submittable = {
      submit: (connection: CopyConnection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) =>
        send(connection, chunks, () => failure !== undefined).catch((error: unknown) => {
          fail(error);
          connection.sendCopyFail('the rows could not be made');
        }),
      // At once: a lost connection is never ready for a query again.
      handleError: (error: unknown) => reject(fail(error)),
      handleReadyForQuery: () => (failure === undefined ? resolve() : reject(failure.error)),
      handleCommandComplete: () => undefined,
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}

async function send(connection: CopyConnection, chunks: Chunks, isFailed: () => boolean): Promise<void> {
  for await (const chunk of chunks) {
    if (isFailed()) return;
    connection.sendCopyFromChunk(chunk);
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
