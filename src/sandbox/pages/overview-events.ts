// The overview's list of events of both providers and how their webhooks fared.
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { timeText } from './money.ts';
import { SHOWN, stateText } from './overview-cells.ts';

/** The newest events. */
export function eventRows(world: World): readonly Html[][] {
  const stripe = world.store.newestFirst('event').map(({ id, view, delivery }) => {
    return { id, type: view.type, at: view.created, about: idOf(view.data.object), delivery };
  });
  const paypal = world.store.newestFirst('paypal_event').map(({ id, view, delivery }) => {
    const at = Date.parse(view.create_time) / 1000;
    return { id, type: view.event_type, at, about: idOf(view.resource), delivery };
  });
  return [...stripe, ...paypal]
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN)
    .map((event) => [
      html`${timeText(event.at)}`,
      html`${event.type}<br /><code>${event.id}</code>`,
      html`<code>${event.about}</code>`,
      stateText(event.delivery === 'none' ? 'no address set' : event.delivery),
    ]);
}

function idOf(object: object): string {
  const { id, dispute_id: dispute } = object as { id?: unknown; dispute_id?: unknown };
  return String(id ?? dispute ?? '');
}
