import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { holdRoom, type HoldBounds, type LiveHolds } from './hold-room.ts';

const bounds: HoldBounds = { perDeparture: 1, perVisitor: 3, perNetwork: 10, networkShare: 0.5 };
const nothing: LiveHolds = { own: 0, own_here: 0, network: 0, network_pax_here: 0 };
const codeOf = (live: Partial<LiveHolds>, pax: number, capacity = 10, given = bounds) => {
  const answer = holdRoom({ ...nothing, ...live }, given, { pax, capacity });
  return answer.ok ? 'room' : answer.code;
};

describe('what may be held without paying', () => {
  it.each<[string, Partial<LiveHolds>, number, string]>([
    ['the first hold, of any size', {}, 10, 'room'],
    ['a second one on the departure', { own: 1, own_here: 1, network: 1 }, 1, 'hold-limit'],
    ['the third of a visitor', { own: 2, network: 2 }, 1, 'room'],
    ['the fourth of a visitor', { own: 3, network: 3 }, 1, 'hold-limit'],
    ['the tenth of a network', { network: 9 }, 1, 'room'],
    ['the eleventh of a network', { network: 10 }, 1, 'hold-network'],
    ['half of the seats as one of two', { network: 1 }, 5, 'room'],
    ['more than half as one of two', { network: 1 }, 6, 'hold-network'],
    ['up to half together', { network: 2, network_pax_here: 3 }, 2, 'room'],
    ['over half together', { network: 2, network_pax_here: 3 }, 3, 'hold-network'],
    ['next to a single hold that is larger than half', { network: 1, network_pax_here: 8 }, 1, 'hold-network'],
  ])('%s', (_what, live, pax, code) => {
    expect(codeOf(live, pax)).toBe(code);
  });

  it('rounds the share down, but never below one seat', () => {
    expect(codeOf({ network: 1, network_pax_here: 1 }, 1, 3)).toBe('hold-network');
    expect(codeOf({ network: 1 }, 1, 3)).toBe('room');
    expect(codeOf({ network: 1 }, 1, 1)).toBe('room');
    expect(codeOf({ network: 1 }, 2, 2)).toBe('hold-network');
  });

  it('has no bound where none is set', () => {
    const open: HoldBounds = { perDeparture: null, perVisitor: 50, perNetwork: null, networkShare: null };
    const many = { own: 49, own_here: 49, network: 400, network_pax_here: 9 };
    expect(codeOf(many, 1, 10, open)).toBe('room');
    expect(codeOf({ ...many, own: 50 }, 1, 10, open)).toBe('hold-limit');
  });

  it('allows exactly what leaves every bound kept', () => {
    const live = fc
      .record({ own: fc.nat(4), own_here: fc.nat(2), network: fc.nat(11), network_pax_here: fc.nat(12) })
      .map((one) => (one.network === 0 ? { ...one, network_pax_here: 0 } : one));
    fc.assert(
      fc.property(live, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 20 }), (read, pax, capacity) => {
        const half = Math.max(1, Math.floor(capacity / 2));
        const isShared = read.network + 1 > 1;
        const isKept =
          read.own_here === 0 &&
          read.own + 1 <= 3 &&
          read.network + 1 <= 10 &&
          (!isShared || read.network_pax_here + pax <= half);
        expect(holdRoom(read, bounds, { pax, capacity }).ok).toBe(isKept);
      }),
    );
  });
});
