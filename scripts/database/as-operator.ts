// Commands on the machine that act in an operator's name.
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { createCommandPool } from '#src/server/platform/db/pool.ts';
import { findOperator } from '#src/server/features/review/index.ts';
import { openInstallation } from './installation.ts';

type Work = (db: ReturnType<typeof createDatabase>, operatorId: string) => Promise<boolean>;

/** Runs as the operator with this address. Exits with 0 when `work` returns true, otherwise 1. */
export async function asOperator(by: string, work: Work): Promise<void> {
  process.exitCode = 1;
  const { url, close } = await openInstallation();
  const pool = createCommandPool(url, 1);
  try {
    const db = createDatabase(pool);
    const operatorId = await findOperator(db, by);
    if (operatorId === null) return console.error(`${by} is not an operator’s address.`);
    if (await work(db, operatorId)) process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  } finally {
    await pool.end();
    await close();
  }
}
