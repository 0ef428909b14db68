// Journeys open pages and wait in one way: each bare form has failed on a busy machine.
import { describe, expect, it } from 'vitest';
import { findBareWaits, journeyModule } from '#scripts/tree/bare-waits.ts';
import { readTypeScript } from '#scripts/tree/source-files.ts';

describe('journeys', () => {
  it.each([
    'await page.reload();',
    'await host.page.goto(link);',
    'await page.waitForTimeout(400);',
    "await page.waitForLoadState('networkidle');",
    'await page.goBack();',
    'await page.waitForURL(/detail/);',
  ])('may not: %s', (line) => {
    expect(findBareWaits([{ path: 'tests/e2e/new.e2e.ts', text: `\n${line}` }])).toEqual([
      `tests/e2e/new.e2e.ts:2: ${line}`,
    ]);
    expect(findBareWaits([{ path: journeyModule, text: line }])).toEqual([]);
  });

  it('know no other way than their module', () => {
    const files = readTypeScript().filter(({ path }) => path !== 'tests/repo/journeys.test.ts');
    expect(files.some(({ path }) => path === journeyModule)).toBe(true);
    expect(findBareWaits(files)).toEqual([]);
  });
});
