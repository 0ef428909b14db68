// Idempotency keys: the first response is saved and repeated, 500s included (docs.stripe.com/api/idempotent_requests).
import { createHash } from 'node:crypto';
import type { SavedAnswerRow } from '#sandbox/stripe/rows.ts';
import type { World } from '#sandbox/world.ts';
import { ApiError } from './api-error.ts';
import type { FormGroup } from '#sandbox/form.ts';

const KEPT_FOR_MS = 24 * 3_600_000;
const MAX_KEY_LENGTH = 255;
const inFlight = new WeakMap<World, Set<string>>();

/** A key that this call uses now; `release` must follow, `save` may come first. */
export interface KeyInUse {
  save(status: number, body: string, requestId: string): void;
  release(): void;
}

/** A key's instruction for a call. */
export type KeyVerdict =
  | { readonly kind: 'run'; readonly key: KeyInUse }
  | { readonly kind: 'replay'; readonly answer: SavedAnswerRow };

/**
 * Looks a key up and takes it.
 * @throws ApiError 400 for other parameters or another path, 409 while the first call is still running
 */
export function takeKey(world: World, key: string | undefined, path: string, params: FormGroup): KeyVerdict {
  if (key === undefined || key === '') return { kind: 'run', key: { save: () => undefined, release: () => undefined } };
  if (key.length > MAX_KEY_LENGTH) throw refusal(400, `Idempotency keys can have up to ${MAX_KEY_LENGTH} characters.`);
  const busy = inFlight.get(world) ?? new Set<string>();
  inFlight.set(world, busy);
  if (busy.has(key)) {
    const message = `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`;
    throw refusal(409, message, 'idempotency_key_in_use');
  }
  const fingerprint = fingerprintOf(path, params);
  const saved = world.store.get('saved_answer', key);
  if (saved && world.clock.ms() - saved.savedAtMs < KEPT_FOR_MS) {
    if (saved.path !== path) {
      throw refusal(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${saved.path}').`,
      );
    }
    if (saved.fingerprint !== fingerprint) {
      throw refusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      );
    }
    return { kind: 'replay', answer: saved };
  }
  busy.add(key);
  const save = (status: number, body: string, requestId: string): void => {
    world.store.put('saved_answer', {
      id: key,
      fingerprint,
      path,
      status,
      body,
      requestId,
      savedAtMs: world.clock.ms(),
    });
  };
  return { kind: 'run', key: { save, release: () => busy.delete(key) } };
}

function fingerprintOf(path: string, params: FormGroup): string {
  return createHash('sha256')
    .update(`${path}\n${JSON.stringify(sorted(params))}`)
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, item]) => [name, sorted(item)]);
}

function refusal(status: number, message: string, code?: string): ApiError {
  return new ApiError(status, { type: 'idempotency_error', message, ...(code === undefined ? {} : { code }) }, false);
}
