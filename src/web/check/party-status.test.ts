import { describe, expect, it } from 'vitest';
import type { Departure, StoredAct, Party } from './phone-storage.ts';
import { canMarkNoShow, isOpen, isPartUsed, partyStatus, undoable } from './party-status.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 26, 9);
const party: Party = {
  ref: 'BCDFHJKM',
  name: 'Maya S.',
  pax: 4,
  addons: [],
  cash: { amount: 4100, usd: 30, currency: 'NPR', symbol: 'रु' },
  cash_state: 'due',
  status: 'confirmed',
  heads: 0,
  since: null,
  version: 1,
  remarks: [],
};
const departure = {
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(start + 180 * minute).toISOString(),
} as Departure;

let seq = 0;
const act = (kind: StoredAct['kind'], more: Partial<StoredAct> = {}): StoredAct => {
  seq += 1;
  const at = new Date(start).toISOString();
  const own = { id: `act-${seq}`, ref: party.ref, kind, heads: 0, part: '', undoes: null, at, seq };
  return { ...own, userId: 'me', pax: 4, outcome: 'waiting', ...more };
};

describe('a party on the phone', () => {
  it('is awaited, then in head by head, with what waits to be sent', () => {
    expect(partyStatus(party, [])).toEqual({ heads: 0, left: 4, cash: 'due', status: 'awaited', waiting: 0 });
    const some = partyStatus({ ...party, heads: 1 }, [act('let_in', { heads: 2 })]);
    expect(some).toMatchObject({ heads: 3, left: 1, status: 'in', waiting: 1 });
    expect(partyStatus(party, [act('let_in', { heads: 9 })])).toMatchObject({ heads: 4, left: 0 });
  });

  it('is not counted twice once the server has it', () => {
    const sent = act('let_in', { heads: 2, outcome: 'kept' });
    expect(partyStatus({ ...party, heads: 2, status: 'checked_in' }, [sent])).toMatchObject({ heads: 2, waiting: 0 });
  });

  it('goes back with an undo, of what was sent and of what was not', () => {
    const sent = act('let_in', { heads: 2, outcome: 'kept' });
    const here = act('let_in', { heads: 1 });
    const undoes = [sent, here].map(({ id }) => act('undo', { undoes: id }));
    expect(partyStatus({ ...party, heads: 2 }, [sent, here, ...undoes])).toMatchObject({ heads: 0, status: 'awaited' });
    const done = undoes.map((undo) => ({ ...undo, outcome: 'kept' as const }));
    expect(partyStatus(party, [sent, { ...here, outcome: 'kept' }, ...done])).toMatchObject({ heads: 0 });
  });

  it('ticks cash and takes the tick back', () => {
    const cash = act('cash');
    expect(partyStatus(party, [cash]).cash).toBe('paid');
    expect(partyStatus(party, [cash, act('undo', { undoes: cash.id })]).cash).toBe('due');
    const sent = { ...cash, outcome: 'kept' as const };
    const paid = { ...party, cash_state: 'host_says_paid' as const };
    expect(partyStatus(paid, [sent]).cash).toBe('paid');
    expect(partyStatus(paid, [sent, act('undo', { undoes: sent.id })]).cash).toBe('due');
    expect(partyStatus({ ...party, cash: { ...party.cash, usd: 0 } }, []).cash).toBe('none');
  });

  it('is a no-show until somebody is in, and never after a cancel', () => {
    expect(partyStatus(party, [act('no_show')]).status).toBe('no_show');
    expect(partyStatus({ ...party, status: 'no_show' }, [act('let_in', { heads: 1 })]).status).toBe('in');
    expect(partyStatus({ ...party, status: 'cancelled' }, [act('let_in', { heads: 1 })]).status).toBe('ended');
  });

  it('can be marked as missing from half an hour after the start', () => {
    const awaited = partyStatus(party, []);
    expect(
      [29, 30, 5 * 60, 5 * 60 + 1].map((after) => canMarkNoShow(departure, awaited, start + after * minute)),
    ).toEqual([false, true, true, false]);
  });

  it('is let in from 12 hours before the start until 2 hours after the end', () => {
    const at = (after: number) => isOpen(departure, start + after * minute);
    expect([at(-721), at(-720), at(300), at(301)]).toEqual(['early', 'open', 'open', 'over']);
  });

  it('can be taken back for 15 minutes, the latest first, and once', () => {
    const [first, second] = [act('let_in', { heads: 1 }), act('cash')];
    const ids = (acts: StoredAct[], after: number) => undoable(acts, start + after * minute).map(({ id }) => id);
    expect(ids([first, second], 15)).toEqual([second.id, first.id]);
    expect(ids([first, second], 15.1)).toEqual([]);
    expect(ids([first, second, act('undo', { undoes: second.id })], 1)).toEqual([first.id]);
  });

  it('knows the code of a companion again', () => {
    const scan = act('let_in', { heads: 1, part: '0a1b2c3d' });
    expect(isPartUsed([scan], '0a1b2c3d')).toBe(true);
    expect(isPartUsed([scan], 'ffffffff')).toBe(false);
    expect(isPartUsed([scan, act('undo', { undoes: scan.id })], '0a1b2c3d')).toBe(false);
  });
});
