// A browser that does not give up: it keeps its cookies, and asks another process when one dies while answering.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';

export interface CallAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- any call's answer
  body: any;
  /** How many answers were lost before this one. */
  lost: number;
}

export interface Guest {
  /** Calls until there is an answer; a lost answer is asked for again with the very same request. */
  call(name: string, body?: object, headers?: Record<string, string>): Promise<CallAnswer>;
}

/** A guest who has asked one thing for this long gives up. */
const guestMs = 60_000;
/** A request without an answer for this long is sent again. Without an idempotency key the program may apply it twice. */
const patienceMs = 30_000;

/** A guest at any of these addresses, with a browser of its own. `session`: the secret of a login. */
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
