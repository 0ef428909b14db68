import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { europeanNumerals } from '#src/domain/typed/signs.ts';
import { readAnswer } from './answer-pairs.ts';

describe('an answer by phone', () => {
  it.each([
    ['1', 1],
    [' 1. ', 1],
    ['(2)!', 2],
    ['#3', 3],
    ['01', 1],
    ['1 1', 1],
    ['१', 1],
    ['२', 2],
    ['១', 1],
    ['៤', 4],
    ['๑', 1],
    ['໒', 2],
    ['၁', 1],
    ['၁၂', 12],
    ['１', 1],
    ['1️⃣', 1],
    ['👍 1', 1],
    ['1 🙏', 1],
    ['\u200b1', 1],
  ])('%j is the number %i', (text, value) => {
    expect(readAnswer(text)).toEqual({ kind: 'number', value });
  });

  it.each([
    '',
    '  ',
    'ok',
    '1 hour late',
    '1 or 2',
    '1/2',
    '1.5',
    '1, 3',
    '10:00',
    'yes 1',
    'एक',
    '9'.repeat(40),
    '👍',
  ])('%j is none', (text) => {
    expect(readAnswer(text)).toEqual({ kind: 'unclear' });
  });

  it.each([
    ['STOP', 'stop'],
    ['stop.', 'stop'],
    ['Stop all', 'stop'],
    ['unsubscribe', 'stop'],
    ['Start', 'start'],
    ['UNSTOP', 'start'],
    ['help', 'help'],
    ['Info?', 'help'],
    ['toString', 'unclear'],
    ['please stop here', 'unclear'],
  ])('%j is %s', (text, kind) => {
    expect(readAnswer(text)).toEqual({ kind });
  });

  it('never finds a number beside a letter, and never reads one that was not typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(98), (text, digit) => {
        const read = readAnswer(`${text}${digit}`);
        if (read.kind !== 'number') return;
        expect(/\p{L}/u.test(text)).toBe(false);
        const runs = europeanNumerals(`${text}${digit}`.normalize('NFKC')).match(/\d+/g) ?? [];
        expect(new Set(runs.map(Number))).toEqual(new Set([read.value]));
      }),
    );
  });
});
