import { afterEach, describe, expect, it, vi } from 'vitest';
import { showMessage } from './show-message.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a message that is shown', () => {
  it.each([
    ['glides into view', false, 'smooth'],
    ['jumps into view where less motion is wanted', true, 'auto'],
  ])('takes the focus and %s', (_what, matches, behavior) => {
    const matchMedia = vi.fn<(query: string) => { matches: boolean }>(() => ({ matches }));
    vi.stubGlobal('window', { matchMedia });
    const done: unknown[] = [];
    showMessage({ focus: (how) => done.push(['focus', how]), scrollIntoView: (how) => done.push(['scroll', how]) });
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(done).toEqual([
      ['focus', { preventScroll: true }],
      ['scroll', { block: 'nearest', behavior }],
    ]);
  });
});
