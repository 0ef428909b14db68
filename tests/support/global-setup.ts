// Runs once before the database tests of a run and once after them. Building the pages takes longer than a hook may, where the
// machine is busy.
import { buildBundleOnce } from './app/web-bundle.ts';
import { prepareTestServer } from './database/database.ts';

export default async function setup(): Promise<() => Promise<void>> {
  await buildBundleOnce();
  return prepareTestServer();
}
