import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { positionOf, trackLag } from './lag.ts';

describe('a position of the log', () => {
  it('counts on past four gigabytes', () => {
    expect(positionOf('0/10')).toBe(16n);
    expect(positionOf('1/0')).toBe(2n ** 32n);
    expect(positionOf('16/B374D848')).toBe(0x16b374d848n);
  });
});

describe('the age of a replica', () => {
  it('is unknown until the replica has reached something', () => {
    const lag = trackLag();
    lag.notePrimary(10n, 0);
    expect(lag.ageAt(5)).toBe(Number.POSITIVE_INFINITY);
    lag.noteReplica(9n);
    expect(lag.ageAt(5)).toBe(Number.POSITIVE_INFINITY);
    lag.noteReplica(10n);
    expect(lag.ageAt(5)).toBe(5);
  });

  it('is that of the latest moment that the replica has reached', () => {
    const lag = trackLag();
    for (const at of [0, 500, 1000]) lag.notePrimary(BigInt(10 + at), at);
    lag.noteReplica(600n);
    expect(lag.ageAt(1200)).toBe(700);
    lag.noteReplica(1010n);
    expect(lag.ageAt(1200)).toBe(200);
  });

  it('is unknown again when the replica is away, and when the primary is another one that stands before', () => {
    const lag = trackLag();
    lag.notePrimary(100n, 0);
    lag.noteReplica(100n);
    lag.noteReplica(null);
    expect(lag.ageAt(1)).toBe(Number.POSITIVE_INFINITY);
    lag.noteReplica(100n);
    lag.notePrimary(90n, 10);
    expect(lag.ageAt(11)).toBe(Number.POSITIVE_INFINITY);
    lag.noteReplica(100n);
    expect(lag.ageAt(12)).toBe(2);
  });

  it('never says younger than it is, however far the replica follows', () => {
    // Each step writes some of the log and replays some on the replica.
    const steps = fc.array(fc.record({ written: fc.nat(50), read: fc.nat(60), looks: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (moves) => {
        const lag = trackLag();
        const written = [0];
        let replayed = 0;
        for (const [index, { written: bytes, read, looks }] of moves.entries()) {
          const position = (written.at(-1) ?? 0) + bytes;
          written.push(position);
          replayed = Math.min(position, replayed + read);
          const now = (index + 1) * 100;
          if (looks) {
            lag.notePrimary(BigInt(position), now);
            lag.noteReplica(BigInt(replayed));
          }
          const age = lag.ageAt(now);
          if (age === Number.POSITIVE_INFINITY) continue;
          // All that was flushed at that time has been replayed.
          expect(written[(now - age) / 100]).toBeLessThanOrEqual(replayed);
        }
      }),
    );
  });
});
