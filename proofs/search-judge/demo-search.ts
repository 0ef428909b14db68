// The program's search over a separate database with the demo, called as the pages call it, in this process.
import { anonymous, type CallContext } from '#src/server/call.ts';
import { callInProcess } from '#src/server/platform/calls/call-adapter.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import type { Services } from '#src/server/services.ts';
import { createServices } from '#src/server/platform/start/services.ts';
import type { CallResult } from '#src/contract/types.ts';
import { loadDemo } from '#tests/support/catalogue/demo.ts';
import { createTestDatabase, prepareTestServer } from '#tests/support/database/database.ts';

export interface FoundList {
  ids: number[];
  corrected: string | null;
}

export interface DemoSearch {
  /** The first page for this keyword without filters. Throws when the call is refused. */
  search(keyword: string): Promise<FoundList>;
  titles: ReadonlyMap<number, string>;
  /** Removes the database. */
  close(): Promise<void>;
}

const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0' };

/** Makes the database and fills it, which takes some seconds. */
export async function openDemoSearch(): Promise<DemoSearch> {
  const configured = configure({ environment: settings, folder: projectFolder });
  if (!configured.ok) throw new Error(configured.problems.join('\n'));
  const config = settle(configured.config, { port: 80, stripe: { kind: 'none' } });
  const closers = [await prepareTestServer()];
  const close = async () => {
    for (const one of closers.toReversed()) await one();
  };
  try {
    const database = await createTestDatabase();
    closers.push(() => database.drop());
    await loadDemo(database);
    const services = await createServices(config, database.url);
    closers.push(() => services.pool.end());
    const courses = await services.pool.query<{ id: number; title: string }>('select id, title from course');
    const titles = new Map(courses.rows.map(({ id, title }) => [id, title]));
    return { search: searchWith(services), titles, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function searchWith(services: Services): DemoSearch['search'] {
  const nothing = { read: () => undefined, set: () => undefined, clear: () => undefined };
  const context: CallContext = {
    services,
    actor: anonymous,
    visitor: { id: '', address: '127.0.0.1' },
    cookies: nothing,
    idempotencyKey: null,
    log: services.log,
  };
  return async (keyword) => {
    const answer = (await callInProcess(
      'course/search',
      { keyword, limit: 12 },
      context,
    )) as CallResult<'course/search'>;
    if (answer.status !== 'success') throw new Error(`“${keyword}”: ${JSON.stringify(answer)}`);
    return { ids: answer.data.map(({ id }) => id), corrected: answer.corrected_keyword };
  };
}
