// Guests after booking: most go, some cancel, move, complain, object, and write about it.
import { planEntrance } from '#proofs/simulate/hosts/entrance.ts';
import type { Order } from '#proofs/simulate/people.ts';
import { count, type World } from '#proofs/simulate/world.ts';
import { orderOf } from '#proofs/simulate/orders.ts';

const hourMs = 3_600_000;
/** The length of every experience here. */
const lastsMs = 3 * hourMs;

/** The steps after the day; planned again when the day changes. */
export function planAfterwards(world: World, order: Order): void {
  const { random, n, startsAt } = order;
  const isNow = () => order.startsAt === startsAt;
  const plan = (at: number, what: string, act: () => Promise<unknown>) =>
    world.agenda.plan(at, `guest ${n} ${what}`, async () => (isNow() ? act() : undefined));
  const end = startsAt + lastsMs;
  if (random.chance(0.06)) plan(startsAt + hourMs, 'reports a problem', () => reportProblem(world, order));
  plan(startsAt + 2 * hourMs, 'checks whether they count as checked in', () => contest(world, order));
  if (random.chance(0.5))
    plan(end + random.between(1, 40) * hourMs, 'speaks of the cash', () => speakOfCash(world, order));
  if (random.chance(0.4)) plan(end + random.between(3, 200) * hourMs, 'writes a review', () => review(world, order));
}

/** Previews the refund, then cancels. */
export async function cancel(world: World, { who, ref }: Order): Promise<void> {
  const quoted = await world.call(who, 'booking/cancel', { ref });
  if (!quoted.ok || quoted.body.quote_id === null) return;
  const order = { ref, quote_id: quoted.body.quote_id };
  const said = await world.call(who, 'booking/cancel', order);
  if (said.ok) count(world, `guest: cancelled with ${said.body.refund_percent} percent back`);
  // A second press reports success, or nothing to cancel, and refunds nothing more.
  await world.call(who, 'booking/cancel', order);
}

export async function move(world: World, order: Order): Promise<void> {
  const { who, ref, random, course } = order;
  const month = new Date(order.startsAt + random.between(0, 20) * 24 * hourMs).toISOString().slice(0, 7);
  const free = await world.call(who, 'booking/available-date', { course_id: course.id, month, pax: order.pax });
  const others = free.ok ? free.body.dates.filter((date) => date !== order.date) : [];
  if (others.length === 0) return;
  const date = random.pick(others);
  const times = await world.call(who, 'booking/available-time', { course_id: course.id, date });
  const slot = times.ok ? times.body.slots[0] : undefined;
  if (slot === undefined) return;
  const quoted = await world.call(who, 'reschedule/move', { ref, date, time: slot.time });
  if (!quoted.ok || quoted.body.quote_id === null) return;
  const body = { ref, date, time: slot.time, quote_id: quoted.body.quote_id };
  const said = await world.call(who, 'reschedule/move', body);
  if (said.ok && said.body.moved)
    movedTo(world, order, { date, time: slot.time, startsAt: Date.parse(slot.starts_at) });
}

/** Voids the plans for the old day and plans the new one. */
export function movedTo(world: World, order: Order, to: Pick<Order, 'date' | 'time' | 'startsAt'>): void {
  Object.assign(order, to);
  planEntrance(world, order);
  planAfterwards(world, order);
}

async function contest(world: World, { who, ref, random }: Order): Promise<void> {
  const said = await world.call(who, 'booking/detail', { ref });
  if (!said.ok || !said.body.can.contest || random.chance(0.4)) return;
  await world.call(who, 'no-show/contest', { ref, words: 'We stood at the gate from nine o’clock on.' });
}

async function speakOfCash(world: World, { who, ref, random }: Order): Promise<void> {
  const said = await world.call(who, 'booking/detail', { ref });
  if (!said.ok || said.body.cash_talk === null || !said.body.cash_talk.may_say.includes('paid')) return;
  await world.call(who, 'cash/say', { ref, said: random.chance(0.85) ? 'paid' : 'not_paid' });
}

async function review(world: World, { who, id, kind, random }: Order): Promise<void> {
  // Reviews need an account; a distributor's customers have none.
  if (kind !== 'member') return;
  const open = await world.call(who, 'review/check', { booking_id: id });
  if (!open.ok || !open.body.can_review) return;
  const rating = random.pick([5, 5, 5, 4, 4, 3, 2, 1]);
  const words = { rating, review: 'Warm people, and rain.', country: 'NO', terms: true };
  await world.call(who, 'review/save', { booking_id: id, ...words });
}

// A guest reports a problem on the day: the only call with a form and files.

/** Sends the form as a browser does, without a photo. */
async function reportProblem(world: World, { who, ref, random }: Order): Promise<void> {
  const form = new FormData();
  form.set('ref', ref);
  form.set('kind', random.pick(['host_late', 'not_as_described', 'weather', 'money']));
  form.set('message', 'We waited for half an hour at the gate.');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const { cookies } = who.caller;
  const answer = await world.program.app.inject({
    method: 'POST',
    url: '/api/problem/report',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'x-csrf-token': cookies.get('csrf-token') ?? '',
      ...who.headers,
    },
  });
  const said: { status: string; code?: string } = answer.json();
  count(world, `problem/report: ${said.code ?? 'done'}`);
  if (answer.statusCode >= 500) world.faults.push(`problem/report answered ${answer.statusCode}`);
  if (said.code === 'bad-input')
    world.faults.push(`problem/report of guest ${orderOf(world, ref)?.n} answered bad-input`);
}
