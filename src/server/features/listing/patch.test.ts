import { describe, expect, it } from 'vitest';
import { propertyRows, type PropertyRow } from '#src/domain/listing/properties.ts';
import { cleanProperties, cleanValue } from './patch.ts';

const row = (name: string) => propertyRows.find(([one]) => one === name)![1];

describe('a value as it is kept', () => {
  it.each([
    ['title', '  Two   words\n', 'Two words'],
    ['description', ' One\r\n\r\ntwo ', 'One\n\ntwo'],
    ['included', [' Tea ', '', 'Tea', 'Two  bowls'], ['Tea', 'Two bowls']],
    ['attributes', ['solo', 'family', 'solo'], ['solo', 'family']],
    ['minimum_age', null, null],
    ['policy', 'strict', 'strict'],
  ])('%s: %j', (name, value, kept) => {
    expect(cleanValue(row(name), value)).toEqual(kept);
  });
});

describe('a property that is younger than a client', () => {
  const rows = [['wheelchair', { kind: 'flag', part: 'party', mayLack: true } satisfies PropertyRow]] as const;
  const party = { min_pax: 1, max_pax: 2, minimum_age: null };

  it('stays as it was where a save leaves it out', () => {
    const before = { party: { ...party, wheelchair: true } };
    expect(cleanProperties(before, { party }, rows)).toEqual({ party: { wheelchair: true } });
    expect(cleanProperties({ party }, { party }, rows)).toEqual({});
  });

  it('changes where a save names it', () => {
    const before = { party: { ...party, wheelchair: true } };
    const patch = { party: { ...party, wheelchair: false } };
    expect(cleanProperties(before, patch, rows)).toEqual({ party: { wheelchair: false } });
  });
});
