// Which events are sent when: at once, or misbehaving as a test asks.
import { deliver, deliverInTurn, type DeliveryParts } from './delivery.ts';
import { markDelivery, undelivered, urlOf, type Outgoing } from './outgoing.ts';

/** How deliveries of both providers misbehave. Counts are used up by the events that follow. */
export interface WebhookMood {
  /** Keep every event back until `release`. */
  hold: boolean;
  /** Send the next so many events twice. */
  duplicate: number;
  /** Never send the next so many events (their delivery counts as failed). */
  drop: number;
  /** Gather events for this many milliseconds and send them in reverse order. */
  reorderMs: number;
  /** Wait so many milliseconds before each first attempt. */
  delayMs: number;
}

/** The delivery of events. */
export interface WebhookQueue {
  readonly mood: WebhookMood;
  submit(event: Outgoing): void;
  /** Sends what is held back; `reverse` turns the order round. Returns how many. */
  release(reverse: boolean): number;
  /** Sends one stored event again, now. */
  resend(event: Outgoing): void;
  /** Takes up again what an earlier run of the sandbox left undelivered. */
  resume(): void;
  clear(): void;
  close(): void;
}

const WELL_BEHAVED: WebhookMood = { hold: false, duplicate: 0, drop: 0, reorderMs: 0, delayMs: 0 };

/** A queue with no misbehaviour. */
export function createWebhookQueue(given: Omit<DeliveryParts, 'stop'>): WebhookQueue {
  const end = new AbortController();
  const parts: DeliveryParts = { ...given, stop: end.signal };
  const mood = { ...WELL_BEHAVED };
  const gather = createGathering(parts, mood);
  let held: Outgoing[] = [];

  const submit = (event: Outgoing): void => {
    if (urlOf(parts.options, event) === null) return;
    markDelivery(parts.store, event, 'pending');
    if (mood.hold) held.push(event);
    else gather(copiesOf(parts, mood, event));
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
        events.flatMap((event) => copiesOf(parts, mood, event)),
      );
      return events.length;
    },
    resend: (event) => void deliver(parts, event),
    resume() {
      gather(undelivered(parts.store).filter((event) => urlOf(parts.options, event) !== null));
    },
    clear() {
      held = [];
      Object.assign(mood, WELL_BEHAVED);
    },
    close: () => end.abort(),
  };
}

// Nothing for a dropped event, the event twice for a duplicated one.
function copiesOf(parts: DeliveryParts, mood: WebhookMood, event: Outgoing): Outgoing[] {
  if (mood.drop > 0) {
    mood.drop -= 1;
    markDelivery(parts.store, event, 'failed');
    return [];
  }
  if (mood.duplicate === 0) return [event];
  mood.duplicate -= 1;
  return [event, event];
}

// Sends events on their own, or gathers those of a while and sends them last first.
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
