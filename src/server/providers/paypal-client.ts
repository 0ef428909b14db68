// PayPal's REST API by fetch: its SDK has a fixed address (docs/domain/checkout.md#ways-to-pay, ADR 011).
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './payment-port.ts';

export interface PaypalCredentials {
  clientId: string;
  clientSecret: { reveal(): string };
  apiUrl: string;
}

export interface PaypalPatience {
  /** Per attempt, ms. */
  timeoutMs: number;
  retries: number;
}

export interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** PayPal-Request-Id, the idempotency key. */
  key?: string;
}

export type PaypalSend = (request: PaypalRequest) => Promise<Answer<unknown>>;

const retryPauseMs = 300;
// Renewed a minute early.
const tokenMarginMs = 60_000;

/** Never throws for PayPal or network. */
export function createPaypalClient(access: PaypalCredentials, patience: PaypalPatience): PaypalSend {
  const token = createTokens(access, patience);
  const attempt = async (request: PaypalRequest): Promise<Answer<unknown>> => {
    const got = await token.get();
    if (!got.ok) return got;
    const reply = await ask(access.apiUrl + request.path, requestInit(request, got.value), patience.timeoutMs);
    if (reply.status === 401) token.forget();
    return sort(reply);
  };
  return async (request) => {
    let answer = await attempt(request);
    // GET and keyed requests are safe to repeat.
    const isRepeatable = request.method === 'GET' || request.key !== undefined;
    for (let again = 0; again < patience.retries && isRepeatable; again += 1) {
      if (answer.ok || answer.kind === 'definite') break;
      await pause(retryPauseMs);
      answer = await attempt(request);
    }
    return answer;
  };
}

/** With retries and new tokens, ms. */
export function paypalPatienceMs({ timeoutMs, retries }: PaypalPatience): number {
  return (retries + 1) * 2 * timeoutMs + retries * retryPauseMs;
}

function requestInit({ method, body, key }: PaypalRequest, token: string): RequestInit {
  return {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      prefer: 'return=representation',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'paypal-request-id': key }),
    },
    ...(body !== undefined && { body }),
  };
}

type Reply = { status: number; body: unknown } | { status: 0; reason: string };

async function ask(url: string, init: RequestInit, timeoutMs: number): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    return { status: 0, reason: error instanceof Error ? error.name : 'no answer' };
  }
}

/** 400, 403, 404 and 422 are definite; others may take effect. 401 is our fault, no decline. */
function sort(reply: Reply): Answer<unknown> {
  if ('reason' in reply) return { ok: false, kind: 'unknown', reason: reply.reason };
  const { status, body } = reply;
  if (status >= 200 && status < 300) return { ok: true, value: body };
  const code = issueOf(body);
  if ([400, 403, 404, 422].includes(status))
    return { ok: false, kind: 'definite', code, declineCode: null, isCard: false };
  return { ok: false, kind: 'unknown', reason: `PayPal ${status} ${code ?? ''}`.trim() };
}

// Issue before name: INSTRUMENT_DECLINED.
function issueOf(body: unknown): string | null {
  const { name, details } = (body ?? {}) as { name?: unknown; details?: unknown };
  const first = Array.isArray(details) ? (details[0] as { issue?: unknown } | undefined) : undefined;
  if (typeof first?.issue === 'string') return first.issue;
  return typeof name === 'string' ? name : null;
}

function createTokens({ clientId, clientSecret, apiUrl }: PaypalCredentials, { timeoutMs }: PaypalPatience) {
  let cachedToken: { token: string; untilMs: number } | null = null;
  let asking: Promise<Answer<string>> | null = null;
  const fetchToken = async (): Promise<Answer<string>> => {
    const basic = Buffer.from(`${clientId}:${clientSecret.reveal()}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: 'grant_type=client_credentials' };
    const reply = await ask(`${apiUrl}/v1/oauth2/token`, init, timeoutMs);
    if ('reason' in reply) return { ok: false, kind: 'unknown', reason: `token: ${reply.reason}` };
    const { access_token: token, expires_in: seconds } = (reply.body ?? {}) as Record<string, unknown>;
    if (reply.status !== 200 || typeof token !== 'string')
      return { ok: false, kind: 'unknown', reason: `token: PayPal ${reply.status}` };
    const lifeMs = typeof seconds === 'number' ? seconds * 1000 : 0;
    cachedToken = { token, untilMs: performance.now() + lifeMs - tokenMarginMs };
    return { ok: true, value: token };
  };
  return {
    async get(): Promise<Answer<string>> {
      if (cachedToken && cachedToken.untilMs > performance.now()) return { ok: true, value: cachedToken.token };
      // Shared by concurrent requests.
      asking ??= fetchToken().finally(() => (asking = null));
      return asking;
    },
    forget() {
      cachedToken = null;
    },
  };
}
