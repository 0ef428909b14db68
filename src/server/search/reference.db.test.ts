import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { limits } from '#src/domain/limits.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { anyPlace, filtersAt, storeDrawn } from '#tests/support/search/drawn-list.ts';
import { memorySearch } from '#tests/support/search/memory-search.ts';
import type { PlainCourse } from '#tests/support/search/plain-course.ts';
import type { SearchFilters, SearchPage, SearchPort } from './search-port.ts';

let courses: PlainCourse[] = [];
let now: number;
let program: TestApp;
const memory = () => memorySearch(courses, now);

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool, url }) {
      ({ courses, now } = await storeDrawn(pool, url));
    },
  });
});
afterAll(() => program.close());

describe('lists against a plain reference', () => {
  it('hold the same courses in the same order, whatever the filters', async () => {
    const check = async (scope: { cityId: number | null; keyword: string | null }, filters: SearchFilters) => {
      const asked = { ...filters, limit: 48, offset: 0 };
      const [page, wanted] = await Promise.all([
        program.services.search.list(scope, asked),
        memory().list(scope, asked),
      ]);
      // A search without results returns partial matches and marks them; the reference stays empty.
      if (page.fit !== 'all') return void expect(wanted.total).toBe(0);
      const matches = page.rows.slice(0, page.rows.length - page.further.shown);
      expect(matches.map((row) => row.id)).toEqual(wanted.rows.map((row) => row.id));
      expect(page).toMatchObject({ total: wanted.total, isCapped: false, corrected: null });
      expect(page.rows.every((row) => row.is_available)).toBe(true);
    };
    await fc.assert(fc.asyncProperty(anyPlace, filtersAt(now), check), { numRuns: 250 });
  });

  it('hold the same courses for every single day and band', async () => {
    const today = dateAt(now, 'Asia/Kathmandu');
    for (const cityId of [1, 2, 4])
      for (let ahead = -1; ahead < 16; ahead += 1)
        for (const band of ['morning', 'afternoon', 'evening'] as const) {
          const day = addDays(today, ahead);
          const filters: SearchFilters = { date_start: day, date_end: day, time_type: [band] };
          const ask = (search: SearchPort) => search.list({ cityId, keyword: null }, { ...filters, limit: 100 });
          const [page, wanted] = await Promise.all([ask(program.services.search), ask(memory())]);
          const idsOf = ({ rows }: SearchPage) => rows.map((row) => row.id);
          expect([day, band, idsOf(page)]).toEqual([day, band, idsOf(wanted)]);
        }
  });

  it('turn round exactly', async () => {
    for (const sort of Object.keys(limits.sorts) as (keyof typeof limits.sorts)[]) {
      const list = async (sort_type?: 'asc' | 'desc') =>
        (
          await program.services.search.list(
            { cityId: 1, keyword: null },
            { sort, limit: 100, ...(sort_type && { sort_type }) },
          )
        ).rows.map((row) => row.id);
      const other = limits.sorts[sort] === 'asc' ? 'desc' : 'asc';
      expect(await list(other)).toEqual((await list()).toReversed());
    }
  });

  it('show every course once over all pages', async () => {
    for (const sort of Object.keys(limits.sorts) as (keyof typeof limits.sorts)[]) {
      const ids: number[] = [];
      for (let offset = 0; ; offset += limits.pageSize) {
        const scope = { cityId: null, keyword: 'course' };
        const page = await program.services.search.list(scope, { sort, offset });
        expect(page.total).toBe(200);
        if (page.rows.length === 0) break;
        ids.push(...page.rows.map((row) => row.id));
      }
      expect(ids.toSorted((a, b) => a - b)).toEqual(courses.map((one) => one.id));
    }
  });
});
