// What lists are read from is derived from the catalogue, and made at once after a load (ADR 024).
import type pg from 'pg';

/** From here to the end of the transaction no row is derived as it comes. */
export async function holdProjection(client: pg.ClientBase): Promise<void> {
  await client.query(`set local banyan.bulk_load = 'on'`);
}

/** Derives everything from scratch; takes its indexes down and up by itself. */
export async function fillProjection(client: pg.ClientBase): Promise<void> {
  await client.query('select rebuild_course_listing(null)');
}
