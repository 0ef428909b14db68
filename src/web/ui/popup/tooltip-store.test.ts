import { describe, expect, it } from 'vitest';
import { createTooltipStore } from './tooltip.ts';

describe('a tooltip', () => {
  it('opens and closes, and notifies its listeners', () => {
    const store = createTooltipStore();
    const seen: (string | null)[] = [];
    const stop = store.subscribe(() => void seen.push(store.getState()?.text ?? null));
    store.open({ text: 'first', tone: 'plain' });
    store.open({ text: 'second', tone: 'error' });
    store.close();
    store.close();
    stop();
    store.open({ text: 'third', tone: 'plain' });
    expect(seen).toEqual(['first', 'second', null]);
    expect(store.getState()).toEqual({ text: 'third', tone: 'plain' });
  });
});
