// The folder that holds all that an installation knows.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { refusedFolder } from '#src/server/config/start-refused.ts';

/** Makes BANYAN_DATA_DIR for its owner alone, or refuses in one line when it cannot be made or written to. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw refusedFolder('BANYAN_DATA_DIR', folder, error) ?? error;
  }
}
