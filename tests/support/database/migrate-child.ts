// Migrates in a separate process, so that a test can kill it: `node migrate-child.ts URL FOLDER`, where FOLDER holds a
// baseline and its migrations.
import { pathToFileURL } from 'node:url';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { readMigrations } from '#src/server/platform/db/migration-files.ts';

const [url = '', folder = ''] = process.argv.slice(2);
const migrations = readMigrations(pathToFileURL(`${folder}/`));
console.log(JSON.stringify(await migrate(url, { migrations, print: console.log })));
