import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { credentialState, dueWarning, isLastDay, reachedWarning } from './credentials.ts';
import { credentialFile } from './kinds.ts';

const today = '2026-12-01';

describe('what a paper is today', () => {
  it.each([
    ['verified', null, 'verified'],
    ['verified', '2026-12-01', 'verified'],
    ['verified', '2026-11-30', 'expired'],
    ['waiting', '2026-11-30', 'waiting'],
    ['refused', '2026-11-30', 'refused'],
  ] as const)('%s until %s is %s', (decision, expires_on, state) => {
    expect(credentialState({ decision, expires_on }, today)).toBe(state);
  });

  it('can be handed in on its last day, not after it', () => {
    expect([isLastDay(today, today), isLastDay('2026-11-30', today)]).toEqual([true, false]);
  });
});

describe('warnings', () => {
  it.each([
    [31, null, null],
    [30, null, 30],
    [30, 30, null],
    [10, 30, null],
    [7, 30, 7],
    [0, 7, null],
    [-1, 7, -1],
    [-400, -1, null],
    // The program was down for weeks: one email, the nearest.
    [-3, 30, -1],
    [5, null, 7],
  ])('%i days before the last day, told at %s: %s', (left, told, due) => {
    expect(dueWarning(addDays(today, left), today, told)).toBe(due);
  });

  it('each is told at most once, whatever days the job runs on', () => {
    const days = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), days, (length, runs) => {
        const last = addDays(today, length);
        let told = reachedWarning(last, today);
        const sent: number[] = [];
        for (const run of runs.toSorted((a, b) => a - b)) {
          const due = dueWarning(last, addDays(today, run), told);
          if (due === null) continue;
          sent.push(due);
          told = due;
        }
        expect(new Set(sent).size).toBe(sent.length);
        // A run after the last day has sent the final warning.
        if (Math.max(...runs) > length) expect(told).toBe(-1);
      }),
    );
  });
});

describe('kinds of files', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it.each([
    ['%PDF-1.7 and more', 'pdf'],
    ['\u00ff\u00d8\u00ff\u00e0 and more', 'picture'],
    ['\u0089PNG\r\n\u001a\n more', 'picture'],
    ['RIFFxxxxWEBPVP8 ', 'picture'],
    ['xxxxftypavif', 'picture'],
    ['xxxxftypheic', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<!doctype html>', null],
    [' %PDF-1.7', null],
    ['PK\u0003\u0004 a word file', null],
    ['', null],
  ])('%j is %s', (head, kind) => {
    expect(credentialFile(bytes(head))).toBe(kind);
  });
});
