// Hosts as callers, and their week apart from replies and entrances.
import { randomFor, type Random } from '#proofs/kit/random.ts';
import type { Host } from '#proofs/simulate/catalogue.ts';
import { inOrder } from '#proofs/simulate/orders.ts';
import type { Order, Person } from '#proofs/simulate/people.ts';
import { count, type World } from '#proofs/simulate/world.ts';

const dayMs = 86_400_000;

/** The host of an order, with an API client's token. */
export function hostOf(world: World, { course }: Pick<Order, 'course'>): Promise<Person> {
  return asHost(world, course.hostIndex);
}

const known = new WeakMap<World, Map<number, Promise<Person>>>();

export function asHost(world: World, index: number): Promise<Person> {
  const people = known.get(world) ?? new Map<number, Promise<Person>>();
  known.set(world, people);
  const person = people.get(index) ?? world.visitor(`10.255.1.${index + 1}`, world.catalogue.hosts[index]?.token);
  people.set(index, person);
  return person;
}

type Doing = (world: World, on: { who: Person; host: Host; random: Random }) => Promise<unknown>;

/** The bookings ahead of a host, as its panel lists them, ordered by guest. */
async function ahead(world: World, who: Person) {
  const said = await world.call(who, 'booking/list-host', { when: 'upcoming' });
  return said.ok ? inOrder(world, said.body.data).filter((one) => one.booking_status === 'confirmed') : [];
}

/** Takes days off, and opens them again a fortnight later. */
const takeDaysOff: Doing = async (world, { who, random }) => {
  const from = dateIn(world, random.between(10, 40));
  const to = dateIn(world, random.between(40, 43));
  const block = { course_id: null, change: { kind: 'block', from, to, reason: 'Family' } } as const;
  const quoted = await world.call(who, 'calendar/change', block);
  if (!quoted.ok || quoted.body.quote_id === null) return;
  await world.call(who, 'calendar/change', { ...block, quote_id: quoted.body.quote_id });
  const open = { course_id: null, change: { kind: 'unblock', from, to } } as const;
  world.agenda.plan(world.clock.nowMs() + 14 * dayMs, 'a host opens days again', async () => {
    const asked = await world.call(who, 'calendar/change', open);
    if (asked.ok && asked.body.quote_id !== null)
      await world.call(who, 'calendar/change', { ...open, quote_id: asked.body.quote_id });
  });
};

/** Falls ill for one booking. */
const cancelOne: Doing = async (world, { who, random }) => {
  const mine = await ahead(world, who);
  if (mine.length === 0) return;
  const { id } = random.pick(mine);
  const cause = random.chance(0.7) ? 'host' : 'unsafe_weather';
  const quoted = await world.call(who, 'booking/cancel', { booking_id: id, cause });
  if (!quoted.ok || quoted.body.quote_id === null) return;
  await world.call(who, 'booking/cancel', { booking_id: id, cause, quote_id: quoted.body.quote_id });
};

const cancelDeparture: Doing = async (world, { who, random }) => {
  const mine = await ahead(world, who);
  if (mine.length === 0) return;
  const { course, date, time } = random.pick(mine);
  const slot = { course_id: course.id, date, time, cause: 'unsafe_weather' } as const;
  const quoted = await world.call(who, 'departure/cancel', slot);
  if (!quoted.ok || quoted.body.quote_id === null) return;
  const said = await world.call(who, 'departure/cancel', { ...slot, quote_id: quoted.body.quote_id });
  if (said.ok && said.body.cancelled) world.endedDepartures.add(`${course.id}|${date}|${time}`);
};

const closeDeparture: Doing = async (world, { who, random }) => {
  const mine = await ahead(world, who);
  if (mine.length === 0) return;
  const { course, date, time } = random.pick(mine);
  await world.call(who, 'departure/close', { course_id: course.id, date, time, is_closed: true });
};

const comeLate: Doing = async (world, { who, random }) => {
  const minutes = random.pick([10, 20, 45] as const);
  await world.call(who, 'departure/late', { date: dateIn(world, 0), minutes });
};

const doings: readonly (Doing | null)[] = [
  ...Array.from({ length: 6 }, () => null),
  takeDaysOff,
  cancelOne,
  cancelDeparture,
  closeDeparture,
  comeLate,
];

/** A civil date this many days ahead; accurate enough far east of Greenwich. */
function dateIn(world: World, days: number): string {
  return new Date(world.clock.nowMs() + days * dayMs + 6 * 3_600_000).toISOString().slice(0, 10);
}

export async function hostsWeek(world: World, week: number): Promise<void> {
  for (const host of world.catalogue.hosts) {
    const random = randomFor(world.wish.seed, 20 + host.index, week);
    const doing = random.pick(doings);
    if (doing === null) continue;
    count(world, `host: ${doing.name}`);
    await doing(world, { who: await asHost(world, host.index), host, random });
  }
}
