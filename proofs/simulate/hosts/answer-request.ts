// A host approves or declines a request, offers another time, or lets it expire.
import { movedTo } from '#proofs/simulate/guests/after.ts';
import { soon } from '#proofs/simulate/orders.ts';
import type { Order } from '#proofs/simulate/people.ts';
import { count, type World } from '#proofs/simulate/world.ts';
import { hostOf } from './hosting.ts';

/** Plans the reply; hosts have two days, or until the departure closes. */
export function soonAnswered(world: World, order: Order): void {
  const fate = order.random.next();
  if (fate < 0.12) return count(world, 'host: lets a request lapse');
  const minutes = order.random.between(20, 1400);
  soon(world, minutes, `the host answers guest ${order.n}`, async () => {
    if (fate < 0.24) return offerTime(world, order);
    const decision = fate < 0.84 ? 'accept' : 'decline';
    const reason = decision === 'decline' ? { reason: 'My kitchen is being painted.' } : {};
    const host = await hostOf(world, order);
    return world.call(host, 'booking/confirm', { booking_id: order.id, decision, ...reason });
  });
}

async function offerTime(world: World, order: Order): Promise<void> {
  const host = await hostOf(world, order);
  const found = await world.call(host, 'other-time/choices', { booking_id: order.id });
  const slot = found.ok ? found.body.choices[0] : undefined;
  if (slot === undefined) return;
  const { date, time } = slot;
  const said = await world.call(host, 'other-time/offer', { booking_id: order.id, date, time });
  if (said.ok)
    soon(world, order.random.between(10, 900), `guest ${order.n} reads of another time`, () => reply(world, order));
}

/** The guest accepts, declines, or does not reply. */
async function reply(world: World, order: Order): Promise<void> {
  const fate = order.random.next();
  if (fate < 0.15) return;
  const shown = await world.call(order.who, 'other-time/detail', { ref: order.ref });
  if (!shown.ok || shown.body.offer === null) return;
  const { id, change, date, time } = shown.body.offer;
  const answer = { ref: order.ref, offer_id: id };
  if (fate < 0.4) {
    await world.call(order.who, 'other-time/answer', { ...answer, decision: 'decline' });
    return;
  }
  const quote_id = change.quote_id ?? '';
  const said = await world.call(order.who, 'other-time/answer', { ...answer, decision: 'accept', quote_id });
  if (!said.ok) return;
  const { rows } = await world.pool.query<{ starts_at: Date }>(
    'select starts_at from departure where id = (select departure_id from booking where id = $1)',
    [order.id],
  );
  const startsAt = rows[0]?.starts_at.getTime() ?? order.startsAt;
  movedTo(world, order, { date, time, startsAt });
}
