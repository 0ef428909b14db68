// What a route of PayPal's API is: a name, an address and a synchronous piece of work.
import type { World } from '#sandbox/world.ts';

/** One call on its way through a route. */
export interface PayPalCall {
  readonly world: World;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The `:id` of the path, or an empty text. */
  readonly id: string;
  readonly requestId: string | null;
  /** `Prefer: return=representation`: the caller wants the whole object. */
  readonly wantsAll: boolean;
  readonly baseUrl: string;
}

/** An answer; `made` is the object that a request id stands for from now on. */
export interface PayPalAnswer {
  readonly status: number;
  readonly body: object;
  readonly made?: string;
}

/**
 * One route. The work is synchronous, so that its whole effect lands in the journal at once.
 * `replay` answers the latest state of what a request id has made; routes without it know no request ids.
 */
export interface PayPalOperation {
  /** The name under which faults are planned, for example `paypal.orders.capture`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** How long a request id is kept, in milliseconds. */
  readonly cacheMs?: number;
  run(call: PayPalCall): PayPalAnswer;
  replay?(call: PayPalCall, made: string): PayPalAnswer;
}
