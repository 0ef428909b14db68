import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '#scripts/tree/graph.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { dependentsOf, journeys, touchedBy } from './changed.ts';

const tree: Readonly<Record<string, string>> = {
  'src/domain/pricing/quote.ts': '',
  'src/domain/pricing/quote.test.ts': "import { quote } from './quote.ts';",
  'src/server/features/pricing/calculate.ts': "import { quote } from '#src/domain/pricing/quote.ts';",
  'src/server/features/pricing/calculate.db.test.ts': "import { program } from '#tests/support/app/program.ts';",
  'src/server/features/calls.ts':
    "import { handle } from './pricing/calculate.ts'; import { y } from './catalogue/place.ts';",
  'src/server/features/catalogue/place.ts': '',
  'src/server/features/catalogue/place.db.test.ts': "import { program } from '#tests/support/app/program.ts';",
  'tests/support/app/program.ts': "import { calls } from '#src/server/features/calls.ts';",
  'src/web/guest/checkout/Pay.tsx': "import { quote } from '#src/domain/pricing/quote.ts';",
  'src/web/ui/Button.tsx': '',
  'tests/e2e/paying/pay.e2e.ts': '',
};
const graph = buildGraph(Object.entries(tree).map(([path, text]) => ({ path, text })));

describe('what a change touches', () => {
  it('is what reaches it, past no file that brings everything together', () => {
    const reached = dependentsOf(['src/domain/pricing/quote.ts'], graph);
    expect(reached.has('src/server/features/pricing/calculate.ts')).toBe(true);
    expect(reached.has('tests/support/app/program.ts')).toBe(false);
  });

  it('is tested beside what it reaches, and walked through where somebody sees it', () => {
    expect(touchedBy(['src/domain/pricing/quote.ts'], graph)).toEqual({
      unit: ['src/domain/pricing/quote.test.ts'],
      db: ['src/server/features/pricing/calculate.db.test.ts'],
      e2e: ['tests/e2e/booking', 'tests/e2e/pages', 'tests/e2e/paying'],
    });
    expect(touchedBy(['src/server/features/catalogue/place.ts'], graph)).toEqual({
      unit: [],
      db: ['src/server/features/catalogue/place.db.test.ts'],
      e2e: ['tests/e2e/booking/home-to-voucher.e2e.ts'],
    });
  });

  it('is everything where everything rests on it', () => {
    expect(touchedBy(['package-lock.json'], graph)).toEqual({ unit: null, db: null, e2e: null });
    expect(touchedBy(['db/migrations/0002-more.sql'], graph).db).toBeNull();
    expect(touchedBy(['src/web/ui/Button.tsx'], graph).e2e).toBeNull();
  });

  it('names folders of journeys that exist', () => {
    for (const [, places] of journeys)
      for (const place of places) expect([place, existsSync(`${projectRoot}${place}`)]).toEqual([place, true]);
  });
});
