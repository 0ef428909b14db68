// The typed API client; server and browser differ only in the transport.
import type { CallInput, CallName, CallOutput, WireError } from '#src/contract/types.ts';

/** Sends one call and returns its JSON, whatever the HTTP status. Throws without a response. */
export type ApiTransport = (name: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;

/** A refusal is a response (docs/reference/api.md#errors); `network`: none, `unexpected`: one outside the contract. */
export type ApiFailure =
  | { readonly ok: false; readonly kind: 'refusal'; readonly error: WireError }
  | { readonly ok: false; readonly kind: 'network' | 'unexpected' };

export type ApiAnswer<N extends CallName> = { readonly ok: true; readonly data: CallOutput<N> } | ApiFailure;

/** `await api('city/detail', { city_id: 1 })` never throws. An aborted call ends as `network`. */
export type Api = <N extends CallName>(name: N, input: CallInput<N>, signal?: AbortSignal) => Promise<ApiAnswer<N>>;

/** In-process on the server, HTTP in the browser. */
export function createApi(transport: ApiTransport): Api {
  return async <N extends CallName>(name: N, input: CallInput<N>, signal?: AbortSignal): Promise<ApiAnswer<N>> => {
    let answer: unknown;
    try {
      answer = await transport(name, input, signal);
    } catch {
      return { ok: false, kind: 'network' };
    }
    if (typeof answer !== 'object' || answer === null) return { ok: false, kind: 'unexpected' };
    if ('status' in answer && answer.status === 'success')
      return { ok: true, data: answer as unknown as CallOutput<N> };
    if ('status' in answer && answer.status === 'error' && 'code' in answer) {
      return { ok: false, kind: 'refusal', error: answer as unknown as WireError };
    }
    return { ok: false, kind: 'unexpected' };
  };
}
