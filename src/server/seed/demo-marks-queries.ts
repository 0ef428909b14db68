// Detects demo data and the published fixture.
import type { Pool } from 'pg';

export const fixtureLabel = 'acceptance fixture';

export interface DemoMarks {
  demo: boolean;
  fixture: boolean;
  /** Test payments exist. */
  trial: boolean;
}

/** Reads the rows, so a cleaned database passes. */
export async function findDemoMarks(pool: Pool): Promise<DemoMarks> {
  const result = await pool.query<DemoMarks>(
    `select exists (select from api_token where label = $1) as fixture,
       exists (select from installation where tried_at is not null) and exists (select from payment) as trial,
       exists (select from course where is_demo) or exists (select from user_account where is_demo)
         or exists (select from booking where is_demo) or exists (select from review where is_demo) as demo`,
    [fixtureLabel],
  );
  return result.rows[0] ?? { demo: false, fixture: false, trial: false };
}

/** False after real payments. */
export async function markTrial(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update installation set tried_at = coalesce(tried_at, banyan_now())
     where tried_at is not null or not exists (select from payment)`,
  );
  return rowCount === 1;
}

/** No demo and nothing else. */
export async function isEmpty(pool: Pool): Promise<boolean> {
  const result = await pool.query(
    'select demo_seeded_at is null and not exists (select 1 from course) as empty from installation',
  );
  return result.rows[0]?.empty === true;
}
