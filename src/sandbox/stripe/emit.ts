// Records an event about an object and hands it to the webhooks.
import { newId } from '../state/ids.ts';
import type { World } from '../world.ts';
import { newEvent, type Cause } from './objects/event.ts';
import { outgoing } from './outgoing.ts';

/**
 * Emits an event with a snapshot of `object` as it is now.
 * @param about.cause the call behind it, or null for what happens by itself
 * @param about.previous the fields that have changed, as they were before
 */
export function emit(
  world: World,
  type: string,
  object: object,
  about: { readonly cause: Cause | null; readonly previous?: Readonly<Record<string, unknown>> },
): void {
  const snapshot = structuredClone(object) as Record<string, unknown>;
  const facts = { id: newId('evt'), created: world.clock.seconds(), type };
  const view = newEvent(facts, snapshot, about.previous ?? null, about.cause);
  const row = { id: view.id, view, delivery: 'none' as const, attempts: 0 };
  world.store.put('event', row);
  world.webhooks.submit(outgoing(world.store, row));
}
