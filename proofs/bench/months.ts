// A month of available dates: with few rules and many, without bookings and with many.
import type { CallContext } from '#src/server/call.ts';
import { callInProcess } from '#src/server/platform/calls/call-adapter.ts';
import { quickest } from './measure.ts';
import { recordStatements } from './recorded.ts';

export interface MeasuredMonths {
  statements: number;
  milliseconds: { fiveRules: number; fiftyRules: number; manyBookings: number };
}

const ids = { fiveRules: 9501, fiftyRules: 9502, manyBookings: 9503 } as const;
const bookings = 500;

/** Makes three copies of course 9004 with other rules, and books one of them full. */
export async function measureMonths(context: CallContext, rounds: number): Promise<MeasuredMonths> {
  const { pool } = context.services;
  await pool.query(
    `insert into course select (jsonb_populate_record(c, jsonb_build_object('id', n))).*
     from course c, unnest($1::int[]) n where c.id = 9004 on conflict do nothing`,
    [Object.values(ids)],
  );
  await pool.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select course, 1 + n % 7, make_time(6 + n / 7, 0, 0), 1000
     from (values ($1::int, 5), ($2, 50), ($3, 5)) made(course, rules), generate_series(0, rules - 1) n
     on conflict do nothing`,
    [ids.fiveRules, ids.fiftyRules, ids.manyBookings],
  );
  const month = await nextMonth(context);
  await book(context, month);
  // As autovacuum does within a minute: otherwise the planner believes that the table is empty.
  await pool.query('analyze booking, departure, availability_rule');
  const times = { fiveRules: [] as number[], fiftyRules: [] as number[], manyBookings: [] as number[] };
  for (let round = 0; round < 20 * rounds; round += 1)
    for (const [name, course_id] of Object.entries(ids)) {
      const begun = performance.now();
      await ask(context, 'booking/available-date', { course_id, month });
      times[name as keyof typeof ids].push(performance.now() - begun);
    }
  const asked = await recordStatements(() =>
    ask(context, 'booking/available-date', { course_id: ids.fiveRules, month }),
  );
  return {
    statements: asked.length,
    milliseconds: {
      fiveRules: quickest(times.fiveRules),
      fiftyRules: quickest(times.fiftyRules),
      manyBookings: quickest(times.manyBookings),
    },
  };
}

async function nextMonth({ services }: CallContext): Promise<string> {
  const result = await services.pool.query<{ month: string }>(
    `select to_char(banyan_now() + interval '1 month', 'YYYY-MM') as month`,
  );
  return result.rows[0]?.month ?? '';
}

interface Dates {
  status?: string;
  days?: { date: string; times: { time: string }[] }[];
}

/** Holds of one guest each, spread over every departure of the month. */
async function book(context: CallContext, month: string): Promise<void> {
  const { pool } = context.services;
  const guest = await pool.query<{ id: string }>(
    `select id from user_account where email = 'guest-one@banyan.example'`,
  );
  const actor = { userId: guest.rows[0]?.id ?? null, roles: ['user' as const], via: 'bearer' as const };
  const course_id = ids.manyBookings;
  const { days = [] } = (await ask(context, 'booking/available-date', { course_id, month })) as Dates;
  const departures = days.flatMap(({ date, times }) => times.map(({ time }) => ({ course_id, date, time, pax: 1 })));
  for (let n = 0; n < bookings; n += 1) {
    const input = departures[n % departures.length];
    // Separate browsers: one browser has one hold of a departure.
    const visitor = { ...context.visitor, id: `bench-${n}` };
    await ask({ ...context, actor, visitor, idempotencyKey: `bench ${n}` }, 'booking/checkout', input);
  }
}

async function ask(context: CallContext, name: 'booking/available-date' | 'booking/checkout', input: unknown) {
  const answer = (await callInProcess(name, input, context)) as { status?: string };
  if (answer.status !== 'success') throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer;
}
