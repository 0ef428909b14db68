import { describe, expect, it } from 'vitest';
import { forgetKey, formHash, keyFor, randomKey } from './attempt-key.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the key of a filled form', () => {
  it('stays for the same form, and changes with it', () => {
    const storage = memory();
    let made = 0;
    const ask = (form: string, now = 0) => keyFor(form, { storage, now, newKey: () => `key-${(made += 1)}` }).key;
    expect([ask('a'), ask('a'), ask('b'), ask('b', 61 * 60_000)]).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
    forgetKey(storage);
    expect(ask('b', 61 * 60_000)).toBe('key-4');
  });

  it('names the key before it when the form has changed, also when it is asked for again', () => {
    const storage = memory();
    let made = 0;
    const ask = (form: string, now = 0) => keyFor(form, { storage, now, newKey: () => `key-${(made += 1)}` });
    expect(ask('a')).toEqual({ key: 'key-1', replaces: null });
    expect(ask('b')).toEqual({ key: 'key-2', replaces: 'key-1' });
    expect(ask('b')).toEqual({ key: 'key-2', replaces: 'key-1' });
    expect(ask('c')).toEqual({ key: 'key-3', replaces: 'key-2' });
    expect(ask('d', 61 * 60_000)).toEqual({ key: 'key-4', replaces: null });
  });

  it('keeps nothing of what was typed', () => {
    const storage = memory();
    keyFor('mara@example.com', { storage, now: 0, newKey: randomKey });
    expect([...storage.kept.values()].join()).not.toContain('mara');
  });

  it('works without storage', () => {
    const broken = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
      removeItem: () => undefined,
    };
    expect(keyFor('a', { storage: broken, now: 0, newKey: () => 'fresh' }).key).toBe('fresh');
  });

  it('hashes as FNV-1a does', () => {
    expect(formHash('')).toBe(0xcbf29ce484222325n.toString(36));
    expect(formHash('a')).toBe(0xaf63dc4c8601ec8cn.toString(36));
    expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same where nothing can be kept, for as long as the page lives', () => {
    const forbid = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = { getItem: forbid, setItem: forbid, removeItem: forbid };
    let made = 0;
    const press = (form: string) => keyFor(form, { storage, now: 1000, newKey: () => `key-${(made += 1)}` });
    expect([press('form'), press('form')]).toEqual([press('form'), { key: 'key-1', replaces: null }]);
    expect(press('another form')).toEqual({ key: 'key-2', replaces: 'key-1' });
    forgetKey(storage);
    expect(press('another form')).toEqual({ key: 'key-3', replaces: null });
  });
});
