// Production on a database of a demo would sell what does not exist and take tokens that everybody can read (product 5).
import { patientTimeouts } from '../catalogue-import/patient-timeouts.ts';
import type { StartConfig } from '../config.ts';
import { StartRefused } from '../config/start-refused.ts';
import { createPool, type DatabaseAddress } from '../db/pool.ts';
import { findDemoMarks } from '../seed/demo-marks-queries.ts';

/** Throws StartRefused in production when the database holds demo data or the acceptance fixture, unless it is allowed by name. */
export async function refuseDemoData(
  database: DatabaseAddress,
  { mode, allowsDemoData, database: given }: Pick<StartConfig, 'mode' | 'allowsDemoData' | 'database'>,
): Promise<void> {
  if (mode !== 'production' || allowsDemoData) return;
  const pool = createPool({ ...database, size: 1, timeouts: patientTimeouts });
  try {
    const { fixture, demo } = await findDemoMarks(pool);
    const found = fixture ? 'the acceptance fixture, whose tokens and passwords are published' : demo && 'demo data';
    if (found)
      throw new StartRefused(
        `${given.url ? 'DATABASE_URL' : 'BANYAN_DATA_DIR'}: this database holds ${found}, and BANYAN_MODE is production: use an empty one, or set BANYAN_ALLOW_DEMO_DATA=1 for a trial that real guests do not reach.`,
      );
  } finally {
    await pool.end();
  }
}
