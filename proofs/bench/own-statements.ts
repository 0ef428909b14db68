// Compares a call with only its statements, same values and pool: the difference is the program.
import type { CallContext } from '#src/server/call.ts';
import { callInProcess } from '#src/server/platform/calls/call-adapter.ts';
import { quickest } from './measure.ts';
import { recordStatements, type Statement } from './recorded.ts';

type Measured = 'booking/calculate' | 'booking/available-date' | 'booking/available-time' | 'booking/available-pax';

export interface OwnStatements {
  call: Measured;
  statements: number;
  /** Milliseconds of the whole call, and of only its statements. */
  whole: number;
  bare: number;
}

/** Calls for a demo course on one of its days; call and statements in turn. */
export async function measureOwnStatements(context: CallContext, rounds: number): Promise<OwnStatements[]> {
  const { date, time } = await findDeparture(context);
  const slot = { course_id, date, time };
  const inputs: Record<Measured, object> = {
    'booking/calculate': { ...slot, pax: 2 },
    'booking/available-date': { course_id, month: date.slice(0, 7) },
    'booking/available-time': { course_id, date },
    'booking/available-pax': slot,
  };
  const found: OwnStatements[] = [];
  for (const [call, input] of Object.entries(inputs) as [Measured, object][])
    found.push(await measureCall(context, call, input, rounds));
  return found;
}

const course_id = 9004;
const asksARound = 60;

async function findDeparture({ services }: CallContext): Promise<{ date: string; time: string }> {
  const result = await services.pool.query<{ date: string; time: string }>(
    `select local_date as date, start_time as time from departure
     where course_id = $1 and local_date > banyan_now()::date + 3 order by local_date limit 1`,
    [course_id],
  );
  const [row] = result.rows;
  if (!row) throw new Error('course 9004 has no departure');
  return row;
}

async function measureCall(
  context: CallContext,
  call: Measured,
  input: object,
  rounds: number,
): Promise<OwnStatements> {
  const ask = async () => {
    const answer = (await callInProcess(call, input, context)) as { status?: string };
    if (answer.status !== 'success') throw new Error(`${call}: ${JSON.stringify(answer)}`);
  };
  // Other work in the process may send statements meanwhile: the shortest of three is the call's.
  const tries = [await recordStatements(ask), await recordStatements(ask), await recordStatements(ask)];
  const recorded = tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const times = { whole: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < asksARound * rounds; turn += 1) {
    times.whole.push(await timed(ask));
    times.bare.push(await timed(() => sendAll(context, call, recorded)));
  }
  return { call, statements: recorded.length, whole: quickest(times.whole), bare: quickest(times.bare) };
}

/** Prepared where the program prepares, so that only the program differs. */
async function sendAll({ services }: CallContext, call: Measured, statements: readonly Statement[]): Promise<void> {
  for (const [index, { text, values, isNamed }] of statements.entries())
    await services.pool.query({ ...(isNamed && { name: `bench ${call} ${index}` }), text, values });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
