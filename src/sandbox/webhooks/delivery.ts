// One event on its way: signed, sent, and tried again with growing pauses.
import type { ResolvedOptions } from '../options.ts';
import type { Store } from '../state/store.ts';
import type { Timers } from '../state/timers.ts';
import { envelopeOf, findOutgoing, markDelivery, urlOf, type Outgoing } from './outgoing.ts';

/** What a delivery needs; `stop` ends all of them. */
export interface DeliveryParts {
  readonly options: ResolvedOptions;
  readonly store: Store;
  readonly timers: Timers;
  readonly stop: AbortSignal;
}

const ANSWER_TIME_MS = 10_000;

/** Tries to deliver an event now, and plans the next try when that fails. */
export async function deliver(parts: DeliveryParts, event: Outgoing): Promise<void> {
  const url = urlOf(parts.options, event);
  if (url === null || isOver(parts, event)) return;
  event.row.attempts += 1;
  const delivered = await post(url, parts, event);
  if (isOver(parts, event)) return;
  if (delivered) return markDelivery(parts.store, event, 'delivered');
  // Another copy may have arrived meanwhile: a late failure does not undo that.
  if (event.row.delivery === 'delivered') return;
  const pause = parts.options.webhookRetryDelaysMs[event.row.attempts - 1];
  if (pause === undefined) return markDelivery(parts.store, event, 'failed');
  markDelivery(parts.store, event, 'pending');
  parts.timers.later(pause, () => void deliver(parts, event));
}

/** Delivers one after the other, so that the order given is also the order of arrival. */
export async function deliverInTurn(parts: DeliveryParts, events: readonly Outgoing[]): Promise<void> {
  for (const event of events) {
    // oxlint-disable-next-line no-await-in-loop -- the order is the point
    await deliver(parts, event);
  }
}

// A reset in between has forgotten the event: nothing may be sent or noted about it any more.
function isOver(parts: DeliveryParts, event: Outgoing): boolean {
  return parts.stop.aborted || findOutgoing(parts.store, event.row.id)?.row !== event.row;
}

async function post(url: string, parts: DeliveryParts, event: Outgoing): Promise<boolean> {
  try {
    const signal = AbortSignal.any([parts.stop, AbortSignal.timeout(ANSWER_TIME_MS)]);
    const { body, headers } = envelopeOf(parts.options, event);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Refused, dropped or too late: to the sender it is all the same, the event counts as not delivered.
    return false;
  }
}
