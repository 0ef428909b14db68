// A slow line between a browser and the program: a proxy through which answers come at a phone's speed. Not Chromium's own
// (Network.emulateNetworkConditions): on a busy machine Chromium 153 now and then leaves its sockets unread for good.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const pieceBytes = 4096;

export interface LineSpeed {
  /** What the line adds to the time until an answer begins. */
  latencyMs: number;
  /** Of all answers that are under way together. */
  bytesPerSecond: number;
}

export interface SlowLine {
  /** For `proxy.server` of a browser context. */
  proxy: string;
  close: () => void;
}

/** Opens a line of its own for one browser context; plain http alone, as the program of a journey speaks. */
export async function openSlowLine({ latencyMs, bytesPerSecond }: LineSpeed): Promise<SlowLine> {
  let freeAt = 0;
  /** Waits until the line has carried these bytes, after all that it was given before. */
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
    // A connection for each: one that is kept may be closed by the program just as it is used again.
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
  // An answer that cannot be had, and one that nobody waits for any more, end as a broken line does.
  const server = createServer((asked, reply) => void forward(asked, reply).catch(() => reply.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
