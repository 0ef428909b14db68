import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { readRef, refFromBytes } from './ref.ts';
import { extendedHold, holdUntil, isHoldLive, requestDeadline } from './booking/window.ts';

const minute = 60_000;

describe('a reference', () => {
  it('is 8 letters, none of which looks like another or like a digit', () => {
    const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(bytes, (given) => {
        const ref = refFromBytes(given);
        expect(ref).toMatch(/^[A-Z]{8}$/);
        expect(ref).not.toMatch(/[AEIOUVLQGS]/);
        expect(readRef(ref)).toBe(ref);
        expect(readRef(`\u200B${ref.slice(0, 4)}\u00A0\u2011${ref.slice(4)}\u200E`)).toBe(ref);
        expect(readRef(` ${ref.slice(0, 4).toLowerCase()}-${ref.slice(4)} `)).toBe(ref);
      }),
    );
  });

  it('uses each of its 16 letters equally often', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = refFromBytes(new Uint8Array(8).fill(byte))[0]!;
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(16).fill(16));
  });

  it.each(['', 'BCDFHJK', 'BCDFHJKMN', 'BCDFHJKA', 'BCDFHJK1'])('is not %j', (text) => {
    expect(readRef(text)).toBeNull();
  });

  it('needs 8 bytes', () => {
    expect(() => refFromBytes(new Uint8Array(7))).toThrow(RangeError);
  });
});

describe('holds and requests', () => {
  it('last 15 minutes, or what the operator set', () => {
    expect(holdUntil(0, 15)).toBe(15 * minute);
    expect(holdUntil(0, 5)).toBe(5 * minute);
    expect([isHoldLive(100, 99), isHoldLive(100, 100), isHoldLive(null, 0)]).toEqual([true, false, false]);
  });

  it('are extended once', () => {
    const first = extendedHold({ until: 15 * minute, is_extended: false }, 10 * minute, 15);
    expect(first).toEqual({ until: 25 * minute, is_extended: true });
    expect(extendedHold(first, 20 * minute, 15)).toBe(first);
    expect(extendedHold({ until: 99 * minute, is_extended: false }, 0, 15).until).toBe(99 * minute);
  });

  it('a request ends after 48 hours or at the cut-off', () => {
    expect(requestDeadline(0, 100 * 60 * minute)).toBe(48 * 60 * minute);
    expect(requestDeadline(0, 3 * 60 * minute)).toBe(3 * 60 * minute);
  });
});
