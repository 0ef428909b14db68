import { describe, expect, it } from 'vitest';
import { contentRows, propertyText } from './content-rows.ts';

const names = { cities: new Map(), categories: new Map() };

describe('what a host has written, as lines', () => {
  it('has the properties of a part after its own lines', () => {
    const party = { min_pax: 1, max_pax: 6, minimum_age: 8 };
    expect(contentRows('party', { party }, names)).toEqual([
      { label: 'Guests', values: ['1 to 6'] },
      { label: 'Minimum age', values: ['8 years'] },
    ]);
    expect(contentRows('party', { party: { ...party, minimum_age: 0 } }, names)).toHaveLength(1);
  });

  it('has each list of the details that says something, in the order of the table', () => {
    const details = {
      included: ['Tea'],
      excluded: [],
      bring: ['A hat', 'Shoes'],
      requirements: [],
      accessibility: ['Stairs'],
    };
    expect(contentRows('details', { details }, names)).toEqual([
      { label: 'Included', values: ['Tea'] },
      { label: 'To bring', values: ['A hat', 'Shoes'] },
      { label: 'Accessibility', values: ['Stairs'] },
    ]);
  });

  it.each([
    [true, 'Yes'],
    [false, false],
    [null, null],
    [3, '3'],
    ['A lift', 'A lift'],
  ])('reads %j of a property as %j', (value, text) => {
    expect(propertyText('planted', value)).toBe(text);
  });
});
