// A test filter: one more row in the table, and address, request and condition support it (ADR 057).
import { describe, expect, it } from 'vitest';
import { flagNames, listingFilters, wantedTraits } from '#src/domain/catalogue/listing-filters.ts';
import { plainFilters } from './listing-filters.ts';
import { parseFilters, writeFilters } from './listing-query.ts';
import { sendFilters } from './listing-request.ts';
import { parseQueryLists } from '#src/contract/addresses/query-string.ts';
import { flagFields } from '#src/contract/shapes/listing.ts';

const table = {
  ...listingFilters,
  quiet: { kind: 'flag', field: 'quiet', bit: 2048 },
  level: { kind: 'choices', field: 'levels', bits: { easy: 4096, hard: 8192 }, match: 'any' },
  walk: { kind: 'range', ends: { min: 0, max: 20 }, fields: ['walk_min', 'walk_max'] },
} as const;
const parsed = (search: string) => parseFilters(parseQueryLists(search), table);

describe('rows that are added to the table', () => {
  it('are read from the address, and a bad value is ignored', () => {
    expect(parsed('quiet=1&level=hard&walk=2-5&ba_host=1')).toMatchObject({
      quiet: true,
      level: ['hard'],
      walk: [2, 5],
      ba_host: true,
    });
    expect(parsed('quiet=yes&level=toString&walk=9-2')).toEqual(plainFilters(table));
  });

  it('are written to it, but not at their defaults', () => {
    const { quiet, level, walk } = writeFilters(parsed('quiet=1&level=easy,hard&walk=0-5'), table);
    expect([quiet, level, walk]).toEqual(['1', 'easy,hard', '0-5']);
    expect(Object.values(writeFilters(plainFilters(table), table)).every((text) => text === undefined)).toBe(true);
  });

  it('are sent as the fields of a call, and asked of the bits of a course', () => {
    const sent = sendFilters(parsed('quiet=1&level=easy,hard&walk=0-5&free_pickup=1&pickup_service=1'), table);
    expect(sent).toEqual({
      quiet: 1,
      levels: ['easy', 'hard'],
      walk_min: 0,
      walk_max: 5,
      transport: ['free', 'addon'],
    });
    const { all, any } = wantedTraits({ ...sent }, table);
    expect([all, any.get('levels'), any.get('transport')]).toEqual([2048, 4096 + 8192, 24]);
  });

  it('have a panel and a field of the calls where they are yes or no', () => {
    expect(flagNames(table)).toEqual([...flagNames(listingFilters), 'quiet']);
    const { ba_host, quiet } = flagFields(table);
    expect(
      [ba_host, quiet].map((field) => [1, undefined, 0, '1'].map((value) => field.safeParse(value).success)),
    ).toEqual(Array.from({ length: 2 }, () => [true, true, false, false]));
  });
});
