// `npm run backup -- FILE`: archives the installation, with or without a running Banyan (docs/operations/backup.md).
// Exits with 1 when there is no archive.
import { readFileSync } from 'node:fs';
import { readKeyFile } from '#src/server/platform/backup/archive/key-file.ts';
import { writeArchive } from '#src/server/platform/backup/archive/write-archive.ts';
import { backUp, noteBackup } from '#src/server/platform/backup/back-up-queries.ts';
import type { Contents } from '#src/server/platform/backup/manifest.ts';
import { withheldWhenMade } from '#src/server/platform/backup/withheld-queries.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { openOriginals } from '#src/server/platform/pictures/open-pictures.ts';
import { createProgressLine } from '#scripts/import-catalog/progress-line.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { archivePath, isFolder, removeOldArchives } from './dated-archives.ts';
import { openInstallation } from './installation.ts';
import { inOneLine } from './long-command.ts';

async function main(): Promise<void> {
  const { values, positionals } = readCommand('backup', {
    options: { 'key-file': { type: 'string' }, keep: { type: 'string' } },
    words: [1, 1],
  });
  const [place = ''] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(isFolder(place) && Number.isInteger(keep) && keep >= 1))
    throw new Error('--keep needs the number of archives to keep, at least 1, and an existing folder.');
  const path = archivePath(place, new Date());
  const begun = performance.now();
  const { config, url, close } = await openInstallation();
  const progress = createProgressLine(process.stderr);
  try {
    const secret =
      values['key-file'] === undefined
        ? (config.database.backupKey?.reveal() ?? null)
        : readKeyFile(values['key-file']);
    if (secret === null) console.log(withheldWhenMade);
    let contents: Contents | null = null;
    const { version } = JSON.parse(readFileSync(`${projectFolder}package.json`, 'utf8')) as { version: string };
    const entries = backUp({
      url,
      originals: openOriginals(config),
      program: version,
      hasSecrets: secret !== null,
      onProgress: progress.tell,
      onContents: (all) => (contents = all),
    });
    const bytes = await writeArchive(path, entries, secret);
    progress.end();
    await noteBackup(url);
    if (contents) console.log(madeLine(contents));
    for (const old of keep === null ? [] : removeOldArchives(place, keep)) console.log(`${old}: removed.`);
    console.log(`${path}: ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  } finally {
    progress.end();
    await close();
  }
}

function madeLine({ rows, pictures, missing_pictures: missing }: Contents): string {
  const tables = Object.values(rows);
  const sum = tables.reduce((all, count) => all + count, 0);
  const gone =
    missing.length === 0 ? '' : ` ${missing.length} pictures were missing: ${missing.slice(0, 5).join(', ')}`;
  return `${sum.toLocaleString('en-US')} rows of ${tables.length} tables, ${pictures.toLocaleString('en-US')} pictures.${gone}`;
}

await inOneLine(main);
