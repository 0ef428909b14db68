// A guest's way to a booking: browses, asks the price, and checks out; or leaves at any of these points.
import { packDistributorGuest } from '#src/contract/checkout/contact-rules.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { randomFor, type Random } from '#proofs/kit/random.ts';
import { freeCode, horizonDays, springCode, type SimulatedCourse } from '#proofs/simulate/catalogue.ts';
import type { Order, Person } from '#proofs/simulate/people.ts';
import { count, type World } from '#proofs/simulate/world.ts';
import { afterBooking } from './booked.ts';
import { payments, type Way } from './pay.ts';

const dayMs = 86_400_000;
const ways: readonly Way[] = [
  ...Array.from({ length: 9 }, () => 'card' as const),
  'twice',
  'declined',
  'declined',
  'bank',
  'bank',
  'late',
  'paypal',
  'paypal',
  'paypal',
  'alipay',
  'alipay',
  'switching',
  'unrefundable',
  'abandoned',
  'abandoned',
];

/** The n-th guest of the year, from first to last; later steps are planned. */
export async function arrive(world: World, n: number): Promise<void> {
  const random = randomFor(world.wish.seed, 10, n);
  const { members, distributor, courses } = world.catalogue;
  const share = random.next();
  const kind = share < 0.5 ? 'visitor' : share < 0.92 ? 'member' : 'distributor';
  const token = { visitor: undefined, member: random.pick(members), distributor }[kind];
  const who = await world.visitor(addressOf(n), token);
  const course = random.common(courses);
  const slot = await lookAround(world, who, { random, course });
  if (slot === null) return count(world, 'guest: found no day');
  const choice = await choose(world, who, { random, course, slot });
  if (choice === null) return count(world, 'guest: left before checkout');
  const held = await checkOut(world, who, { random, n, kind, choice });
  if (held === null) return count(world, 'guest: found no seat');
  const { rows } = await world.pool.query<{ id: string }>('select id from booking where ref = $1', [held.ref]);
  const { date, time, pax } = choice;
  const order: Order = {
    n,
    random,
    who,
    kind,
    course,
    pax,
    date,
    time,
    startsAt: Date.parse(slot.starts_at),
    ref: held.ref,
    token: held.token,
    id: rows[0]?.id ?? '',
  };
  world.orders.set(order.ref, order);
  if (held.booking_deposit_due === 0) return afterBooking(world, order);
  await payments[random.pick(ways)](world, order);
}

function addressOf(n: number): string {
  return `10.${(n >> 14) & 255}.${(n >> 6) & 255}.${(n & 63) + 1}`;
}

interface Looking {
  random: Random;
  course: SimulatedCourse;
}
type Slot = CallOutput<'booking/available-time'>['slots'][number] & { date: string };

/** Reads the listing and the calendar of a month, and picks a day and a start with free seats. */
async function lookAround(world: World, who: Person, { random, course }: Looking): Promise<Slot | null> {
  await world.call(who, 'course/detail', { course_id: course.id });
  // Most book for the next weeks, some for the next months.
  const far = horizonDays(world.wish.days);
  const ahead = random.chance(0.7) ? random.between(0, Math.min(14, far)) : random.between(0, far);
  const month = new Date(world.clock.nowMs() + ahead * dayMs).toISOString().slice(0, 7);
  const free = await world.call(who, 'booking/available-date', { course_id: course.id, month });
  if (!free.ok || free.body.dates.length === 0) return null;
  // The first days of a month are popular: some departures must sell out.
  const date = random.chance(0.6) ? random.common(free.body.dates) : random.pick(free.body.dates);
  const times = await world.call(who, 'booking/available-time', { course_id: course.id, date });
  if (!times.ok || times.body.slots.length === 0) return null;
  return { ...random.pick(times.body.slots), date };
}

type Choice = CallInput<'booking/calculate'>;

/** Chooses the number of guests and a code, and checks the price. */
async function choose(world: World, who: Person, on: Looking & { slot: Slot }): Promise<Choice | null> {
  const { random, course, slot } = on;
  const at = { course_id: course.id, date: slot.date, time: slot.time };
  const fits = await world.call(who, 'booking/available-pax', at);
  if (!fits.ok || fits.body.data.length === 0) return null;
  const pax = random.common(fits.body.data);
  const drawn = random.next();
  const code = drawn < 0.06 ? freeCode : drawn < 0.14 ? springCode : null;
  const choice = { ...at, pax, ...(code !== null && { coupon_code: code }) };
  const quoted = await world.call(who, 'booking/calculate', choice);
  if (!quoted.ok || random.chance(0.05)) return null;
  // A used-up code is left out.
  return quoted.body.discount_error === null ? choice : { ...at, pax };
}

type Asked = { random: Random; n: number; kind: Order['kind']; choice: Choice };

/** Checks out; sometimes the response is lost and the request is repeated. */
async function checkOut(world: World, who: Person, { random, n, kind, choice }: Asked) {
  const contact = { first_name: 'Ada', last_name: 'Guest', email: `guest-${n}@example.test` };
  const message = packDistributorGuest(contact, '');
  const body = { ...choice, ...(kind === 'visitor' && contact), ...(kind === 'distributor' && { message }) };
  const key = { 'idempotency-key': `guest-${n}` };
  const said = await world.call(who, 'booking/checkout', body, key);
  if (!said.ok) return null;
  if (random.chance(0.1)) {
    const again = await world.call(who, 'booking/checkout', body, key);
    if (!again.ok || again.body.ref !== said.body.ref)
      world.faults.push(`guest ${n} sent a checkout twice and was answered two things`);
  }
  return said.body;
}
