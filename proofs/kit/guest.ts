// A browser that never gives up: it keeps cookies, and retries at another process when one dies.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';

export interface CallAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- any call's answer
  body: any;
  /** How many responses were lost before this one. */
  lost: number;
}

export interface Guest {
  /** Retries the same request until there is a response. */
  call(name: string, body?: object, headers?: Record<string, string>): Promise<CallAnswer>;
}

/** A guest gives up a call after this long. */
const guestMs = 60_000;
/** A request is sent again after this long without a response. Without an idempotency key it may apply twice. */
const patienceMs = 30_000;

/** A guest with a separate browser at any of these addresses. `session`: the secret of a login. */
export async function createGuest(origins: () => readonly string[], random: Random, session?: string): Promise<Guest> {
  const cookies = new Map<string, string>(session === undefined ? [] : [['session', session]]);
  const guest: Guest = {
    async call(name, body = {}, headers = {}) {
      const end = performance.now() + guestMs;
      for (let lost = 0; performance.now() < end; lost += 1) {
        const all = origins();
        const answer = all.length === 0 ? null : await ask(random.pick(all), name, { body, headers, cookies });
        if (answer !== null) return { ...answer, lost };
        await sleep(50);
      }
      throw new Error(`no process answered ${name}`);
    },
  };
  await guest.call('user/auth');
  return guest;
}

type CallRequest = { body: object; headers: Record<string, string>; cookies: Map<string, string> };

async function ask(origin: string, name: string, { body, headers, cookies }: CallRequest) {
  try {
    const answer = await fetch(`${origin}/api/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; '),
        'x-csrf-token': cookies.get('csrf-token') ?? '',
        ...headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
    }
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text) as CallAnswer['body'] };
  } catch {
    // The connection was refused or cut: the process is dead or dying.
    return null;
  }
}
