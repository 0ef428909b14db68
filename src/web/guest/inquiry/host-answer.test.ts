import { describe, expect, it } from 'vitest';
import { answerInput, checkAnswer, priceOf, type TypedAnswer } from './HostAnswer.tsx';

const typed = (change: Partial<TypedAnswer>): TypedAnswer => ({
  decision: 'answer',
  message: '',
  time: '',
  price: '',
  ...change,
});

describe("a host's answer", () => {
  it('needs words, or a time and a price', () => {
    expect(Object.keys(checkAnswer(typed({}), true))).toEqual(['message']);
    expect(checkAnswer(typed({ message: 'Yes.' }), true)).toEqual({});
    expect(Object.keys(checkAnswer(typed({ decision: 'offer' }), false))).toEqual(['time', 'price_per_guest']);
    expect(checkAnswer(typed({ decision: 'offer', price: '20.50' }), true)).toEqual({});
    expect(checkAnswer(typed({ decision: 'decline' }), false)).toEqual({});
  });

  it('sends only what belongs to the decision', () => {
    const all = { message: 'Hello', time: '09:00', price: '18.5' };
    expect(answerInput(typed({ ...all, decision: 'answer' }), false)).toEqual({ decision: 'answer', message: 'Hello' });
    expect(answerInput(typed({ ...all, decision: 'offer' }), false)).toEqual({
      decision: 'offer',
      message: 'Hello',
      time: '09:00',
      price_per_guest: 18.5,
    });
    expect(answerInput(typed({ ...all, decision: 'offer', message: '' }), true)).toEqual({
      decision: 'offer',
      price_per_guest: 18.5,
    });
  });

  it.each([
    ['20', 20],
    ['20.5', 20.5],
    ['0.01', 0.01],
    ['0', null],
    ['-5', null],
    ['1e3', null],
    ['20.555', null],
    ['', null],
  ])('reads the price %j as %s', (text, price) => {
    expect(priceOf(text)).toBe(price);
  });
});
