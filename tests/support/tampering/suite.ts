// A program with its sandbox, its log and a dump of its tables; refused requests must appear in the log and change no
// table.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { dumpTables } from './money-tables.ts';
import { recordLog, type LogLine, type RecordedLog } from './recorded-log.ts';

export interface TamperingSuite {
  base: TestDatabase;
  sandbox: TestSandbox;
  program: Program;
  /** A second program over the same database, like a second process. */
  second: Program;
  course: TestCourse;
  log: RecordedLog;
  /** Runs work that must be refused, and checks that nothing has changed; returns the log. */
  refused(work: () => Promise<void>): Promise<LogLine[]>;
}

export function useTamperingSuite(): TamperingSuite {
  const log = recordLog();
  const suite = { log } as TamperingSuite;
  beforeAll(async () => {
    suite.base = await createTestDatabase();
    await insertBookableCity(suite.base.pool);
    suite.sandbox = await startSandbox({ settleDelayMs: 60_000 });
    const wish = { stripeUrl: suite.sandbox.url, timeoutMs: 2000, log: log.log };
    suite.program = await createProgram(suite.base.pool, wish);
    suite.second = await createProgram(suite.base.pool, wish);
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 500 });
    suite.refused = async (work) => {
      const before = await dumpTables(suite.base.pool);
      log.clear();
      await work();
      const written = log.warnings();
      expect(await dumpTables(suite.base.pool)).toEqual(before);
      return written;
    };
  });
  beforeEach(async () => {
    await suite.base.pool.query('delete from rate_limit');
  });
  afterAll(async () => {
    await suite.program?.close();
    await suite.second?.close();
    await suite.sandbox?.close();
    await suite.base?.drop();
  });
  return suite;
}
