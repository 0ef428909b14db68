// A route of the API: a name, the allowed callers, and synchronous work.
import type { World } from '#sandbox/world.ts';
import type { Cause } from '#sandbox/stripe/objects/event.ts';
import type { FormGroup } from '#sandbox/form.ts';

export interface Call {
  readonly world: World;
  readonly params: FormGroup;
  /** The `:id` of the path, or an empty text. */
  readonly id: string;
  readonly key: 'secret' | 'publishable';
  readonly cause: Cause;
  /** The sandbox's address for the browser. */
  readonly baseUrl: string;
}

/**
 * One route. The work is synchronous, so that its whole effect reaches the journal at once.
 * `access` names the allowed keys; `either` routes check a publishable caller's client secret themselves.
 */
export interface Operation {
  /** The name of planned faults, for example `payment_intents.confirm`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: 'secret' | 'publishable' | 'either';
  run(call: Call): object;
}
