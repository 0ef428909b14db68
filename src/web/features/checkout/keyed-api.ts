// booking/checkout with its Idempotency-Key in the header (product 4).
import { createApi, type Api } from '#src/web/api/api.ts';
import { csrfToken } from '#src/web/api/browser-transport.ts';

/** The calls with a key: a repeated one is answered with the first answer. */
export function keyedApi(key: string): Api {
  return createApi(async (name, input) => {
    const token = csrfToken(document.cookie);
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': key,
        ...(token !== null && { 'x-csrf-token': token }),
      },
      body: JSON.stringify(input),
    });
    return response.json();
  });
}
