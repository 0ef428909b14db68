// `npm run import:catalog -- places.json listings.csv`: loads an operator's catalogue, with --check only reports
// faults. Works with or without a running Banyan (docs/reference/catalogue-import.md).
import { readCommand } from './commands/command.ts';
import { importCatalogue } from '#src/server/catalogue-import/import-queries.ts';
import { patientTimeouts, createPool, type DatabaseAddress } from '#src/server/platform/db/pool.ts';
import { faultLines } from '#src/server/catalogue-import/faults.ts';
import { loadedLine } from '#src/server/catalogue-import/load-queries.ts';
import { loadConfig, projectFolder, type StartConfig } from '#src/server/platform/config.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { createLog } from '#src/server/platform/log.ts';
import { openSettings } from '#src/server/platform/settings/index.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { openImages } from '#src/server/platform/pictures/open-pictures.ts';
import { readDemoPictures } from '#src/server/platform/pictures/demo-pictures.ts';
import { openInstallationDatabase } from '#src/server/platform/start/database.ts';
import { createProgressLine } from './import-catalog/progress-line.ts';

/** Returns the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = readCommand('import:catalog', {
    options: { check: { type: 'boolean', default: false } },
    words: [1, 1000],
  });
  const loaded = loadConfig();
  if (!loaded.ok) {
    for (const problem of loaded.problems) console.error(problem);
    return 1;
  }
  const { config } = loaded;
  const database = await openInstallationDatabase(config, console.error);
  try {
    await migrate(database.url);
    return await importFiles(positionals, { config, database, isCheck: values.check });
  } finally {
    await database.close();
  }
}

async function importFiles(
  files: readonly string[],
  { config, database, isCheck }: { config: StartConfig; database: DatabaseAddress; isCheck: boolean },
): Promise<number> {
  const demo = `${projectFolder}demo/pictures`;
  const images = openImages(config);
  const pool = createPool({ ...database, size: 2, timeouts: patientTimeouts });
  const progress = createProgressLine(process.stderr);
  const isProduction = config.mode === 'production';
  try {
    await openSettings({ config, pool, log: createLog('warn') });
    const done = await importCatalogue(files, {
      pool,
      images,
      drawn: await readDemoPictures(demo),
      rules: { serviceFees: config.serviceFees, takesReviews: !isProduction, needsEmail: isProduction },
      isCheck,
      onProgress: progress.tell,
    });
    progress.end();
    if (!done.ok) for (const line of faultLines(done.faults)) console.error(line);
    else console.log(done.loaded ? loadedLine(done.loaded) : `${done.count} entries are valid. Nothing was changed.`);
    return done.ok ? 0 : 1;
  } finally {
    progress.end();
    images.close();
    await pool.end();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
