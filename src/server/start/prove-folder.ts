// A folder that files of guests and hosts go into is tried before anyone comes.
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedFolder } from '#src/server/config/start-refused.ts';

/** Makes the folder where it is not there, and writes a file into it. Throws StartRefused in one line that names the setting. */
export function proveFolder(setting: string, folder: string): void {
  const file = join(folder, `.tried-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, 'Banyan can write here.\n');
    rmSync(file);
  } catch (error) {
    throw refusedFolder(setting, folder, error) ?? error;
  }
}
