// The day itself: at the entrance a host's phone checks guests in, takes cash and marks no-shows.
import { randomUUID } from 'node:crypto';
import type { CallInput } from '#src/contract/types.ts';
import { randomFor } from '#proofs/kit/random.ts';
import { inOrder } from '#proofs/simulate/orders.ts';
import type { Order } from '#proofs/simulate/people.ts';
import { count, type World } from '#proofs/simulate/world.ts';
import { hostOf } from './hosting.ts';

type Act = CallInput<'check/sync'>['acts'][number];

const minuteMs = 60_000;
const planned = new WeakMap<World, Set<string>>();
const phones = new WeakMap<World, Map<number, { id: string; seq: number }>>();

/** Plans the host's hour at this departure's entrance, once for all its bookings. */
export function planEntrance(world: World, order: Order): void {
  const key = `${order.course.index}|${order.date}|${order.time}`;
  const known = planned.get(world) ?? new Set<string>();
  planned.set(world, known);
  if (known.has(key)) return;
  known.add(key);
  const { course, date, time, startsAt } = order;
  // Hosts may mark no-shows from half an hour after the start.
  world.agenda.plan(startsAt + 42 * minuteMs, `the entrance of ${key}`, () => receive(world, { course, date, time }));
}

async function receive(world: World, slot: Pick<Order, 'course' | 'date' | 'time'>): Promise<void> {
  const { course, date, time } = slot;
  const random = randomFor(world.wish.seed, 1000 + course.index, Date.parse(`${date}T${time}Z`) / minuteMs);
  // Some hosts keep a list on paper: the clock then ends the confirmed bookings.
  if (random.chance(0.08)) return count(world, 'host: no phone at the entrance');
  const host = await hostOf(world, slot);
  const phone = phoneOf(world, course.hostIndex);
  const now = () => new Date(world.clock.nowMs()).toISOString();
  const device = { device_id: phone.id, device_name: 'Gate', phone_now: now() };
  const list = await world.call(host, 'check/sync', { ...device, acts: [] });
  if (!list.ok) return;
  const here = list.body.departures.filter(
    (one) => one.course_id === course.id && one.date === date && one.time === time,
  );
  const acts: Act[] = [];
  for (const { ref, pax, status } of inOrder(
    world,
    here.flatMap(({ parties }) => parties),
  )) {
    if (status !== 'confirmed') continue;
    const act = (kind: Act['kind'], heads = 0) =>
      acts.push({ id: randomUUID(), ref, kind, heads, part: '', undoes: null, at: now(), seq: (phone.seq += 1) });
    const fate = random.next();
    if (fate < 0.07) act('no_show');
    else if (fate < 0.94) act('let_in', pax);
    if (fate >= 0.07 && random.chance(0.8)) act('cash');
  }
  if (acts.length === 0) return;
  const said = await world.call(host, 'check/sync', { ...device, phone_now: now(), acts });
  // Networks at a gate are bad: a repeated sync applies once.
  if (said.ok && random.chance(0.2)) await world.call(host, 'check/sync', { ...device, phone_now: now(), acts });
}

function phoneOf(world: World, hostIndex: number) {
  const known = phones.get(world) ?? new Map<number, { id: string; seq: number }>();
  phones.set(world, known);
  const phone = known.get(hostIndex) ?? { id: randomUUID(), seq: 0 };
  known.set(hostIndex, phone);
  return phone;
}
