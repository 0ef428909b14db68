import { describe, expect, it } from 'vitest';
import { readTree } from '#scripts/check/tree-faults.ts';
import { findForeignNames } from '#scripts/tree/feature-names.ts';

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
