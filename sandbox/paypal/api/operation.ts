// A route of PayPal's API: a name, an address and synchronous work.
import type { World } from '#sandbox/world.ts';

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

/** A response; `made` is the object that the request id names from now on. */
export interface PayPalAnswer {
  readonly status: number;
  readonly body: object;
  readonly made?: string;
}

/**
 * One route. The work is synchronous, so that its whole effect reaches the journal at once.
 * `replay` returns the current object of a request id; routes without it ignore request ids.
 */
export interface PayPalOperation {
  /** The name of planned faults, for example `paypal.orders.capture`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** How long a request id is kept, in milliseconds. */
  readonly cacheMs?: number;
  run(call: PayPalCall): PayPalAnswer;
  replay?(call: PayPalCall, made: string): PayPalAnswer;
}
