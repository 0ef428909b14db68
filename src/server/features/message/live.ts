// GET /live/messages: server-sent events that name changed conversations; calls read the content and check permission
// (docs/domain/messages.md#live-updates).
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#src/contract/contract.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { checkInput } from '#src/server/platform/http/schemas.ts';
import type { Services } from '#src/server/services.ts';
import { openConversation, readerOf } from './open-conversation.ts';
import { createListener, findConcerned, type Listener } from './listen-queries.ts';

/** One conversation, or all of an account. */
type Topic = `thread:${string}` | `account:${string}`;

interface OpenStream {
  topic: Topic;
  /** Account or browser, limited in open streams. */
  person: string;
  body: PassThrough;
  /** Checked periodically while the stream is open. */
  mayRead: () => Promise<boolean>;
}

/** Streams cost a socket and memory: limited per person and process. */
export const streamBounds = { person: 10, process: 2000 } as const;

// A client with more unread bytes hangs.
const mostUnread = 65_536;
// The check costs statements per stream, so every third beat.
const beatsToAsk = 3;

interface Streams {
  /** Null when another may open. */
  full(person: string): 'person' | 'process' | null;
  add(stream: OpenStream): void;
  has(kind: 'account'): boolean;
  tell(topics: readonly Topic[], threadId: string): void;
  /** Also ends streams whose readers lost permission. */
  beat(): Promise<void>;
  endAll(): void;
}

function createStreams(): Streams {
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
      const topicsSeen = new Set<string>(topics);
      for (const stream of open) if (topicsSeen.has(stream.topic)) write(stream, `data: ${threadId}\n\n`);
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

const beatMs = 20_000;
const gatherMs = 50;
/** Browser's reconnect delay, ms. */
const retryMs = 3000;

/** Shorter in tests, ms. */
export interface LiveTimes {
  beatMs?: number;
}

/** Ends before shutdown; without a direct database connection there is none. */
export function registerLiveMessages(app: FastifyInstance, services: Services, times: LiveTimes = {}): void {
  const streams = createStreams();
  const listener = listenerOf(services, streams);
  const timer = setInterval(() => void streams.beat(), times.beatMs ?? beatMs);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.endAll();
    await listener?.close();
  });
  app.get('/live/messages', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if ((await services.limits.take('read', request.ip)) !== null) return refuse(reply, 429);
    const waiter = await waiterOf(request, reply, services);
    if (waiter === null) return refuse(reply, 404);
    // Without a listener nothing arrives: the page polls instead.
    if (listener === null || !(await listener.hears())) return refuse(reply, 503);
    const full = streams.full(waiter.person);
    if (full !== null) return refuse(reply, full === 'person' ? 429 : 503);
    const body = new PassThrough();
    const mayRead = async (): Promise<boolean> => (await waiterOf(request, reply, services))?.topic === waiter.topic;
    streams.add({ ...waiter, body, mayRead });
    body.write(`retry: ${retryMs}\n\n`);
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    return reply.send(body);
  });
}

const refuse = (reply: FastifyReply, code: number) => reply.code(code).type('text/plain; charset=utf-8').send('');

/** One database connection past a pooler, for all streams. */
function listenerOf({ config, pool, db, log }: Services, streams: Streams): Listener | null {
  const { directUrl, isPgbouncer } = config.database;
  const url = directUrl?.reveal() ?? (isPgbouncer ? undefined : pool.options.connectionString);
  if (url === undefined) return null;
  const waiting = new Set<string>();
  const tell = async (): Promise<void> => {
    const ids = [...waiting];
    waiting.clear();
    for (const id of ids) {
      const accounts = streams.has('account') ? await findConcerned(db, id).catch(() => []) : [];
      streams.tell([`thread:${id}`, ...accounts.map((account): Topic => `account:${account}`)], id);
    }
  };
  return createListener(url, {
    onThread(id) {
      // Sends changes of the same moment together.
      if (waiting.size === 0) setTimeout(() => void tell(), gatherMs);
      waiting.add(id);
    },
    onLost(why) {
      log.warn({ reason: why }, 'lost live message updates: pages poll until they are back');
      streams.endAll();
    },
  });
}

/** Null when not permitted. */
async function waiterOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<{ topic: Topic; person: string } | null> {
  const call = await readerOf(request, reply, services);
  if (call === null) return null;
  const { userId } = call.actor;
  const query = request.query as Record<string, unknown>;
  if (Object.keys(query).length === 0)
    return userId === null ? null : { topic: `account:${userId}`, person: `account:${userId}` };
  const input = checkInput(contract['conversation/detail'], query, services.config.bookingsOpenFrom);
  if (isRefusal(input)) return null;
  const opened = await openConversation(input.value as CallInput<'conversation/detail'>, call);
  if (!opened) return null;
  const { id } = opened.thread;
  return { topic: `thread:${id}`, person: userId === null ? `thread:${id}:${opened.side}` : `account:${userId}` };
}
