// Runs once before the database tests and once after them. Building the pages takes longer than a hook's timeout on a
// busy machine.
import { buildBundleOnce } from './app/web-bundle.ts';
import { prepareTestServer } from './database/database.ts';
import { codeCache } from './process/server-process.ts';

export default async function setup(): Promise<() => Promise<void>> {
  // Before the workers start, who take their environment from here.
  Object.assign(process.env, codeCache);
  await buildBundleOnce();
  return prepareTestServer();
}
