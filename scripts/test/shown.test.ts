import { describe, expect, it } from 'vitest';
import { readMutants, shownLines } from './shown.ts';

const tally = (passedIn: Record<string, number>, isAgain = false) => ({
  passed: Object.values(passedIn).reduce((sum, count) => sum + count, 0),
  passedIn: new Map(Object.entries(passedIn)),
  failed: [],
  skipped: [],
  isAgain,
});

describe('what a run has shown', () => {
  it('is counted by kind, and what ran again apart', () => {
    const lines = shownLines(
      [
        tally({ '/x/src/domain/a.test.ts': 3, '/x/src/web/B.dom.test.tsx': 4, '/x/tests/repo/c.test.ts': 5 }),
        tally({ '/x/src/domain/a.test.ts': 3 }, true),
        tally({ '/x/src/server/d.db.test.ts': 1200 }),
        tally({ '/x/tests/e2e/pages/every-page.e2e.ts': 6, '/x/tests/e2e/pages/found-again.e2e.ts': 7 }),
      ],
      { date: '2026-11-28', noticed: 8, of: 9 },
    );
    expect(lines.map((line) => line.trim())).toEqual([
      '1,207  behaviours: 3 of rules and parts, 4 of components, 1200 with the database',
      '3  of these again in other time zones',
      '7  journeys in a browser',
      '6  pages and popups, each looked at whole',
      '5  rules of the tree',
      '8  of 9 changed rules noticed, when all were last tried on 2026-11-28 (npm run proofs -- rules)',
    ]);
  });

  it('knows when the rules were last tried', () => {
    const { date, noticed, of } = readMutants();
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(noticed).toBeLessThanOrEqual(of);
    expect(of).toBeGreaterThan(100);
  });
});
