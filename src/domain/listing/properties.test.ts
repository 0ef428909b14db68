import { describe, expect, it } from 'vitest';
import { columnValues, listingParts, valueIn } from './content.ts';
import { emptyValue, fieldOf, isAnswered, namesWith, propertyRows, type PropertyRow } from './properties.ts';

const flag: PropertyRow = { kind: 'flag', part: 'details', mayLack: true };

describe('the table of properties', () => {
  it('gives each property a part of the editor and a field of its own in it', () => {
    const fields = propertyRows.map((property) => `${property[1].part}.${fieldOf(property)}`);
    expect(new Set(fields).size).toBe(propertyRows.length);
    expect(propertyRows.filter(([, row]) => !(listingParts as readonly string[]).includes(row.part))).toEqual([]);
  });

  it('finds rows by what they have, in their order', () => {
    expect(namesWith({ part: 'details', kind: 'list' })).toEqual([
      'included',
      'excluded',
      'bring',
      'requirements',
      'accessibility',
    ]);
    expect(namesWith({ waits: true })).toEqual(['meeting_text']);
  });

  it('knows what each kind holds before it is answered', () => {
    const kinds = propertyRows.map(([name, row]) => [name, emptyValue(row)]);
    expect(columnValues({})).toEqual(Object.fromEntries(kinds));
    expect(emptyValue(flag)).toBe(false);
  });

  it('reads values by their fields and trims texts', () => {
    const content = { place: { city_id: 1, text: ' At the well ', latitude: null, longitude: null } };
    expect(columnValues(content).meeting_text).toBe('At the well');
    expect(valueIn(content, ['minimum_age', { kind: 'number', part: 'party', min: 0, max: 99 }])).toBeUndefined();
  });
});

describe('an answer', () => {
  const line: PropertyRow = { kind: 'line', part: 'kind', length: { min: 3, max: 5 } };
  it.each([
    [line, ' ab ', false],
    [line, 'abc', true],
    [line, 'abcdef', false],
    [line, undefined, false],
    [{ kind: 'choices', part: 'languages', options: ['a'] } as const, [], false],
    [{ kind: 'choices', part: 'languages', options: ['a'] } as const, ['a'], true],
    [{ kind: 'choice', part: 'terms', options: ['a'] } as const, null, false],
    [{ kind: 'number', part: 'party', min: 0, max: 9 } as const, 0, true],
    [flag, false, true],
  ])('%o of %j: %s', (row, value, isEnough) => {
    expect(isAnswered(row, value)).toBe(isEnough);
  });
});
