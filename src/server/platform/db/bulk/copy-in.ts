// COPY to and from this process, with back pressure instead of buffers.
import type pg from 'pg';

// Bytes; above it the socket is not read.
const mostWaiting = 256 * 1024;

/**
 * COPY … TO STDOUT, in whole lines. Throws PostgreSQL's error. Stopping early closes the connection, because nothing
 * else stops the server.
 */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  const waiting = createWaiting();
  client.query(submittableOf(statement, waiting) as unknown as pg.Submittable);
  try {
    yield* waiting.taken();
  } finally {
    waiting.end();
  }
}

function submittableOf(statement: string, waiting: ReturnType<typeof createWaiting>) {
  let failure: { error: unknown } | undefined;
  return {
    submit(connection: pg.Connection) {
      waiting.open(connection);
      connection.query(statement);
    },
    // The driver reuses the memory of a message.
    handleCopyData: ({ chunk }: { chunk: Buffer }) => waiting.add(Buffer.from(chunk)),
    handleError(error: unknown) {
      failure ??= { error };
      waiting.finish(failure);
    },
    handleReadyForQuery: () => waiting.finish(failure),
    handleCommandComplete: () => undefined,
  };
}

function createWaiting() {
  let connection: pg.Connection | undefined;
  let lines: Buffer[] = [];
  let bytes = 0;
  let finished: { failure: { error: unknown } | undefined } | undefined;
  let wake: () => void = () => undefined;
  return {
    open: (opened: pg.Connection) => void (connection = opened),
    add(line: Buffer) {
      lines.push(line);
      bytes += line.length;
      if (bytes > mostWaiting) connection?.stream.pause();
      wake();
    },
    finish(failure: { error: unknown } | undefined) {
      finished ??= { failure };
      wake();
    },
    async *taken(): AsyncGenerator<Buffer> {
      for (;;) {
        const ready = lines;
        lines = [];
        bytes = 0;
        connection?.stream.resume();
        yield* ready;
        if (lines.length > 0) continue;
        if (finished?.failure) throw finished.failure.error;
        if (finished) return;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    end() {
      if (!finished) connection?.stream.destroy();
    },
  };
}

/** Missing in the driver's types. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

/** COPY … FROM STDIN. Rejects with PostgreSQL's error, or with the error that `chunks` throws. */
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
      // A lost connection sends no further message.
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

// Yields even when nothing waits, because the socket is written between turns.
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
