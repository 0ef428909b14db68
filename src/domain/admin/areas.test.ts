import { describe, expect, it } from 'vitest';
import {
  doesWork,
  orderedAreas,
  staffAreas,
  staffWork,
  type StaffArea,
  type StaffWork,
  mayRemoveNote,
} from './areas.ts';

const workOf = (...areas: StaffArea[]) => staffWork.filter((work) => doesWork(work, areas));
const forAll: StaffWork[] = ['to-do', 'bookings', 'people'];

describe('the areas of the staff', () => {
  it('let an admin do everything, and nobody without an area anything', () => {
    expect(workOf('admin')).toEqual(staffWork);
    expect(workOf()).toEqual([]);
  });

  it.each(staffAreas)('let %s read tasks, bookings and people', (area) => {
    expect(workOf(area)).toEqual(expect.arrayContaining(forAll));
  });

  it('show bank details and documents to finance only, and bring nobody else to money', () => {
    for (const work of [
      'payouts',
      'payout-details',
      'documents',
      'ledger',
      'refunds',
      'codes',
      'fees',
      'rates',
    ] as const)
      expect([work, staffAreas.filter((area) => doesWork(work, [area]))]).toEqual([work, ['finance', 'admin']]);
  });

  it('leave rights, settings and the audit log to admins', () => {
    for (const work of ['roles', 'settings', 'audit-log'] as const)
      expect([work, staffAreas.filter((area) => doesWork(work, [area]))]).toEqual([work, ['admin']]);
  });

  it('add up', () => {
    expect(workOf('support', 'content')).toEqual(
      staffWork.filter((work) => doesWork(work, ['support']) || doesWork(work, ['content'])),
    );
    expect(workOf('support', 'finance', 'content')).toEqual(
      staffWork.filter((work) => !['roles', 'settings', 'audit-log'].includes(work)),
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
