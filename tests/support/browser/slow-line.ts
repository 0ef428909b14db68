// A proxy between a browser and the program with a phone's speed. Not Chromium's own
// (Network.emulateNetworkConditions): on a busy machine Chromium 153 sometimes leaves its sockets unread for good.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const pieceBytes = 4096;

export interface LineSpeed {
  /** Added to the time until a response begins. */
  latencyMs: number;
  /** For all responses together. */
  bytesPerSecond: number;
}

export interface SlowLine {
  /** For `proxy.server` of a browser context. */
  proxy: string;
  close: () => void;
}

/** Opens a separate proxy for one browser context; only plain http, which the program of a journey uses. */
export async function openSlowLine({ latencyMs, bytesPerSecond }: LineSpeed): Promise<SlowLine> {
  let freeAt = 0;
  /** Waits until these bytes are carried, after all earlier ones. */
  async function carry(bytes: number): Promise<void> {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000;
    await sleep(Math.max(0, freeAt - performance.now()));
  }
  async function* slowly(answer: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of answer) {
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes);
        await carry(piece.length);
        yield piece;
      }
    }
  }
  async function forward(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    await sleep(latencyMs);
    // A connection for each: the program may close a reused one just as it is used.
    const onward = request(asked.url ?? '', {
      method: asked.method,
      headers: { ...asked.headers, connection: 'close' },
      agent: false,
    });
    onward.on('error', () => reply.destroy());
    const [[answer]] = await Promise.all([
      once(onward, 'response') as Promise<[IncomingMessage]>,
      pipeline(asked, onward),
    ]);
    reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
    await pipeline(answer, slowly, reply);
  }
  // A failed response, and one that the browser has dropped, end like a broken network.
  const server = createServer((asked, reply) => void forward(asked, reply).catch(() => reply.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
