// The order of a load: one transaction, so that a load that is interrupted leaves nothing behind.
import pg from 'pg';
import { valueParsers } from '#src/server/db/value-parsers.ts';
import { addonRows, courseRow } from './rows/course-rows.ts';
import { copyRows } from './database/copy-rows.ts';
import type { Row } from './database/copy-text.ts';
import { accountRow, hostRow } from './rows/host-rows.ts';
import { mayLoad, type Verdict } from './database/allowed.ts';
import type { LoadPlan } from './plan.ts';
import { preparePlan } from './prepare-plan.ts';
import { beginStep, type Screen } from './progress.ts';
import { withoutIndexes } from '#src/server/db/bulk/shelved.ts';
import { reviewRows } from './rows/review-rows.ts';
import { exceptionRows, ruleRows } from './rows/time-rows.ts';

export interface LoadOptions {
  courses: number;
  /** The same seed gives the same catalogue. */
  seed?: number;
  screen: Screen;
}

const filled = ['user_account', 'host', 'course', 'availability_rule', 'availability_exception', 'addon', 'review'];

/** Loads a catalogue into the migrated database at `url`. Refuses one with data of its own by its answer. */
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
    // Also takes back what was begun.
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

/** The rows of the numbers below `count`, made one after the other. */
function* each(count: number, rowsOf: (n: number) => readonly Row[]): Generator<Row> {
  for (let n = 0; n < count; n += 1) yield* rowsOf(n);
}

// Rows came with ids of their own; what is made next must not meet them.
async function moveSequences(client: pg.Client): Promise<void> {
  for (const table of ['city', 'category', 'course', 'addon'])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
}

// Without it the planner knows nothing, and an index alone answers nothing.
async function tidy(client: pg.Client, screen: Screen): Promise<void> {
  const step = beginStep(screen, 'Statistics');
  await client.query('vacuum (analyze)');
  await client.query('checkpoint').catch(() => undefined);
  step.end();
}

/** From here to the end of the transaction no row of what lists are read from is derived as it comes (ADR 024). */
async function holdProjection(client: pg.ClientBase): Promise<void> {
  await client.query(`set local banyan.bulk_load = 'on'`);
}

/** Derives all of them from scratch; takes its indexes down and up by itself. */
async function fillProjection(client: pg.ClientBase): Promise<void> {
  await client.query('select rebuild_course_listing(null)');
}
