// Calls over HTTP: POST /api/<group>/<call>, JSON both ways.
import type { ApiTransport } from './api.ts';

/** The value of the CSRF cookie, which `user/auth` sets after load (product 15). */
export function csrfToken(cookies: string): string | null {
  const match = /(?:^|;\s*)csrf-token=([^;]+)/.exec(cookies);
  return match?.[1] === undefined ? null : decodeURIComponent(match[1]);
}

/** The transport of the browser. */
export const browserTransport: ApiTransport = async (name, input, signal) => {
  const token = csrfToken(document.cookie);
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token === null ? {} : { 'x-csrf-token': token }),
    },
    body: JSON.stringify(input),
    ...(signal === undefined ? {} : { signal }),
  });
  return response.json();
};
