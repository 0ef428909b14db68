// Plans a booking's life once its guest knows of it.
import { soonAnswered } from '#proofs/simulate/hosts/answer-request.ts';
import { planEntrance } from '#proofs/simulate/hosts/entrance.ts';
import { beforeStart } from '#proofs/simulate/orders.ts';
import type { Order } from '#proofs/simulate/people.ts';
import type { World } from '#proofs/simulate/world.ts';
import { cancel, move, planAfterwards } from './after.ts';

export async function afterBooking(world: World, order: Order): Promise<void> {
  const { random, n } = order;
  const said = await world.call(order.who, 'booking/detail', { ref: order.ref });
  if (!said.ok) return;
  if (said.body.booking_status === 'requested') soonAnswered(world, order);
  planEntrance(world, order);
  const fate = random.next();
  const when = beforeStart(world, order, random.next() * 0.98);
  if (fate < 0.14) world.agenda.plan(when, `guest ${n} cancels`, () => cancel(world, order));
  else if (fate < 0.26) world.agenda.plan(when, `guest ${n} moves`, () => move(world, order));
  planAfterwards(world, order);
}
