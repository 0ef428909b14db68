// The pages of text that every installation has: a new one gets them all, an older one those that were added since.
import { createPool, type DatabaseAddress } from '../db/pool.ts';
import { seedContent } from '../seed/content.ts';

/** Inserts the content pages that this database does not have yet. */
export async function ensureTexts(database: DatabaseAddress): Promise<void> {
  const pool = createPool({ ...database, size: 1 });
  try {
    await seedContent(pool);
  } finally {
    await pool.end();
  }
}
