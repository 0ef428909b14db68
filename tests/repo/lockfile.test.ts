import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';

interface LockEntry {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync(`${projectRoot}package-lock.json`, 'utf8')) as {
  packages: Record<string, LockEntry>;
};

/** Packages that the lock file installs without a hash. */
const unproven = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined);

it('the lock file has a hash for every package but those of other systems', () => {
  const here = unproven.filter(
    ([, { optional, os, cpu }]) =>
      optional !== true || (os?.includes('linux') === true && cpu?.includes('x64') === true),
  );
  // The musl builds of Linux are optional as well, and recognized only by name.
  expect(here.map(([path]) => path).filter((path) => !path.includes('musl'))).toEqual([]);
});

it('and the lock file names no registry', () => {
  expect(readFileSync(`${projectRoot}package-lock.json`, 'utf8')).not.toContain('"resolved"');
});
