// A proxy before a sandbox that records every call and its response for later checks.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call and its response. `requestBody` and `responseBody` are parsed JSON, or the text when it is none. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestBody: unknown;
  readonly status: number;
  readonly responseBody: unknown;
}

export interface Recorder {
  readonly url: string;
  readonly exchanges: Exchange[];
  /** Forwards calls to another origin from now on. */
  pointAt(target: string): void;
  close(): Promise<void>;
}

const HOP_HEADERS = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

/** Starts a recorder that forwards every call to an origin: `target`, or the one of `pointAt`. */
export async function recordCalls(target = ''): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  let origin = target;
  const server = createServer((request, response) => {
    void pass(origin, request).then(
      ({ exchange, text, headers }) => {
        exchanges.push(exchange);
        response.writeHead(exchange.status, headers).end(text);
      },
      // The sandbox has dropped the call: so does the proxy.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, exchanges, pointAt: (next) => void (origin = next), close };
}

async function pass(target: string, request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const headers = ownHeaders(request.headers as Record<string, string>);
  const method = request.method ?? 'GET';
  const path = request.url ?? '/';
  const init = method === 'GET' || method === 'HEAD' ? {} : { body };
  const answer = await fetch(`${target}${path}`, { method, headers, redirect: 'manual', ...init });
  const text = await answer.text();
  const exchange: Exchange = {
    method,
    path,
    headers,
    requestBody: parsed(body),
    status: answer.status,
    responseBody: parsed(text),
  };
  return { exchange, text, headers: ownHeaders(Object.fromEntries(answer.headers)) };
}

function ownHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.has(name)));
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
