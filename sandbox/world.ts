// Everything one running sandbox is made of; passed to every route.
import { createFaultPlan, type FaultPlan } from './control/faults.ts';
import { resolveOptions, type ResolvedOptions, type SandboxOptions } from './options.ts';
import { createClock, type Clock, createTimers, type Timers } from './state/time.ts';
import { openJournal, createStore, type Store } from './state/store.ts';
import type { EventSource } from './webhooks/outgoing.ts';
import { createWebhookQueue, type WebhookQueue } from './webhooks/queue.ts';

/** The parts of a sandbox. */
export interface World {
  readonly options: ResolvedOptions;
  readonly clock: Clock;
  readonly store: Store;
  readonly timers: Timers;
  readonly faults: FaultPlan;
  readonly webhooks: WebhookQueue;
}

/**
 * Builds a sandbox's parts and reads its journal.
 * @throws Error on a live key or an unreadable journal
 */
export function createWorld(given: SandboxOptions, sources: readonly EventSource[]): World {
  const options = resolveOptions(given);
  const clock = createClock();
  const store = createStore(openJournal(options.dataFolder));
  const timers = createTimers();
  const webhooks = createWebhookQueue({ options, store, sources, timers });
  return { options, clock, store, timers, faults: createFaultPlan(), webhooks };
}
