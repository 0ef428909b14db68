import { describe, expect, it } from 'vitest';
import { isOwn, subjectKinds, type Belongs } from './own.ts';

const me = 'me';

describe('what is one’s own', () => {
  it.each<[string, readonly string[], Belongs, boolean]>([
    ['nobody’s', [], { people: [], hosts: [] }, false],
    ['somebody else’s', ['a team'], { people: ['guest'], hosts: ['host'] }, false],
    ['an own account, booking or code', [], { people: ['guest', me], hosts: ['host'] }, true],
    ['of the host that one is', [], { people: ['guest'], hosts: [me] }, true],
    ['of a host in whose team one is', ['other', 'host'], { people: [], hosts: ['host'] }, true],
    ['of a guest who is one’s host elsewhere', ['guest'], { people: ['guest'], hosts: [] }, false],
    ['of many hosts, one of them one’s own', ['c'], { people: [], hosts: ['a', 'b', 'c'] }, true],
  ])('%s', (_name, teams, belongs, own) => {
    expect(isOwn(me, teams, belongs)).toBe(own);
  });

  it('is of a kind that has one name', () => {
    expect([...new Set(subjectKinds)].toSorted()).toEqual([...subjectKinds]);
  });
});
