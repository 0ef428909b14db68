import { describe, expect, it } from 'vitest';
import {
  afterAct,
  hostPermissions,
  isOffSale,
  listingActs,
  listingStatuses as all,
  putBackTo,
  staffActsFrom,
  type ListingAct,
  type ListingStatus,
} from './review-state.ts';

/** Every filled cell of the table, repeated by hand. */
const allowed: readonly [ListingAct, ListingStatus, ListingStatus | 'gone'][] = [
  ['save', 'draft', 'draft'],
  ['save', 'in_review', 'draft'],
  ['save', 'sent_back', 'sent_back'],
  ['save', 'published', 'published'],
  ['save', 'paused', 'paused'],
  ['submit', 'draft', 'in_review'],
  ['submit', 'sent_back', 'in_review'],
  ['discard', 'draft', 'gone'],
  ['discard', 'sent_back', 'gone'],
  ['discard', 'rejected', 'gone'],
  ['approve', 'in_review', 'published'],
  ['send_back', 'in_review', 'sent_back'],
  ['reject', 'in_review', 'rejected'],
  ['pause', 'published', 'paused'],
  ['resume', 'paused', 'published'],
  ['archive', 'published', 'archived'],
  ['archive', 'paused', 'archived'],
  ['save', 'suspended', 'suspended'],
  ['archive', 'suspended', 'archived'],
  ['correct', 'in_review', 'in_review'],
  ['correct', 'published', 'published'],
  ['correct', 'paused', 'paused'],
  ['correct', 'suspended', 'suspended'],
  ['suspend', 'published', 'suspended'],
  ['suspend', 'paused', 'suspended'],
  ['take_down', 'published', 'taken_down'],
  ['take_down', 'paused', 'taken_down'],
  ['take_down', 'suspended', 'taken_down'],
  ['put_back', 'suspended', 'published'],
  ['put_back', 'taken_down', 'published'],
];

describe('the life of a listing', () => {
  it.each((Object.keys(listingActs) as ListingAct[]).flatMap((act) => all.map((status) => [act, status] as const)))(
    '%s from %s',
    (act, status) => {
      const row = allowed.find(([one, from]) => one === act && from === status);
      expect(afterAct(act, status)).toBe(row?.[2] ?? null);
    },
  );

  it('offers a host nothing that an operator decides, and nothing on what is archived', () => {
    expect(hostPermissions('in_review')).toEqual(['save']);
    expect(hostPermissions('published')).toEqual(['save', 'pause', 'archive']);
    expect(hostPermissions('archived')).toEqual([]);
    expect(hostPermissions('taken_down')).toEqual([]);
    expect(all.flatMap(hostPermissions).filter((act) => listingActs[act].by === 'operator')).toEqual([]);
  });

  it('never lets a host undo what the staff did', () => {
    expect(all.filter(isOffSale)).toEqual(['suspended', 'taken_down']);
    for (const status of all.filter(isOffSale))
      expect(hostPermissions(status).map((act) => afterAct(act, status))).not.toContain('published');
  });

  it('puts a listing back where it was', () => {
    expect([putBackTo('published'), putBackTo('paused'), putBackTo(null)]).toEqual([
      'published',
      'paused',
      'published',
    ]);
    expect(staffActsFrom('suspended')).toEqual(['take_down', 'put_back']);
    expect(staffActsFrom('draft')).toEqual([]);
  });
});
