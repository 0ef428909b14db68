// The database cost of a list, as a multiple of reading its twelve rows by primary key.
import type { Pool } from 'pg';
import type { CallName } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { callInProcess } from '#src/server/platform/calls/call-adapter.ts';
import { median } from './measure.ts';
import { listingMixes, type CatalogueFacts, type Mix } from './listing-mixes.ts';
import { recordStatements, type Statement } from './recorded.ts';
import { stopwatchOf } from './stopwatch.ts';

export interface MeasuredMix {
  name: string;
  isText: boolean;
  /** Database milliseconds of all statements of one list, median over the variants' medians. */
  milliseconds: number;
  /** The same as a multiple of the twelve rows by primary key. */
  multiple: number;
  /** Zero when not counted. */
  statements: number;
  /** The most results of any variant. */
  total: number;
}

const twelveRows = `
  select id, title, slug, summary, city_id, category_id, price_cents, surcharge_cents, deposit_rate, group_tiers,
    duration_minutes, min_pax, max_pax, review_total, review_sum, images, transport, attributes, languages, confirmation,
    ba_host
  from course where id = any($1)`;

/** Measures every mix, statement by statement on one connection, in turn with its baseline. */
export async function measureListings(
  pool: Pool,
  context: CallContext,
  { facts, rounds }: { facts: CatalogueFacts; rounds: number },
) {
  const measured: MeasuredMix[] = [];
  // Only the first search waits for the phrases to load.
  await callInProcess('course/search', { keyword: 'walk' }, context);
  for (const mix of listingMixes(facts)) measured.push(await measureMix(pool, context, { mix, rounds }));
  return measured;
}

async function measureMix(
  pool: Pool,
  context: CallContext,
  { mix, rounds }: { mix: Mix; rounds: number },
): Promise<MeasuredMix> {
  const variants = [];
  for (const input of mix.variants) {
    const { statements, total, ids } = await ask(pool, context, { call: mix.call, input });
    const times = await timeInTurn(pool, { statements, ids, rounds });
    variants.push({ ...times, statements: statements.length, total });
  }
  const milliseconds = median(variants.map(({ list }) => list));
  return {
    name: mix.name,
    isText: mix.isText,
    milliseconds,
    multiple: milliseconds / median(variants.map(({ rows }) => rows)),
    statements: mix.isLoose ? 0 : Math.max(...variants.map(({ statements }) => statements)),
    total: Math.max(...variants.map(({ total }) => total)),
  };
}

interface ListingCall {
  call: CallName;
  input: unknown;
}

/** One list with its statements; always twelve ids, for any result. */
async function ask(pool: Pool, context: CallContext, { call, input }: ListingCall) {
  let answer: { status?: string; total?: number; data?: ({ id: number } | number | null)[] } = {};
  const sent = await recordStatements(async () => {
    answer = (await callInProcess(call, input, context)) as typeof answer;
  });
  // Once a second a search rechecks the phrases in the background.
  const statements = sent.filter(({ text }) => !text.includes('from search_lexicon'));
  if (answer.status !== 'success') throw new Error(`${call} ${JSON.stringify(input)}: ${JSON.stringify(answer)}`);
  const listed = (answer.data ?? []).flatMap((row) => (typeof row === 'object' && row !== null ? [row.id] : []));
  const fill = await pool.query<{ id: number }>(
    'select id from course where id <> all ($1) order by id desc limit $2',
    [listed, 12 - listed.length],
  );
  return { statements, total: answer.total ?? 0, ids: [...listed, ...fill.rows.map(({ id }) => id)] };
}

interface InTurn {
  statements: readonly Statement[];
  ids: readonly number[];
  rounds: number;
}

async function timeInTurn(pool: Pool, { statements, ids, rounds }: InTurn): Promise<{ list: number; rows: number }> {
  const client = await pool.connect();
  try {
    const { time } = await stopwatchOf(client);
    const list: number[] = [];
    const rows: number[] = [];
    // Slow lists are sampled less: half a second needs no fifty samples.
    const until = performance.now() + rounds * 400;
    for (let round = 0; round < 20 * rounds && (round < 10 || performance.now() < until); round += 1) {
      rows.push(await time(() => client.query({ name: 'bench twelve rows', text: twelveRows, values: [ids] })));
      list.push(
        await time(async () => {
          for (const { text, values, isNamed } of statements)
            await client.query(isNamed ? { name: nameOf(text), text, values } : { text, values });
        }),
      );
    }
    // The first rounds prepare the statements and choose their plans: PostgreSQL settles after five.
    return { list: median(list.slice(6)), rows: median(rows.slice(6)) };
  } finally {
    client.release();
  }
}

const names = new Map<string, string>();

// The program's statement name: prepared once per connection.
function nameOf(text: string): string {
  const name = names.get(text) ?? `bench ${names.size}`;
  names.set(text, name);
  return name;
}
