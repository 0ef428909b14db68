// The open streams of this process: who waits for which conversation, and within which bounds.
import type { PassThrough } from 'node:stream';

/** What a stream waits for: one conversation, or all of an account. */
export type Topic = `thread:${string}` | `account:${string}`;

export interface OpenStream {
  topic: Topic;
  /** Whose it is: an account or a browser, of which only a few may be open. */
  person: string;
  body: PassThrough;
  /** Whether its reader may still read; asked now and then. */
  mayRead: () => Promise<boolean>;
}

/** Windows of one person, and streams of one process: a stream is a socket and some memory. */
export const streamBounds = { person: 10, process: 2000 } as const;

// Who does not take what was written within this many bytes is gone or hangs.
const mostUnread = 65_536;
// Whether a reader may still read costs a few statements for each stream: it is asked at every third sign of life.
const beatsToAsk = 3;

export interface Streams {
  /** Why no more may be opened; null when one may. */
  full(person: string): 'person' | 'process' | null;
  add(stream: OpenStream): void;
  has(kind: 'account'): boolean;
  /** Tells who waits for any of these. */
  tell(topics: readonly Topic[], threadId: string): void;
  /** A sign of life to all; ends those whose readers may read no more. */
  beat(): Promise<void>;
  endAll(): void;
}

/** A registry with nothing open. */
export function createStreams(): Streams {
  const open = new Set<OpenStream>();
  let beats = 0;
  let isAsking = false;
  const write = ({ body }: OpenStream, text: string): void => {
    if (body.writableLength > mostUnread) body.destroy();
    else body.write(text);
  };
  return {
    full(person) {
      if (open.size >= streamBounds.process) return 'process';
      const own = [...open].filter((stream) => stream.person === person);
      return own.length >= streamBounds.person ? 'person' : null;
    },
    add(stream) {
      open.add(stream);
      stream.body.on('close', () => open.delete(stream));
    },
    has: (kind) => [...open].some(({ topic }) => topic.startsWith(`${kind}:`)),
    tell(topics, threadId) {
      const told = new Set<string>(topics);
      for (const stream of open) if (told.has(stream.topic)) write(stream, `data: ${threadId}\n\n`);
    },
    async beat() {
      beats += 1;
      for (const stream of open) write(stream, ': here\n\n');
      if (isAsking || beats % beatsToAsk !== 0) return;
      isAsking = true;
      for (const stream of Array.from(open)) {
        const may = await stream.mayRead().catch(() => true);
        if (!may) stream.body.end();
      }
      isAsking = false;
    },
    endAll() {
      for (const { body } of open) body.end();
    },
  };
}
