// Fetches external calendars and reads them in isolation (docs/domain/calendar.md#feeds).
import { Worker } from 'node:worker_threads';
import type { Expanded, ExpandInput } from './expand.ts';
import { fetchFeed, type FeedFault, type FeedMark, type FetchOptions } from './fetch-feed.ts';

export type { FeedFault, FeedMark } from './fetch-feed.ts';
export type { Expanded, Unread } from './expand.ts';

export type FeedReading =
  | { readonly kind: 'same' }
  | ({ readonly kind: 'read' } & Expanded & FeedMark)
  | { readonly kind: 'fault'; readonly fault: FeedFault };

export interface FeedGateway {
  /** Or unchanged. Never throws. */
  read(url: string, mark: FeedMark, input: Omit<ExpandInput, 'text'>): Promise<FeedReading>;
  /** Local addresses, any port. */
  readonly allowsLocal: boolean;
}

const patienceMs = 10_000;
const memoryMb = 96;

/** `allowsLocal` is for tests and demos. */
export function createFeedGateway(options: FetchOptions): FeedGateway {
  return {
    allowsLocal: options.allowsLocal,
    async read(url, mark, input) {
      const fetched = await fetchFeed(url, mark, options);
      if (fetched.kind !== 'new') return fetched;
      const { etag, modified, text } = fetched;
      const read = await expandApart({ ...input, text });
      return 'fault' in read ? { kind: 'fault', fault: read.fault } : { kind: 'read', ...read, etag, modified };
    },
  };
}

/** In a thread with limits of time and memory. */
export async function expandApart(input: ExpandInput, limitMs = patienceMs): Promise<Expanded | { fault: FeedFault }> {
  const worker = new Worker(new URL('./expand-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve({ fault: 'too-often' }), limitMs);
      worker.once('message', (answer: { read: Expanded } | { fault: FeedFault }) =>
        resolve('read' in answer ? answer.read : answer),
      );
      worker.once('error', () => resolve({ fault: 'too-often' }));
      worker.once('exit', () => resolve({ fault: 'too-often' }));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
