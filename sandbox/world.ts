// All parts of one running sandbox; passed to every route.
import { createFaultPlan, type FaultPlan } from './control/faults.ts';
import { resolveOptions, type ResolvedOptions, type SandboxOptions } from './options.ts';
import { createClock, type Clock, createTimers, type Timers } from './state/time.ts';
import { openJournal, createStore, type Store } from './state/store.ts';
import { type EventSource, findOutgoing, undelivered, type Outgoing } from './webhooks/outgoing.ts';

// Schedules events: at once, or misbehaving as a test asks.

// Delivers one event: signed, sent, and retried with growing pauses.

/** What a delivery needs; `stop` ends all of them. */
interface DeliveryParts {
  readonly options: ResolvedOptions;
  readonly store: Store;
  readonly sources: readonly EventSource[];
  readonly timers: Timers;
  readonly stop: AbortSignal;
}

const ANSWER_TIME_MS = 10_000;

/** Tries to deliver an event now, and plans a retry when that fails. */
async function deliver(parts: DeliveryParts, event: Outgoing): Promise<void> {
  const url = event.url(parts.options);
  if (url === null || isOver(parts, event)) return;
  event.row.attempts += 1;
  const delivered = await post(url, parts, event);
  if (isOver(parts, event)) return;
  if (delivered) return event.mark('delivered');
  // Another copy may have arrived meanwhile: a late failure does not undo that.
  if (event.row.delivery === 'delivered') return;
  const pause = parts.options.webhookRetryDelaysMs[event.row.attempts - 1];
  if (pause === undefined) return event.mark('failed');
  event.mark('pending');
  parts.timers.later(pause, () => void deliver(parts, event));
}

/** Delivers in turn, so that events arrive in the given order. */
async function deliverInTurn(parts: DeliveryParts, events: readonly Outgoing[]): Promise<void> {
  for (const event of events) {
    // oxlint-disable-next-line no-await-in-loop -- the order is the point
    await deliver(parts, event);
  }
}

// A reset in between has deleted the event: send and record nothing more about it.
function isOver(parts: DeliveryParts, event: Outgoing): boolean {
  return parts.stop.aborted || findOutgoing(parts.sources, parts.store, event.row.id)?.row !== event.row;
}

async function post(url: string, parts: DeliveryParts, event: Outgoing): Promise<boolean> {
  try {
    const signal = AbortSignal.any([parts.stop, AbortSignal.timeout(ANSWER_TIME_MS)]);
    const { body, headers } = event.envelope(parts.options);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Refused, dropped or too late: to the sender the event is undelivered.
    return false;
  }
}

/** How deliveries of all providers misbehave. Each event uses up a count. */
interface WebhookMood {
  /** Keep every event back until `release`. */
  hold: boolean;
  /** Send this many next events twice. */
  duplicate: number;
  /** Drop this many next events; their delivery fails. */
  drop: number;
  /** Gather events for this many milliseconds and send them in reverse order. */
  reorderMs: number;
  /** Wait this many milliseconds before each first attempt. */
  delayMs: number;
}

interface WebhookQueue {
  readonly mood: WebhookMood;
  submit(event: Outgoing): void;
  /** Sends held events; `reverse` reverses their order. Returns how many. */
  release(reverse: boolean): number;
  /** Sends the stored event with this id again, now; false when there is none. */
  resend(id: string): boolean;
  /** Continues with the undelivered events of an earlier run. */
  resume(): void;
  clear(): void;
  close(): void;
}

const WELL_BEHAVED: WebhookMood = { hold: false, duplicate: 0, drop: 0, reorderMs: 0, delayMs: 0 };

/** A queue with no misbehaviour. */
function createWebhookQueue(given: Omit<DeliveryParts, 'stop'>): WebhookQueue {
  const end = new AbortController();
  const parts: DeliveryParts = { ...given, stop: end.signal };
  const mood = { ...WELL_BEHAVED };
  const gather = createGathering(parts, mood);
  let held: Outgoing[] = [];

  const submit = (event: Outgoing): void => {
    if (event.url(parts.options) === null) return;
    event.mark('pending');
    if (mood.hold) held.push(event);
    else gather(copiesOf(mood, event));
  };
  return {
    mood,
    submit,
    release(reverse) {
      const events = reverse ? held.reverse() : held;
      held = [];
      mood.hold = false;
      void deliverInTurn(
        parts,
        events.flatMap((event) => copiesOf(mood, event)),
      );
      return events.length;
    },
    resend(id) {
      const event = findOutgoing(parts.sources, parts.store, id);
      if (event !== null) void deliver(parts, event);
      return event !== null;
    },
    resume() {
      gather(undelivered(parts.sources, parts.store).filter((event) => event.url(parts.options) !== null));
    },
    clear() {
      held = [];
      Object.assign(mood, WELL_BEHAVED);
    },
    close: () => end.abort(),
  };
}

// Nothing for a dropped event, the event twice for a duplicated one.
function copiesOf(mood: WebhookMood, event: Outgoing): Outgoing[] {
  if (mood.drop > 0) {
    mood.drop -= 1;
    event.mark('failed');
    return [];
  }
  if (mood.duplicate === 0) return [event];
  mood.duplicate -= 1;
  return [event, event];
}

// Sends events singly, or gathers them for a while and sends the last first.
function createGathering(parts: DeliveryParts, mood: WebhookMood): (events: readonly Outgoing[]) => void {
  let gathered: Outgoing[] = [];
  return (events) => {
    if (mood.reorderMs === 0) {
      for (const event of events) parts.timers.later(mood.delayMs, () => void deliver(parts, event));
      return;
    }
    if (gathered.length === 0) {
      parts.timers.later(mood.reorderMs, () => {
        const batch = gathered.reverse();
        gathered = [];
        void deliverInTurn(parts, batch);
      });
    }
    gathered.push(...events);
  };
}

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
