import { describe, expect, it } from 'vitest';
import { testsOfDates, zoneFiles } from './zone-files.ts';

const tree = (files: Record<string, string>) =>
  testsOfDates(Object.entries(files).map(([path, text]) => ({ path: `src/${path}`, text })));

// One test reads the whole tree, which takes long on busy machines.
describe('the tests that run again in other zones', { timeout: 60_000 }, () => {
  it('are those of code that makes, reads or writes dates', () => {
    const day = 'export const day = (at: number) => new Date(at).getDate();';
    const files = {
      'day.ts': day,
      'day.test.ts': "import { day } from './day.ts'; day(0);",
      'sum.ts': 'export const sum = 3;',
      'sum.test.ts': "import { sum } from './sum.ts'; sum;",
    };
    expect(tree(files)).toEqual(['src/day.test.ts']);
  });

  it('are those that make dates themselves', () => {
    expect(tree({ 'a.test.ts': 'Date.parse("2026-12-05T09:00");', 'b.test.ts': 'Date.UTC(2026, 11, 5);' })).toEqual([
      'src/a.test.ts',
    ]);
  });

  it('are the nearest of code that no test imports', () => {
    const files = {
      'day.ts': 'export const format = new Intl.DateTimeFormat();',
      'Part.tsx': "import { format } from './day.ts'; export const Part = () => format.format(0);",
      'Page.tsx': "import { Part } from './Part.tsx'; export const Page = Part;",
      'site.ts': "import { Page } from './Page.tsx'; export const site = Page;",
      'part.dom.test.tsx': "import { Part } from './Part.tsx'; Part;",
      'page.dom.test.tsx': "import { Page } from './Page.tsx'; Page;",
    };
    expect(tree(files)).toEqual(['src/part.dom.test.tsx']);
    const { 'part.dom.test.tsx': _nearest, ...others } = files;
    expect(tree(others)).toEqual(['src/page.dom.test.tsx']);
    expect(
      tree({ ...others, 'page.dom.test.tsx': '', 'site.test.ts': "import { site } from './site.ts'; site;" }),
    ).toEqual([]);
  });

  it('are none that import a type alone, and none that need a database', () => {
    const day = 'export type Day = string; export const today = () => new Date();';
    const files = {
      'day.ts': day,
      'type.test.ts': "import type { Day } from './day.ts'; '' as Day;",
      'day.db.test.ts': "import { today } from './day.ts'; today();",
    };
    expect(tree(files)).toEqual([]);
  });

  it('reach mails, papers, calendars and pages', () => {
    expect(zoneFiles()).toEqual(
      expect.arrayContaining([
        'src/domain/calendar/calendar.test.ts',
        'src/server/notifications/mails/mails.test.ts',
        'src/server/features/pdf/sheets/voucher-pdf.test.ts',
        'src/server/providers/feed/own-events.test.ts',
        'src/texts/host-formats.test.ts',
        'src/web/host/availability/calendar-page.dom.test.tsx',
      ]),
    );
  });
});
