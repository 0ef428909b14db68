// Starts a sandbox for a test, with the provider's official SDK pointed at it.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { buildSandbox } from '#sandbox/app.ts';
import type { SandboxOptions } from '#sandbox/options.ts';

export const SECRET = 'sk_test_sandbox';
export const PUBLISHABLE = 'pk_test_sandbox';

export interface TestSandbox {
  readonly url: string;
  readonly stripe: Stripe;
  /** A raw call with a form body, as a browser or another language would send it. */
  call(method: string, path: string, form: string, headers?: Record<string, string>): Promise<RawAnswer>;
  control(path: string, body?: object, method?: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly [name: string]: unknown; readonly error?: Readonly<Record<string, unknown>> };
}

export async function startSandbox(options: SandboxOptions = {}, retries = 0): Promise<TestSandbox> {
  const app = buildSandbox(options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const stripe = new Stripe(SECRET, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: 2000,
  });
  return {
    url,
    stripe,
    call: (method, path, form, headers = {}) => rawCall(`${url}${path}`, method, form, headers),
    async control(path, body = {}, method = 'POST') {
      const init =
        method === 'POST' ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
      const answer = await fetch(`${url}/_control${path}`, { method, ...init });
      return (await answer.json()) as Record<string, unknown>;
    },
    close: () => app.close(),
  };
}

async function rawCall(url: string, method: string, form: string, headers: Record<string, string>): Promise<RawAnswer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = method === 'POST' ? { body: form } : {};
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${SECRET}`, ...type, ...headers },
    ...init,
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as RawAnswer['body'] };
}

export interface Delivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly signature: string;
}

/** A webhook receiver; it returns the statuses `answers` in turn, then 200. */
export async function startReceiver(answers: number[] = []) {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      deliveries.push({ body, headers, signature: String(headers['stripe-signature']) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}/hook`, deliveries, close };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Waits until `condition` holds, at most three seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 3000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('Waited three seconds in vain.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
