// The typed client of the calls. Server and browser differ only in the transport they give it.
import type { CallInput, CallName, CallOutput, WireError } from '#src/contract/types.ts';

/** Carries one call to the server and brings its JSON answer, whatever the HTTP status. Throws when nothing came back. */
export type ApiTransport = (name: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;

/** A refusal is an answer (docs/reference/api.md#errors); `network` means no answer, `unexpected` one that is not in the contract. */
export type ApiFailure =
  | { readonly ok: false; readonly kind: 'refusal'; readonly error: WireError }
  | { readonly ok: false; readonly kind: 'network' | 'unexpected' };

/** What a call comes back with. */
export type ApiAnswer<N extends CallName> = { readonly ok: true; readonly data: CallOutput<N> } | ApiFailure;

/**
 * `await api('city/detail', { city_id: 1 })`: never throws, tells refusals from failures. A call whose `signal` is
 * aborted ends as `network`.
 */
export type Api = <N extends CallName>(name: N, input: CallInput<N>, signal?: AbortSignal) => Promise<ApiAnswer<N>>;

/**
 * Makes the client for a transport.
 * @param transport in-process on the server, HTTP in the browser
 */
export function createApi(transport: ApiTransport): Api {
  return async <N extends CallName>(name: N, input: CallInput<N>, signal?: AbortSignal): Promise<ApiAnswer<N>> => {
    let answer: unknown;
    try {
      answer = await transport(name, input, signal);
    } catch {
      // No answer at all: offline, aborted or the server is away. The caller shows a retry, the details are kept.
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
