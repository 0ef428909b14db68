import { describe, expect, it } from 'vitest';
import { placeholderAt } from './SearchBox.tsx';

describe('the placeholder of the search box', () => {
  it.each([
    [null, 'Search Destination or Experience'],
    [1440, 'Search Destination or Experience'],
    [401, 'Search Destination or Experience'],
    [400, 'City or Experience'],
    [320, 'City or Experience'],
  ])('at %s px reads %s', (width, text) => {
    expect(placeholderAt(width)).toBe(text);
  });
});
