// `npm run export -- FOLDER`: everything in open formats; `-- --person ADDRESS FILE`: one person's data, as on their
// account page (docs/operations/backup.md).
import { writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { exportAll } from '#src/server/platform/backup/export-queries.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { openOriginals } from '#src/server/platform/pictures/open-pictures.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { findAccountOf, gatherOwnData } from '#src/server/features/account/index.ts';
import { createCommandPool } from '#src/server/platform/db/pool.ts';
import { createProgressLine } from '#scripts/import-catalog/progress-line.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { openInstallation } from './installation.ts';
import { inOneLine } from './long-command.ts';

type Installation = Awaited<ReturnType<typeof openInstallation>>;

async function exportPerson({ url, config }: Installation, person: string, path: string): Promise<void> {
  const pool = createCommandPool(url, 6);
  try {
    const db = createDatabase(pool);
    const id = await findAccountOf(db, person);
    const data = id === null ? null : await gatherOwnData(db, id, config.imageBase);
    if (data === null) throw new Error(`${person} is not the address or id of an account.`);
    await writeFile(path, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    const { cut } = data;
    console.log(`${path}: the data of ${person}${cut.length > 0 ? `, but not all of: ${cut.join(', ')}` : ''}.`);
  } finally {
    await pool.end();
  }
}

async function exportWhole({ url, config }: Installation, folder: string): Promise<void> {
  const progress = createProgressLine(process.stderr);
  const { version } = JSON.parse(readFileSync(`${projectFolder}package.json`, 'utf8')) as { version: string };
  const source = { url, originals: openOriginals(config), program: version, onProgress: progress.tell };
  try {
    const { tables, pictures } = await exportAll(source, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    progress.end();
    console.log(`${folder}: ${rows.toLocaleString('en-US')} rows of ${tables.length} tables, ${pictures} pictures.`);
  } finally {
    progress.end();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readCommand('export', { options: { person: { type: 'string' } }, words: [1, 1] });
  const [path = ''] = positionals;
  const installation = await openInstallation();
  try {
    if (values.person === undefined) await exportWhole(installation, path);
    else await exportPerson(installation, values.person, path);
  } finally {
    await installation.close();
  }
}

await inOneLine(main);
