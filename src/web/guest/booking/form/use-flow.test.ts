import { describe, expect, it } from 'vitest';
import { createFlowHistory } from './use-flow.ts';

describe('the sheet in the history', () => {
  it('counts steps back and forward', () => {
    const history = createFlowHistory('page');
    history.pushed('when');
    history.pushed('guests');
    history.pushed('checkout');
    expect(history.depth()).toBe(3);
    expect(history.moved('guests')).toBe(-1);
    expect(history.moved('checkout')).toBe(1);
    expect(history.moved('page')).toBe(-3);
    expect(history.depth()).toBe(0);
  });

  it('drops what lay ahead when a new step is taken', () => {
    const history = createFlowHistory('page');
    history.pushed('when');
    history.pushed('guests');
    history.moved('when');
    history.pushed('other');
    expect(history.moved('guests')).toBe(-2);
  });

  it('reports how far the browser is from the step without leaving it', () => {
    const history = createFlowHistory('page');
    history.pushed('when');
    history.pushed('guests');
    expect([history.away('when'), history.away('page'), history.away('guests')]).toEqual([-1, -2, 0]);
    expect(history.depth()).toBe(2);
  });
});
