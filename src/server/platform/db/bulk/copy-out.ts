// COPY out of a table into this process: the server is held back while nobody takes what it has sent.
import type pg from 'pg';

// The most that waits in this process, in bytes, before the socket is no longer read.
const mostWaiting = 256 * 1024;

/**
 * The lines that `statement`, a COPY … TO STDOUT, answers, each with its end. Throws PostgreSQL's error. A reader who stops
 * before the end ends the connection: nothing else can stop the server.
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
    // The driver uses the memory of a message again for the next ones.
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
