// What a route of the API is: a name, who may call it, and a synchronous piece of work.
import type { World } from '#sandbox/world.ts';
import type { Cause } from '#sandbox/stripe/objects/event.ts';
import type { FormGroup } from '#sandbox/form.ts';

/** One call on its way through a route. */
export interface Call {
  readonly world: World;
  readonly params: FormGroup;
  /** The `:id` of the path, or an empty text. */
  readonly id: string;
  readonly key: 'secret' | 'publishable';
  readonly cause: Cause;
  /** Address of this sandbox as the browser should see it. */
  readonly baseUrl: string;
}

/**
 * One route. The work is synchronous, so that its whole effect lands in the journal at once.
 * `access` says which keys may call it; `either` routes check the client secret of a publishable caller themselves.
 */
export interface Operation {
  /** The name under which faults are planned, for example `payment_intents.confirm`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: 'secret' | 'publishable' | 'either';
  run(call: Call): object;
}
