import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTree } from '#scripts/check/tree-faults.ts';
import { findForeignNames } from '#scripts/tree/feature-names.ts';
import { projectRoot, readSourceFiles } from '#scripts/tree/source-files.ts';

const paths = readTree().files.map(({ path }) => path);

describe('names of features', () => {
  it('are the same in every zone', () => {
    expect(findForeignNames(paths)).toEqual([]);
  });

  it('are missed where a zone has another one, or an exception that nothing needs', () => {
    const planted = [
      'src/domain/coupon/coupon.ts',
      'src/contract/calls/paperwork.ts',
      'src/web/host/calendar/page.tsx',
    ];
    expect(findForeignNames([...paths, ...planted])).toEqual([
      'domain: coupon is the name of no feature',
      'contract: paperwork is the name of no feature',
      'host: calendar is the name of no feature',
    ]);
    expect(findForeignNames(paths.filter((path) => !path.startsWith('src/domain/map/')))).toEqual([
      'domain: map needs no exception',
    ]);
  });
});

// A mutant names its file and the tests that must notice; a moved path would leave it unproved.
it('proofs name files and folders that exist', () => {
  const named = readSourceFiles('proofs/rules/*.ts').flatMap(({ text }) =>
    [...text.matchAll(/(?<=[`'])(?:\$\{features\}|(?=src\/))([\w./-]+)(?=[`'])/g)].map(
      ([whole, path = '']) => (whole.startsWith('$') ? 'src/server/features/' : '') + path,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

it('processes are started from files that exist', () => {
  const started = readTree().files.flatMap(({ path, text }) =>
    [...text.matchAll(/new URL\('([\w./-]+\.ts)', import\.meta\.url\)/g)].map(([, name = '']) =>
      posix.join(posix.dirname(path), name),
    ),
  );
  expect(started.length).toBeGreaterThan(5);
  expect(started.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
