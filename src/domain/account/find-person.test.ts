import { describe, expect, it } from 'vitest';
import { readPersonSearch } from './find-person.ts';

const nothing = { id: null, ref: null, email: null, phones: [], phoneBegins: null, name: null, fullName: null };

describe('what an operator types to find a person', () => {
  it.each([
    ['', null],
    [' Mai ', { ...nothing, name: 'mai' }],
    ['Mai Thi Tran', { ...nothing, name: 'mai thi tran', fullName: { first: 'mai thi', last: 'tran' } }],
    ['MAI@example.org', { ...nothing, email: 'mai@example.org' }],
    ['091234', { ...nothing, phones: ['091234', '91234'], phoneBegins: '091234' }],
    ['abcdefgh', { ...nothing, ref: 'ABCDEFGH', name: 'abcdefgh' }],
    ['0000AAAA-0000-4000-8000-0000000000b7', { ...nothing, id: '0000aaaa-0000-4000-8000-0000000000b7' }],
  ])('%j', (typed, meaning) => {
    expect(readPersonSearch(typed)).toEqual(meaning);
  });
});
