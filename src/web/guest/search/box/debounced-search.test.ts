import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebouncedSearch } from './suggestion-source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search that answers when the test triggers it. */
function bench() {
  const asked: { query: string; signal: AbortSignal; answer: (found: string | null) => void }[] = [];
  const shown: (string | null)[] = [];
  const search = createDebouncedSearch<string>({
    ask: (query, signal) => new Promise((answer) => void asked.push({ query, signal, answer })),
    show: (found) => void shown.push(found),
    wait: 250,
    shortest: 2,
  });
  return { search, asked, shown };
}

describe('a search while somebody types', () => {
  it('asks once the typing pauses', async () => {
    const { search, asked, shown } = bench();
    for (const query of ['bat', 'bati', 'batik ']) {
      search.type(query);
      await vi.advanceTimersByTimeAsync(249);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ query }) => query)).toEqual(['batik']);
    asked[0]?.answer('Draw with wax');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['Draw with wax']);
  });

  it('cancels what was asked before, and drops its answer', async () => {
    const { search, asked, shown } = bench();
    search.type('pho');
    await vi.advanceTimersByTimeAsync(250);
    search.type('phobjikha');
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer('Late');
    await vi.advanceTimersByTimeAsync(250);
    asked[1]?.answer('Right');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['Right']);
  });

  it('asks nothing for one letter, and shows nothing then', async () => {
    const { search, asked, shown } = bench();
    search.type('pho');
    search.type('p');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    expect(shown).toEqual([null]);
  });

  it('keeps what is shown when the server does not answer', async () => {
    const { search, asked, shown } = bench();
    search.type('pho');
    await vi.advanceTimersByTimeAsync(250);
    asked[0]?.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([]);
  });
});
