// A guest who repeats checkout while others search: each hold replaces the last.
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFor } from '#proofs/kit/random.ts';
import { createGuest, type Guest } from '#proofs/kit/guest.ts';

export interface Checkouts {
  /** Ends it; returns the number of attempts and successes, and the times of the latter in milliseconds. */
  stop(): Promise<{ all: number; done: number; tookMs: number[] }>;
}

const everyMs = 200;
const guests = 5;

/** Starts at once; throws when this demo sells nothing. */
export async function checkOutAllTheTime(origin: string): Promise<Checkouts> {
  const all = await Promise.all(
    Array.from({ length: guests }, (_, index) => createGuest(() => [origin], randomFor(1, 400, index))),
  );
  const choices = await findChoices(all[0] as Guest);
  const result = { all: 0, done: 0, tookMs: [] as number[] };
  let isOver = false;
  const one = async (guest: Guest, index: number): Promise<void> => {
    const names = { first_name: 'Ada', last_name: 'Guest', email: `checkout-${index}@example.test` };
    while (!isOver) {
      const began = performance.now();
      const said = await guest.call('booking/checkout', { ...choices[index % choices.length], ...names });
      result.all += 1;
      if (said.status === 200) {
        result.done += 1;
        result.tookMs.push(performance.now() - began);
      }
      await sleep(everyMs * guests);
    }
  };
  const going = Promise.all(all.map(one));
  return {
    async stop() {
      isOver = true;
      await going;
      return result;
    },
  };
}

/** Departures with seats, of different listings. */
async function findChoices(guest: Guest) {
  const found = await guest.call('course/search', { keyword: 'cooking', limit: 12 });
  const courses = (found.body.data ?? []) as { id: number }[];
  const choices = [];
  for (const { id } of courses.slice(0, guests)) {
    const { body } = await guest.call('course/detail', { course_id: id });
    const day = body.data?.upcoming?.[0] as { date: string; times: { time: string }[] } | undefined;
    const time = day?.times[0]?.time;
    if (day !== undefined && time !== undefined)
      choices.push({ course_id: id, date: day.date, time, pax: Math.max(1, Number(body.data.min_pax)) });
  }
  if (choices.length === 0) throw new Error('the demo has nothing that can be booked');
  return choices;
}
