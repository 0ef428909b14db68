// JSON files that only their owner can read.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { refusedFolder, StartRefused } from '#src/server/platform/config/start-refused.ts';

/** Null when missing. Throws StartRefused when invalid. */
export function readPrivateJson<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof SyntaxError)
      throw new StartRefused(`BANYAN_DATA_DIR: ${path} is damaged: remove it and start again.`, error);
    throw refusedFolder('BANYAN_DATA_DIR', path, error) ?? error;
  }
}

/** Atomic, mode 0600. */
export function writePrivateJson(path: string, value: unknown): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw refusedFolder('BANYAN_DATA_DIR', path, error) ?? error;
  }
}
