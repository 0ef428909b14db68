// Runs once before the journeys: a program that builds only its own languages would delete another's, and filling the
// demo is slow. The database server is for the few that run the program in their own process.
import { buildBundleOnce } from '#tests/support/app/web-bundle.ts';
import { prepareTestServer } from '#tests/support/database/database.ts';
import { fillDataOnce } from '#tests/support/process/running-program.ts';
import { shareProgramsOfRun } from '#tests/support/process/shared-programs.ts';

export async function setup(): Promise<() => Promise<void>> {
  await buildBundleOnce();
  const forgetData = await fillDataOnce();
  const releaseServer = await prepareTestServer();
  const endPrograms = shareProgramsOfRun();
  return async () => {
    await endPrograms();
    forgetData();
    await releaseServer();
  };
}
