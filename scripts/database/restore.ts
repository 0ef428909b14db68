// `npm run restore -- FILE`: restores an archive into this installation's empty database (docs/operations/backup.md).
// Exits with 1 when the database did not open.
import { readKeyFile } from '#src/server/platform/backup/archive/key-file.ts';
import { restore, type Restored } from '#src/server/platform/backup/restore.ts';
import { withheldWhenRestored } from '#src/server/platform/backup/withheld-queries.ts';
import { loadConfig } from '#src/server/platform/config.ts';
import { openOriginals } from '#src/server/platform/pictures/open-pictures.ts';
import { openInstallationDatabase } from '#src/server/platform/start/database.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { createStageLine, inOneLine } from './long-command.ts';

async function main(): Promise<void> {
  const { values, positionals } = readCommand('restore', {
    options: { 'key-file': { type: 'string' }, 'open-anyway': { type: 'boolean', default: false } },
    words: [1, 1],
  });
  const [path = ''] = positionals;
  const loaded = loadConfig();
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  const { config } = loaded;
  const keyFile = values['key-file'];
  const secret = keyFile === undefined ? (config.database.backupKey?.reveal() ?? null) : readKeyFile(keyFile);
  const begun = performance.now();
  const database = await openInstallationDatabase(config, console.error);
  const progress = createStageLine(process.stderr);
  try {
    const opensAnyway = values['open-anyway'];
    const done = await restore({
      url: database.url,
      path,
      secret,
      originals: openOriginals(config),
      opensAnyway,
      onProgress: progress.tell,
      print: console.log,
    });
    progress.end();
    report(done, performance.now() - begun);
  } finally {
    progress.end();
    await database.close();
  }
}

function report({ manifest, contents, broken, isOpen }: Restored, ms: number): void {
  const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `${rows.toLocaleString('en-US')} rows and ${contents.pictures.toLocaleString('en-US')} pictures of ${manifest.created_at}, from Banyan ${manifest.program} on PostgreSQL ${manifest.postgres}.`,
  );
  if (contents.missing_pictures.length > 0)
    console.log(`Not in the archive, because they were removed before: ${contents.missing_pictures.join(', ')}`);
  if (!manifest.has_secrets) console.log(withheldWhenRestored);
  for (const { promise, violations } of broken)
    console.log(`BROKEN  ${promise}\n        ${violations.join('\n        ')}`);
  const seconds = (ms / 1000).toFixed(1);
  if (broken.length === 0) console.log(`The ledger is right. The database is open (${seconds} s).`);
  else if (isOpen) console.log(`The ledger check failed. The database is open anyway (${seconds} s).`);
  else throw new Error('The ledger check failed, so the database stays closed. --open-anyway opens it anyway.');
}

await inOneLine(main);
