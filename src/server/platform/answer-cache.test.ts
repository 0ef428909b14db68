import { describe, expect, it } from 'vitest';
import { createAnswerCache, cacheMs } from './answer-cache.ts';

/** A cache with a test clock, over a source that counts its reads. */
function watched(forMs: number = cacheMs) {
  const clock = { now: 5 };
  const source = { reads: 0, price: 20 };
  const kept = createAnswerCache(forMs, () => clock.now);
  const ask = (key = 'course 1') =>
    kept.of(key, async () => {
      source.reads += 1;
      return { data: { price: source.price, days: [{ seats: 4 }] } };
    });
  return { clock, source, kept, ask };
}

describe('an answer that is kept', () => {
  it('is read once within a second, and anew after it', async () => {
    const { clock, source, ask } = watched();
    const first = await ask();
    source.price = 30;
    clock.now += cacheMs - 1;
    expect(await ask()).toBe(first);
    clock.now += 1;
    expect((await ask()).data.price).toBe(30);
    expect(source.reads).toBe(2);
  });

  it('is read once for all who ask at the same time', async () => {
    const { source, ask } = watched();
    await Promise.all([ask(), ask(), ask()]);
    expect(source.reads).toBe(1);
  });

  it('is of its key alone', async () => {
    const { source, ask } = watched();
    await ask('course 1');
    await ask('course 2');
    expect(source.reads).toBe(2);
  });

  it('cannot be changed by those who get it', async () => {
    const { data } = await watched().ask();
    expect(() => (data.price = 1)).toThrow(TypeError);
    expect(() => data.days.push({ seats: 9 })).toThrow(TypeError);
    expect(() => (data.days[0] = { seats: 9 })).toThrow(TypeError);
  });

  it('is not kept when it fails', async () => {
    const { kept, source, ask } = watched();
    const away = kept.of('course 1', () => Promise.reject(new Error('away')));
    await expect(away).rejects.toThrow('away');
    expect((await ask()).data.price).toBe(20);
    expect(source.reads).toBe(1);
  });

  it('is written as JSON once', async () => {
    const { kept, ask } = watched();
    const answer = await ask();
    const bytes = kept.jsonOf(answer, () => JSON.stringify(answer));
    expect(JSON.parse(String(bytes))).toEqual(answer);
    expect(kept.jsonOf(answer, () => 'anew')).toBe(bytes);
    expect(kept.jsonOf({ ...answer }, () => 'anew')).toBeNull();
  });
});

describe('where nothing is kept', () => {
  it('each answer is read anew, is its own, and is no kept JSON', async () => {
    const { kept, source, ask } = watched(0);
    const first = await ask();
    expect(await ask()).not.toBe(first);
    expect(source.reads).toBe(2);
    expect(kept.jsonOf(first, () => '{}')).toBeNull();
  });
});
