// The pages of text that every installation has: a new one gets them all, an older one those that were added since.
import { createPool } from '../db/pool.ts';
import { seedContent } from '../db/seed/content.ts';

/** Inserts the content pages that this database does not have yet. */
export async function ensureTexts(url: string): Promise<void> {
  const pool = createPool({ url, size: 1 });
  try {
    await seedContent(pool);
  } finally {
    await pool.end();
  }
}
