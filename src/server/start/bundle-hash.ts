// Which sources a web bundle was made from: when the hash is another one, the bundle is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src/web',
  'src/contract',
  'src/domain',
  'public',
  'vite.config.ts',
  'vite.check.config.ts',
  'package-lock.json',
];
const isTest = /\.(test|spec)\.tsx?$/;

/** A hash over names and contents of everything that can change the bundle. Tests cannot. */
export function hashOfSources(project: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(project, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(project, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(project: string, path: string): string[] {
  const whole = join(project, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length))
    .sort();
}
