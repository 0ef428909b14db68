import { describe, expect, it } from 'vitest';
import {
  type Belongs,
  hasPermission,
  isOwn,
  mayRemoveNote,
  mostTakenOff,
  needsOther,
  orderedAreas,
  type StaffArea,
  staffAreas,
  type StaffPermission,
  staffPermissions,
  subjectKinds,
  takesTwo,
} from './areas.ts';

const workOf = (...areas: StaffArea[]) => staffPermissions.filter((permission) => hasPermission(permission, areas));
const forAll: StaffPermission[] = ['to-do', 'bookings', 'people'];

describe('the areas of the staff', () => {
  it('let an admin do everything, and nobody without an area anything', () => {
    expect(workOf('admin')).toEqual(staffPermissions);
    expect(workOf()).toEqual([]);
  });

  it.each(staffAreas)('let %s read tasks, bookings and people', (area) => {
    expect(workOf(area)).toEqual(expect.arrayContaining(forAll));
  });

  it('show bank details and documents to finance only, and bring nobody else to money', () => {
    for (const permission of [
      'payouts',
      'payout-details',
      'documents',
      'ledger',
      'refunds',
      'codes',
      'fees',
      'rates',
    ] as const)
      expect([permission, staffAreas.filter((area) => hasPermission(permission, [area]))]).toEqual([
        permission,
        ['finance', 'admin'],
      ]);
  });

  it('leave rights, settings and the audit log to admins', () => {
    for (const permission of ['roles', 'settings', 'audit-log'] as const)
      expect([permission, staffAreas.filter((area) => hasPermission(permission, [area]))]).toEqual([
        permission,
        ['admin'],
      ]);
  });

  it('add up', () => {
    expect(workOf('support', 'content')).toEqual(
      staffPermissions.filter(
        (permission) => hasPermission(permission, ['support']) || hasPermission(permission, ['content']),
      ),
    );
    expect(workOf('support', 'finance', 'content')).toEqual(
      staffPermissions.filter((permission) => !['roles', 'settings', 'audit-log'].includes(permission)),
    );
  });

  it('let an operator remove an own note, and an admin any', () => {
    const may = (authorId: string) =>
      staffAreas.filter((area) => mayRemoveNote({ authorId }, { actorId: 'sue', areas: [area] }));
    expect(may('sue')).toEqual(staffAreas);
    expect(may('fin')).toEqual(['admin']);
  });

  it('stand in one order, each once', () => {
    expect(orderedAreas(['admin', 'support', 'admin'])).toEqual(['support', 'admin']);
  });
});

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

describe('two of the staff', () => {
  it.each([
    [500, null, false],
    [499, 500, false],
    [500, 500, true],
    [Infinity, 500, true],
    [Infinity, null, false],
  ])('an amount of %s with a bound of %s: %s', (amount, from, two) => {
    expect(takesTwo(amount, from)).toBe(two);
  });

  it.each<[string, readonly (string | null)[], number | null, boolean]>([
    ['who made it', ['me', null], 500, true],
    ['who approved its bank details', ['maker', 'me'], 500, true],
    ['somebody else', ['maker', null], 500, false],
    ['who made a small one', ['me'], 501, false],
    ['who made it, where one is enough', ['me'], null, false],
  ])('%s', (_who, before, from, needs) => {
    expect(needsOther('me', { amountCents: 500, from, before })).toBe(needs);
  });
});

describe('what a code can take off', () => {
  const fixed = { kind: 'fixed', amount_cents: 500, percent: null, max_uses: 3 } as const;
  const share = { kind: 'percent', amount_cents: null, percent: '10', max_uses: 2 } as const;

  it.each([
    [fixed, 1, 1500],
    [fixed, 100, 150_000],
    [{ ...fixed, max_uses: null }, 1, Infinity],
    [share, 1, 20_000],
    [{ ...share, max_uses: null }, 5, Infinity],
  ])('%j drawn %i times: %s', (terms, count, most) => {
    expect(mostTakenOff(terms, { count, priceMostCents: 100_000 })).toBe(most);
  });
});
