import { describe, expect, it } from 'vitest';
import { emptyValue, propertyRows, type PropertyRow } from '#src/domain/listing/properties.ts';
import { listingPatch } from './listing-content.ts';
import { inputShape, pageProperties, pageShape } from './listing-properties.ts';

describe('the shape of a property', () => {
  it.each(propertyRows)('%s takes what it holds before it is answered, and no value of another kind', (_name, row) => {
    expect(inputShape(row).parse(emptyValue(row))).toEqual(emptyValue(row));
    expect(pageShape(row).parse(emptyValue(row))).toEqual(emptyValue(row));
    expect(inputShape(row).safeParse({}).success).toBe(false);
  });

  it('may be left out where drafts and clients are older than the property', () => {
    const flag: PropertyRow = { kind: 'flag', part: 'details' };
    const given = (row: PropertyRow) => inputShape(row).safeParse(undefined).success;
    expect([given(flag), given({ ...flag, mayLack: true })]).toEqual([false, true]);
  });

  it('has its bounds where a host writes, and none on the page', () => {
    const age: PropertyRow = { kind: 'number', part: 'party', min: 0, max: 99 };
    expect([0, 99, 100].map((value) => inputShape(age).safeParse(value).success)).toEqual([true, true, false]);
    expect(pageShape(age).safeParse(100).success).toBe(true);
  });
});

it('a part of the editor takes its properties and nothing else', () => {
  const party = { min_pax: 1, max_pax: 6, minimum_age: null };
  expect(listingPatch.safeParse({ party }).success).toBe(true);
  expect(listingPatch.safeParse({ party: { ...party, included: [] } }).success).toBe(false);
  expect(listingPatch.safeParse({ party: { min_pax: 1, max_pax: 6 } }).success).toBe(false);
});

it('the page shows properties under their own names', () => {
  expect(pageProperties).toContain('minimum_age');
  expect(pageProperties).not.toContain('policy');
});
