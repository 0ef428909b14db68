// Runs once before the database tests of a run and once after them.
import { prepareTestServer } from './database/database.ts';

export default async function setup(): Promise<() => Promise<void>> {
  return prepareTestServer();
}
