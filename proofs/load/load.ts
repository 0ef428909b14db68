// Writes a load in one transaction, so that an interrupted load leaves nothing behind.
import pg from 'pg';
import { valueParsers } from '#src/server/platform/db/value-parsers.ts';
import { addonRows, courseRow } from './rows/course-rows.ts';
import { copyRows } from './database/copy-rows.ts';
import type { Row } from './database/copy-text.ts';
import { type LoadPlan, firstIds, dayOf, hostId, purposes } from './plan.ts';
import { preparePlan } from './prepare-plan.ts';
import { beginStep, type Screen } from './progress.ts';
import { withoutIndexes } from '#src/server/platform/db/bulk/shelved.ts';
import { reviewRows } from './rows/review-rows.ts';
import { randomFor, type Random } from '#proofs/kit/random.ts';
import { capital, nameAt, nameCount, people } from './text/word-lists.ts';

// Weekly rules and exceptions of the courses of a load.

const mornings = ['09:00', '08:00', '10:00', '07:30', '05:30'];
const afternoons = ['14:00', '13:00', '15:30', '17:00', '12:00'];
const evenings = ['19:00', '20:00', '19:30', '21:00', '00:30'];

/** Two to four rules of the n-th course, on different weekdays, nearly always at the same time. */
function ruleRows(plan: LoadPlan, n: number): Row[] {
  const random = randomFor(plan.seed, purposes.time, n);
  const usual = random.common(random.pick([mornings, mornings, afternoons, evenings]));
  const capacity = random.between(4, 16);
  const first = random.between(0, 6);
  return Array.from({ length: random.between(2, 4) }, (_unused, count) => ({
    course_id: firstIds.course + n,
    // Two days apart, so that weekdays never repeat.
    weekday: ((first + count * 2) % 7) + 1,
    start_time: random.chance(0.15) ? random.common(afternoons) : usual,
    capacity,
  }));
}

/** Closed days and extra departures within two months: for one course in twenty. */
function exceptionRows(plan: LoadPlan, n: number): Row[] {
  if (n % 20 !== 0) return [];
  const random = randomFor(plan.seed, purposes.time, -1 - n);
  const course_id = firstIds.course + n;
  const closed: Row = {
    course_id,
    local_date: dayOf(plan, random.between(1, 30)),
    start_time: null,
    kind: 'closed',
    capacity: null,
    reason: 'Closed for a family day',
  };
  if (random.chance(0.7)) return [closed];
  const local_date = dayOf(plan, random.between(31, 60));
  return [closed, { course_id, local_date, start_time: '11:00', kind: 'extra', capacity: 8, reason: 'By request' }];
}

// Hosts of a load: invented accounts that never sign in.

const languages = ['English', 'English', 'English', 'French', 'Japanese', 'Thai', 'Vietnamese', 'Hindi', 'Malay'];

function namesOf(random: Random) {
  return { first_name: nameAt(random.below(nameCount)), last_name: nameAt(random.rarely(nameCount)) };
}

function accountRow(plan: LoadPlan, n: number): Row {
  const random = randomFor(plan.seed, purposes.host, n);
  return {
    id: hostId(n),
    email: `host-${n}@load.banyan.example`,
    ...namesOf(random),
    roles: ['user', 'host'],
    is_id_verified: random.chance(0.8),
    is_demo: true,
  };
}

function hostRow(plan: LoadPlan, n: number): Row {
  const random = randomFor(plan.seed, purposes.host, n);
  const { first_name, last_name } = namesOf(random);
  return {
    user_id: hostId(n),
    display_name: `${first_name} ${last_name}`,
    headline: capital(random.common(people)),
    story: 'Made up for measuring.',
    languages: [...new Set(['English', random.pick(languages)])],
    host_since: dayOf(plan, -random.between(30, 3000)),
    reply_minutes: random.between(5, 1440),
    phone: '+00 000 0000',
  };
}

// A load never mixes with an operator's data.

const whatIsThere = `
  select (select count(*)::int from course where not is_demo) + (select count(*)::int from city where not is_demo) as own,
    (select count(*)::int from course where id >= $1) as loaded`;

type Verdict = { ok: true } | { ok: false; reason: string; isDone: boolean };

/** May `courses` be loaded into this database? `isDone`: they are there already. */
async function mayLoad(client: pg.ClientBase, courses: number): Promise<Verdict> {
  const result = await client.query<{ own: number; loaded: number }>(whatIsThere, [firstIds.course]);
  const { own = 0, loaded = 0 } = result.rows[0] ?? {};
  if (own > 0)
    return refuse(`This database has ${own} other courses and cities. Load an empty database, or one with the demo.`);
  if (loaded === courses) return { ok: false, isDone: true, reason: `${loaded} loaded courses are there already.` };
  if (loaded > 0)
    return refuse(
      `${loaded} loaded courses are there already. Take an empty database (BANYAN_DATA_DIR) for another number.`,
    );
  return { ok: true };
}

function refuse(reason: string): Verdict {
  return { ok: false, isDone: false, reason };
}

export interface LoadOptions {
  courses: number;
  seed?: number;
  screen: Screen;
}

const filled = ['user_account', 'host', 'course', 'availability_rule', 'availability_exception', 'addon', 'review'];

/** Loads a catalogue into the migrated database at `url`. Refuses a database with other data. */
export async function loadCatalogue(url: string, { courses, seed = 1, screen }: LoadOptions): Promise<Verdict> {
  const client = new pg.Client({ connectionString: url, application_name: 'banyan load', types: valueParsers() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const verdict = await mayLoad(client, courses);
    if (!verdict.ok) return verdict;
    await client.query(`begin; set local synchronous_commit = off; set local maintenance_work_mem = '256MB';
      set local work_mem = '64MB'; set local statement_timeout = 0; set local lock_timeout = '10s'`);
    await holdProjection(client);
    const plan = await preparePlan(client, { courses, seed });
    await fill(client, plan, screen);
    await client.query('commit');
    await tidy(client, screen);
    return { ok: true };
  } finally {
    // Also rolls back an unfinished load.
    await client.end();
  }
}

async function fill(client: pg.Client, plan: LoadPlan, screen: Screen): Promise<void> {
  let step: ReturnType<typeof beginStep> | undefined;
  const next = (name: string) => {
    step?.end();
    step = beginStep(screen, name);
  };
  const work = () => copyAll(client, plan, screen);
  await withoutIndexes(client, filled, work, (name) => next(`Index ${name}`));
  await moveSequences(client);
  next('Search index');
  await fillProjection(client);
  step?.end();
}

async function copyAll(client: pg.Client, plan: LoadPlan, screen: Screen): Promise<void> {
  const { hosts, courses } = plan;
  const copy = async (name: string, table: string, rows: Iterable<Row>, total: number) => {
    const step = beginStep(screen, name, total);
    await copyRows(client, table, rows, step.add);
    step.end();
  };
  const one = (make: typeof courseRow) => (n: number) => [make(plan, n)];
  const some = (make: typeof ruleRows) => (n: number) => make(plan, n);
  await copy('Accounts', 'user_account', each(hosts, one(accountRow)), hosts);
  await copy('Hosts', 'host', each(hosts, one(hostRow)), hosts);
  await copy('Courses', 'course', each(courses, one(courseRow)), courses);
  await copy('Rules', 'availability_rule', each(courses, some(ruleRows)), courses * 3);
  await copy('Exceptions', 'availability_exception', each(courses, some(exceptionRows)), courses / 15);
  await copy('Add-ons', 'addon', each(courses, some(addonRows)), courses * 0.39);
  await copy('Reviews', 'review', each(courses, some(reviewRows)), courses / 4);
}

/** The rows of the numbers below `count`, one after the other. */
function* each(count: number, rowsOf: (n: number) => readonly Row[]): Generator<Row> {
  for (let n = 0; n < count; n += 1) yield* rowsOf(n);
}

// The rows brought ids; sequences must skip them.
async function moveSequences(client: pg.Client): Promise<void> {
  for (const table of ['city', 'category', 'course', 'addon'])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
}

// Without it the planner has no statistics, and index-only scans do not work.
async function tidy(client: pg.Client, screen: Screen): Promise<void> {
  const step = beginStep(screen, 'Statistics');
  await client.query('vacuum (analyze)');
  await client.query('checkpoint').catch(() => undefined);
  step.end();
}

/** Until the end of the transaction the list projection is not derived row by row (ADR 024). */
async function holdProjection(client: pg.ClientBase): Promise<void> {
  await client.query(`set local banyan.bulk_load = 'on'`);
}

/** Derives all of it from scratch; drops and rebuilds its indexes itself. */
async function fillProjection(client: pg.ClientBase): Promise<void> {
  await client.query('select rebuild_course_listing(null)');
}
