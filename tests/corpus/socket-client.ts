// Requests over a real socket, sent raw: no client library repairs a path or a header first.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Answer } from './expect-sane.ts';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface SocketClient {
  /** Any path that HTTP allows; `raw` sends the others. */
  ask(path: string, options?: RequestOptions): Promise<Answer>;
  /** These bytes as a whole connection; returns what came until the server closed or fell silent. */
  raw(bytes: Buffer | string): Promise<Answer | null>;
  close(): void;
}

export function createSocketClient(port: number): SocketClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask: SocketClient['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return { ask, raw: (bytes) => exchange(port, bytes), close: () => agent.destroy() };
}

const silenceMs = 1500;

function exchange(port: number, bytes: Buffer | string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const end = () => {
      socket.destroy();
      resolve(answerOf(Buffer.concat(chunks).toString('latin1')));
    };
    socket.setTimeout(silenceMs, end);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A reset is a response too: the server stopped reading.
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}

/** The first response in the text; null without one. */
function answerOf(text: string): Answer | null {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const statusCode = Number(/^HTTP\/1\.[01] (\d{3})/.exec(status)?.[1] ?? 0);
  if (statusCode === 0) return null;
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { statusCode, headers, body: rest.join('\r\n\r\n') };
}
