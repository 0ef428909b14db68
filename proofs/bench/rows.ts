// The rows of the benchmark: subject, baseline and budget.
import { createCrowd } from './crowd.ts';
import { type CatalogueFacts, typed } from './listing-mixes.ts';
import type { Row, Target } from './measure.ts';

export interface Addresses {
  program: string;
  bare: string;
  /** A departure of course 9004 that exists. */
  date: string;
  facts: CatalogueFacts;
}

const json = { 'content-type': 'application/json' };

function checkoutBody(date: string): string {
  return JSON.stringify({ course_id: 9004, date, time: '10:00', pax: 1 });
}

/** Every day from this one on when the course is open. */
function daysFrom(date: string, count: number): string[] {
  const first = Temporal.PlainDate.from(date).subtract({ days: 20 });
  return Array.from({ length: count }, (_unused, index) => first.add({ days: index }).toString());
}

function targetsOf({ program, bare }: Addresses) {
  const target = (url: string, bodies: readonly unknown[], headers = json) => ({
    url,
    method: 'POST' as const,
    headers,
    bodies: bodies.map((body) => JSON.stringify(body)),
  });
  return {
    call: (name: string, bodies: readonly unknown[], headers = json) =>
      target(`${program}/api/${name}`, bodies, headers),
    plain: (path: string, bodies: readonly unknown[]) => target(`${bare}${path}`, bodies),
  };
}

/** Rows over HTTP that depend on the size of the catalogue. */
export async function browsingRows(addresses: Addresses): Promise<Row[]> {
  const { facts } = addresses;
  const { call, plain } = targetsOf(addresses);
  const lists = async (name: string, inputs: readonly unknown[]) => ({
    subject: call(name, inputs),
    baseline: plain('/list', await Promise.all(inputs.map((input) => idsOf(addresses, name, input)))),
  });
  const cities = [facts.bigCity, ...facts.cities].map((city_id) => ({ city_id }));
  // More than the cache holds: none repeats while its response is cached.
  const ever = facts.courses.map((course_id) => ({ course_id }));
  const words = ['walk', 'market', ...facts.rareWords.slice(0, 2)].map((keyword) => ({ keyword }));
  return [
    {
      name: 'course/city / bare Fastify + pg, same rows by their ids',
      budget: 0.25,
      connections: 10,
      ...(await lists('course/city', cities)),
    },
    {
      name: 'course/search / bare Fastify + pg, same rows by their ids',
      budget: 0.25,
      connections: 10,
      ...(await lists('course/search', words)),
    },
    {
      name: 'course/detail, one that many look at / bare Fastify + pg, same rows',
      budget: 0.5,
      connections: 10,
      subject: call('course/detail', [{ course_id: 101 }]),
      baseline: plain('/course', [{ course_id: 101 }]),
    },
    {
      name: 'course/detail, another one each time / bare Fastify + pg, same rows',
      budget: 0.25,
      connections: 10,
      subject: call('course/detail', ever),
      baseline: plain('/course', ever),
    },
  ];
}

/** The search box requests these while a guest types. */
export function typedTarget(addresses: Addresses): Target {
  return targetsOf(addresses).call('course/search', typed.map((keyword) => ({ keyword, limit: 12, sort: 'popularity' }))); // prettier-ignore
}

async function idsOf({ program }: Addresses, name: string, input: unknown): Promise<{ ids: number[] }> {
  const answer = await fetch(`${program}/api/${name}`, { method: 'POST', headers: json, body: JSON.stringify(input) });
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return { ids: data.map(({ id }) => id) };
}

/** Rows over HTTP that do not depend on it. */
export function otherRows(addresses: Addresses): Row[] {
  const cached: Row = {
    name: 'cached page / static bytes of the same size',
    budget: 0.7,
    connections: 20,
    subject: { url: `${addresses.program}/`, headers: { 'accept-encoding': 'br' } },
    baseline: { url: `${addresses.bare}/static` },
  };
  return [cached, ...bookingRows(addresses)];
}

function bookingRows(addresses: Addresses): Row[] {
  const { program, date } = addresses;
  const { call, plain } = targetsOf(addresses);
  const url = `${program}/api/booking/checkout`;
  const checkout = { url, method: 'POST' as const, headers: json, headersOfNext: createCrowd() };
  const calculation = { course_id: 101, date, time: '05:30', pax: 2, addons: [{ id: 1011, pax: 1 }] };
  return [
    {
      name: 'booking/calculate / a call that selects one row',
      budget: 0.5,
      connections: 10,
      subject: call('booking/calculate', [calculation]),
      baseline: call('content/page', [{ slug: 'backstreet-in-press' }]),
    },
    {
      name: 'booking/checkout, one hot departure / the bare transaction',
      budget: 0.5,
      connections: 8,
      subject: { ...checkout, bodies: [checkoutBody(date)] },
      baseline: plain('/checkout-hot', [JSON.parse(checkoutBody(date))]),
    },
    {
      name: 'booking/checkout, many departures / the bare transaction',
      budget: 0.33,
      connections: 8,
      subject: { ...checkout, bodies: daysFrom(date, 200).map(checkoutBody) },
      baseline: plain('/checkout-many', [JSON.parse(checkoutBody(date))]),
    },
  ];
}
