// A value that may be used but never printed: logs, JSON and error texts show only that it is set.
import { inspect } from 'node:util';

/** Wraps one secret text. `reveal()` is the only way to it, so that every use can be found by that word. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The text itself. Never put the result into a log line or an error message. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }

  [inspect.custom](): string {
    return '[secret]';
  }
}
