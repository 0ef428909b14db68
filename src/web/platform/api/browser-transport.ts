// Calls over HTTP: POST /api/<group>/<call>, JSON both ways.
import { hostLanguageHeader, isHostLocale, locale } from '#src/texts/locale.ts';
import type { ApiTransport } from './api.ts';

/** The value of the CSRF cookie, which `user/auth` sets after load (docs/domain/accounts.md#csrf-token). */
export function csrfToken(cookies: string): string | null {
  const match = /(?:^|;\s*)csrf-token=([^;]+)/.exec(cookies);
  return match?.[1] === undefined ? null : decodeURIComponent(match[1]);
}

const post = async (name: string, input: unknown, token: string | null, signal?: AbortSignal): Promise<unknown> => {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token === null ? {} : { 'x-csrf-token': token }),
      ...(isHostLocale(locale()) && { [hostLanguageHeader]: locale() }),
    },
    body: JSON.stringify(input),
    ...(signal === undefined ? {} : { signal }),
  });
  return response.json();
};

// The call that sets the CSRF cookie, while it runs.
let session: Promise<unknown> = Promise.resolve();

const isRefusedForToken = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'csrf';

/**
 * The transport of the browser. A press on a page that has just opened may come before its CSRF cookie, or meet
 * another one: such a call was refused before anything was done, and is made again once the cookie is there.
 */
export const browserTransport: ApiTransport = async (name, input, signal) => {
  // A browser without a token is being named: a second call at the same time would name it again, and one of the two tokens fit nothing.
  if (name !== 'user/auth' && csrfToken(document.cookie) === null) await session;
  const token = csrfToken(document.cookie);
  const answering = post(name, input, token, signal);
  if (name === 'user/auth') session = answering.catch(() => undefined);
  const answer = await answering;
  if (name === 'user/auth' || !isRefusedForToken(answer)) return answer;
  await session;
  // Of two first calls at once each may have named this browser; the token is then of the one that lost.
  if (csrfToken(document.cookie) === token) await post('user/auth', {}, null).catch(() => undefined);
  const present = csrfToken(document.cookie);
  return present === token ? answer : post(name, input, present, signal);
};
