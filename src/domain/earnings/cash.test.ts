import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatuses, seatsOf } from '#src/domain/booking/status.ts';
import type { BookingRole } from '#src/domain/booking/transitions.ts';
import { cashSideOf, cashStates, type CashState, type CashWord, type CashWords } from './cash-states.ts';
import {
  cashClosesAt,
  cashDecided,
  cashSettled,
  cashStepOf,
  cashWordsFor,
  isCashReceived,
  type CashFacts,
} from './say-cash.ts';

const HOUR = 3_600_000;
const start = 1_000_000 * HOUR;
const facts: CashFacts = {
  status: 'completed',
  cash: 'due',
  words: { host: null, guest: null },
  is_settled: false,
  starts_at: start,
  ends_at: start + 3 * HOUR,
};
const words: readonly CashWord[] = ['paid', 'not_paid', 'waived'];
const roles: readonly BookingRole[] = ['guest', 'host', 'manager', 'coordinator', 'guide', 'operator', 'system'];
const after = (said: CashWords, word: CashWord, role: BookingRole) => {
  const step = cashStepOf({ ...facts, words: said }, word, role, start);
  return step.ok ? step.to : step.why;
};

describe('where each word leads, by what the other side has said', () => {
  it.each([
    // who,  says,      the other said: nothing, paid, not paid, waived
    ['host', 'paid', 'host_says_paid', 'both_say_paid', 'disputed', null],
    ['host', 'not_paid', 'due', 'disputed', 'due', null],
    ['host', 'waived', 'waived', 'waived', 'waived', null],
    ['coordinator', 'paid', 'host_says_paid', 'both_say_paid', 'disputed', null],
    ['coordinator', 'waived', 'waived', 'waived', 'waived', null],
    ['manager', 'paid', 'host_says_paid', 'both_say_paid', 'disputed', null],
    ['manager', 'waived', 'waived', 'waived', 'waived', null],
    ['guide', 'paid', 'host_says_paid', 'both_say_paid', 'disputed', null],
    ['guide', 'not_paid', 'due', 'disputed', 'due', null],
    ['guide', 'waived', 'role', 'role', 'role', null],
    ['guest', 'paid', 'due', 'both_say_paid', 'disputed', 'waived'],
    ['guest', 'not_paid', 'due', 'disputed', 'due', 'waived'],
    ['guest', 'waived', 'role', 'role', 'role', 'role'],
    ['operator', 'paid', 'role', 'role', 'role', 'role'],
    ['operator', 'not_paid', 'role', 'role', 'role', 'role'],
    ['operator', 'waived', 'role', 'role', 'role', 'role'],
    ['system', 'paid', 'role', 'role', 'role', 'role'],
    ['system', 'not_paid', 'role', 'role', 'role', 'role'],
    ['system', 'waived', 'role', 'role', 'role', 'role'],
  ] as const)('%s says %s', (role, word, ...expected) => {
    const others = [null, 'paid', 'not_paid', 'waived'] as const;
    const found = others.map((other) => {
      // A guest cannot have waived.
      if (cashSideOf[role] === 'host' && other === 'waived') return null;
      const said =
        cashSideOf[role] !== 'host' ? { host: other, guest: null } : { host: null, guest: other as 'paid' | null };
      return after(said, word, role);
    });
    expect(found).toEqual(expected);
  });
});

describe('when words count', () => {
  const whyAt = (at: number, more: Partial<CashFacts> = {}) => {
    const step = cashStepOf({ ...facts, ...more }, 'paid', 'host', at);
    return step.ok ? 'ok' : step.why;
  };
  const closes = cashClosesAt(facts);

  it.each([
    ['a moment before it opens', start - 12 * HOUR - 1, 'too-early'],
    ['from 12 hours before the start', start - 12 * HOUR, 'ok'],
    ['until 72 hours after the end', closes, 'ok'],
    ['and not after', closes + 1, 'too-late'],
  ])('%s', (_, at, expected) => {
    expect(whyAt(at)).toBe(expected);
    expect(closes - facts.ends_at).toBe(72 * HOUR);
  });

  it('for what is sold and has cash, and not once it is settled', () => {
    for (const status of bookingStatuses)
      expect(whyAt(start, { status })).toBe(seatsOf(status) === 'sold' ? 'ok' : 'no-cash');
    expect(whyAt(start, { cash: 'none' })).toBe('no-cash');
    expect(whyAt(start, { is_settled: true })).toBe('settled');
  });

  it('names what is left to say', () => {
    expect(cashWordsFor(facts, 'guest', start)).toEqual(['paid', 'not_paid']);
    expect(cashWordsFor(facts, 'host', start)).toEqual(['paid', 'not_paid', 'waived']);
    expect(cashWordsFor({ ...facts, words: { host: 'paid', guest: null } }, 'host', start)).toEqual([
      'not_paid',
      'waived',
    ]);
    expect(cashWordsFor(facts, 'operator', start)).toEqual([]);
    expect(cashWordsFor({ ...facts, is_settled: true }, 'guest', start)).toEqual([]);
  });
});

describe('when the time for words is over', () => {
  it.each([
    [null, null, 'due'],
    [null, 'paid', 'both_say_paid'],
    [null, 'not_paid', 'due'],
    ['paid', null, 'both_say_paid'],
    ['paid', 'paid', 'both_say_paid'],
    ['paid', 'not_paid', 'disputed'],
    ['not_paid', null, 'due'],
    ['not_paid', 'paid', 'disputed'],
    ['not_paid', 'not_paid', 'due'],
    ['waived', null, 'waived'],
    ['waived', 'not_paid', 'waived'],
  ] as const)('host %s, guest %s: %s', (host, guest, expected) => {
    expect(cashSettled({ host, guest })).toBe(expected);
  });

  it('an operator decides disputes and nothing else', () => {
    for (const cash of cashStates)
      expect(words.map((word) => cashDecided({ cash }, word))).toEqual(
        cash === 'disputed' ? ['both_say_paid', 'due', 'waived'] : [null, null, null],
      );
  });
});

describe('any talk of the two', () => {
  const said = fc.record({ role: fc.constantFrom(...roles), word: fc.constantFrom(...words) });

  it('ends where the last words lead, whatever was said before, and never where nobody has said it', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 12 }), (talk) => {
        let now = facts;
        for (const { role, word } of talk) {
          const step = cashStepOf(now, word, role, start);
          if (!step.ok) continue;
          expect(step.is_same).toBe(now.words[cashSideOf[role] ?? 'host'] === word);
          if (step.is_same) expect(step.to).toBe(now.cash);
          now = { ...now, cash: step.to, words: step.words };
        }
        const { host, guest } = now.words;
        const claims: Record<CashState, boolean> = {
          none: false,
          due: host !== 'paid' && host !== 'waived' && !(host === 'not_paid' && guest === 'paid'),
          host_says_paid: host === 'paid' && guest === null,
          both_say_paid: host === 'paid' && guest === 'paid',
          disputed: (host === 'paid' && guest === 'not_paid') || (host === 'not_paid' && guest === 'paid'),
          waived: host === 'waived',
        };
        expect(claims[now.cash]).toBe(true);
        // Silence never overrules a host's single statement, and the clock never settles a dispute.
        if (now.cash === 'disputed') expect(cashSettled(now.words)).toBe('disputed');
        if (isCashReceived(now.cash)) expect(isCashReceived(cashSettled(now.words))).toBe(true);
      }),
    );
  });
});
