// What the last full check of the drawing code looked at, as one hash (see docs/pictures.md).
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file that holds the hash of the last check. */
export const CHECKED_FILE = path.join(import.meta.dirname, 'checked.json');

/**
 * SHA-256 over the drawing code and the manifests of what it drew: names and contents in the order of the names, line
 * endings as LF, so that it is the same on every machine.
 */
export function drawingHash(folder = import.meta.dirname): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.{ts,json}', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const drawn = ['../pictures/manifest.json', '../pictures/portraits.json'];
  for (const name of [...files.filter((file) => file !== 'checked.json').sort(), ...drawn])
    hash.update(`${name}\n${readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')}\n`);
  return hash.digest('hex');
}

/** The hash that was written down when everything passed. */
export function checkedHash(): string {
  return (JSON.parse(readFileSync(CHECKED_FILE, 'utf8')) as { sha256: string }).sha256;
}
