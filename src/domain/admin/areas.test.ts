import { describe, expect, it } from 'vitest';
import {
  hasPermission,
  orderedAreas,
  staffAreas,
  staffPermissions,
  type StaffArea,
  type StaffPermission,
  mayRemoveNote,
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
