// The rows of the benchmark: what is compared with what, and the budget of each.
import type { Row } from './measure.ts';

export interface Addresses {
  program: string;
  bare: string;
  /** A departure of course 9004 that exists. */
  date: string;
}

const json = { 'content-type': 'application/json' };
const signedIn = { ...json, authorization: 'Bearer acceptance-guest-one' };

function checkoutBody(date: string): string {
  return JSON.stringify({ course_id: 9004, date, time: '10:00', pax: 1 });
}

/** Every day from the given one on for which the course is open. */
function daysFrom(date: string, count: number): string[] {
  const first = Temporal.PlainDate.from(date).subtract({ days: 20 });
  return Array.from({ length: count }, (_unused, index) => first.add({ days: index }).toString());
}

/** Rows over HTTP. */
export function httpRows(addresses: Addresses): Row[] {
  return [...browsingRows(addresses), ...bookingRows(addresses)];
}

function targetsOf({ program, bare }: Addresses) {
  const call = (name: string, body: unknown, headers = json) => ({
    url: `${program}/api/${name}`,
    method: 'POST' as const,
    headers,
    bodies: [JSON.stringify(body)],
  });
  const plain = (path: string, body: unknown) => ({
    url: `${bare}${path}`,
    method: 'POST' as const,
    headers: json,
    bodies: [JSON.stringify(body)],
  });
  return { call, plain };
}

function browsingRows(addresses: Addresses): Row[] {
  const { program, bare } = addresses;
  const { call, plain } = targetsOf(addresses);
  return [
    {
      name: 'cached page / static string of the same size',
      budget: 0.7,
      connections: 20,
      subject: { url: `${program}/`, headers: { 'accept-encoding': 'identity' } },
      baseline: { url: `${bare}/static` },
    },
    {
      name: 'course/city / bare Fastify + pg, same rows',
      budget: 0.25,
      connections: 10,
      subject: call('course/city', { city_id: 1 }),
      baseline: plain('/city', { city_id: 1 }),
    },
    {
      name: 'course/detail / bare Fastify + pg, same rows',
      budget: 0.25,
      connections: 10,
      subject: call('course/detail', { course_id: 101 }),
      baseline: plain('/course', { course_id: 101 }),
    },
  ];
}

function bookingRows(addresses: Addresses): Row[] {
  const { program, date } = addresses;
  const { call, plain } = targetsOf(addresses);
  const checkout = { url: `${program}/api/booking/checkout`, method: 'POST' as const, headers: signedIn };
  const calculation = { course_id: 101, date, time: '05:30', pax: 2, addons: [{ id: 1011, pax: 1 }] };
  return [
    {
      name: 'booking/calculate / a call that selects one row',
      budget: 0.5,
      connections: 10,
      subject: call('booking/calculate', calculation),
      baseline: call('content/page', { slug: 'backstreet-in-press' }),
    },
    {
      name: 'booking/checkout, one hot departure / the bare transaction',
      budget: 0.5,
      connections: 8,
      subject: { ...checkout, bodies: [checkoutBody(date)] },
      baseline: plain('/checkout-hot', JSON.parse(checkoutBody(date))),
    },
    {
      name: 'booking/checkout, many departures / the bare transaction',
      budget: 0.25,
      connections: 8,
      subject: { ...checkout, bodies: daysFrom(date, 200).map(checkoutBody) },
      baseline: plain('/checkout-many', JSON.parse(checkoutBody(date))),
    },
  ];
}
