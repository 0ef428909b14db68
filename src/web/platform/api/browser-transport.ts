// Calls over HTTP: POST /api/<group>/<call>, JSON both ways.
import { hostLanguageHeader, isHostLocale, locale } from '#src/texts/locale.ts';
import type { ApiTransport } from './api.ts';

/** The CSRF cookie, set by `user/auth` after load (docs/domain/accounts.md#csrf-token). */
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

let session: Promise<unknown> = Promise.resolve();

const isRefusedForToken = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'csrf';

/** A call without a current CSRF cookie was refused without effect, and is repeated once the cookie is set. */
export const browserTransport: ApiTransport = async (name, input, signal) => {
  // Waits for the running `user/auth`: a parallel call would set a second token and invalidate one.
  if (name !== 'user/auth' && csrfToken(document.cookie) === null) await session;
  const token = csrfToken(document.cookie);
  const answering = post(name, input, token, signal);
  if (name === 'user/auth') session = answering.catch(() => undefined);
  const answer = await answering;
  if (name === 'user/auth' || !isRefusedForToken(answer)) return answer;
  await session;
  // Two parallel first calls may each have set a token: get the valid one.
  if (csrfToken(document.cookie) === token) await post('user/auth', {}, null).catch(() => undefined);
  const present = csrfToken(document.cookie);
  return present === token ? answer : post(name, input, present, signal);
};
