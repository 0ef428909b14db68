// The demo world in a database of a test.
import { patientTimeouts, createPool } from '#src/server/platform/db/pool.ts';
import { seedDemo } from '#src/server/seed/index.ts';
import { createFilledDatabase, type TestDatabase } from '#tests/support/database/database.ts';

/** Loads the demo as a first start does, with longer timeouts than a request. Returns its accounts. */
export async function loadDemo({ url }: { readonly url: string }): ReturnType<typeof seedDemo> {
  const pool = createPool({ url, isPgbouncer: false, size: 1, timeouts: patientTimeouts });
  try {
    return await seedDemo(pool);
  } finally {
    await pool.end();
  }
}

/** A separate database with the demo world in it, which is loaded once in a run. */
export function createDemoDatabase(): Promise<TestDatabase> {
  return createFilledDatabase('demo', loadDemo);
}
