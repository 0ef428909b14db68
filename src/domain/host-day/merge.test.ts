import { describe, expect, it } from 'vitest';
import type { Act } from './act.ts';
import { mergeActs, type Party } from './merge.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 26, 9);
const party: Party = { pax: 4, starts_at: start, ends_at: start + 180 * minute };
let made = 0;
const act = (kind: Act['kind'], at: number, more: Partial<Act> = {}): Act => {
  made += 1;
  const heads = kind === 'let_in' ? 1 : 0;
  const own = { id: `act-${made}`, device: 'gate', kind, heads, part: '', undoes: null, seq: made };
  return { ...own, phone_at: at, at, ...more };
};

describe('what several phones did', () => {
  it('is nothing at first', () => {
    expect(mergeActs(party, [])).toMatchObject({
      status: 'confirmed',
      heads: 0,
      since: null,
      cash_at: null,
      remarks: [],
    });
  });

  it('counts a party head by head, from both phones', () => {
    const acts = [act('let_in', start, { heads: 2 }), act('let_in', start + minute, { device: 'door', heads: 2 })];
    expect(mergeActs(party, acts)).toMatchObject({ status: 'checked_in', heads: 4, since: start, remarks: [] });
  });

  it('never counts more than the party, and says who was there before', () => {
    const first = act('let_in', start, { heads: 4 });
    const second = act('let_in', start + 2 * minute, { device: 'door', heads: 4 });
    const { heads, remarks } = mergeActs(party, [second, first]);
    expect(heads).toBe(4);
    expect(remarks).toEqual([
      { kind: 'double', act: second.id, device: 'door', at: second.at, other: { device: 'gate', at: first.at } },
    ]);
  });

  it('counts the code of a companion once, however often it is scanned', () => {
    const scans = ['gate', 'door', 'gate'].map((device, index) =>
      act('let_in', start + index * minute, { device, part: '0a1b2c3d' }),
    );
    const friend = act('let_in', start, { part: 'ffffffff' });
    const merged = mergeActs(party, [...scans, friend]);
    expect(merged.heads).toBe(2);
    expect(merged.remarks.map(({ kind, other }) => [kind, other?.device])).toEqual([
      ['double', 'gate'],
      ['double', 'gate'],
    ]);
  });

  it('takes back what the same phone did within 15 minutes of its own clock, and nothing else', () => {
    const letIn = act('let_in', start, { heads: 4 });
    const undo = (more: Partial<Act>) => act('undo', start + 15 * minute, { undoes: letIn.id, ...more });
    expect(mergeActs(party, [undo({}), letIn])).toMatchObject({
      status: 'confirmed',
      heads: 0,
      undone_let_in: { acted_at: start, at: start + 15 * minute },
    });
    for (const wrong of [{ phone_at: start + 15 * minute + 1 }, { device: 'door' }, { undoes: 'unknown' }])
      expect(mergeActs(party, [letIn, undo(wrong)])).toMatchObject({ status: 'checked_in', heads: 4 });
  });

  it('takes an undo that arrives before its act, and no undo of an undo', () => {
    const letIn = act('let_in', start);
    const undo = act('undo', start + minute, { undoes: letIn.id });
    const again = act('undo', start + 2 * minute, { undoes: undo.id });
    expect(mergeActs(party, [undo]).heads).toBe(0);
    expect(mergeActs(party, [again, undo, letIn])).toMatchObject({ status: 'confirmed', heads: 0 });
  });

  it('marks a no-show from half an hour after the start', () => {
    expect(mergeActs(party, [act('no_show', start + 30 * minute)])).toMatchObject({ status: 'no_show', remarks: [] });
    const early = mergeActs(party, [act('no_show', start + 30 * minute - 1)]);
    expect([early.status, early.remarks[0]?.kind]).toEqual(['confirmed', 'too_early']);
  });

  it('believes the phone that saw them', () => {
    const marked = act('no_show', start + 31 * minute);
    const seen = act('let_in', start + 40 * minute, { device: 'door' });
    const merged = mergeActs(party, [marked, seen]);
    expect(merged).toMatchObject({ status: 'checked_in', since: seen.at });
    expect(merged.remarks).toMatchObject([{ kind: 'came_after_all', act: marked.id, other: { device: 'door' } }]);
    const undo = act('undo', seen.at + minute, { device: 'door', undoes: seen.id });
    expect(mergeActs(party, [undo, marked, seen])).toMatchObject({ status: 'no_show', since: marked.at, remarks: [] });
  });

  it('lets nobody in more than 12 hours before the start: the wrong day, or moved to another', () => {
    const early = mergeActs(party, [act('let_in', start - 12 * 60 * minute - 1)]);
    expect([early.status, early.heads, early.remarks[0]?.kind]).toEqual(['confirmed', 0, 'too_early']);
    expect(mergeActs(party, [act('let_in', start - 12 * 60 * minute)]).status).toBe('checked_in');
  });

  it('changes nothing any more two hours after the end', () => {
    const end = start + 300 * minute;
    expect(mergeActs(party, [act('no_show', end)]).status).toBe('no_show');
    for (const kind of ['no_show', 'let_in'] as const) {
      const late = mergeActs(party, [act(kind, end + 1)]);
      expect([late.status, late.remarks[0]?.kind]).toEqual(['confirmed', 'too_late']);
    }
  });

  it('ticks cash, also without anybody let in, and takes the tick back', () => {
    const cash = act('cash', start);
    expect(mergeActs(party, [cash])).toMatchObject({ status: 'confirmed', cash_at: start });
    expect(mergeActs(party, [cash, act('undo', start, { undoes: cash.id })]).cash_at).toBeNull();
  });
});
