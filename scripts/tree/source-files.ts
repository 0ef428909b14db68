// Reads the project's own source once, for every check that looks at it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  text: string;
}

/** The folder that holds package.json, with a slash at its end. */
export const projectRoot = new URL('../../', import.meta.url).pathname;

/** Files of the project that match a glob pattern, sorted by path; installed packages and built files never match. */
export function readSourceFiles(pattern: string, root = projectRoot): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', 'dist/**', 'data/**', '.git/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Every TypeScript file of the project: source, scripts and tests. */
export function readTypeScript(root = projectRoot): SourceFile[] {
  return readSourceFiles('{src,scripts,tests}/**/*.{ts,tsx}', root);
}

/** Tests may import what source may not (their runner, each other's support), so most rules pass them by. */
export function isTestFile(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('tests/');
}
