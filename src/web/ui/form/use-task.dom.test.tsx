import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTask } from './use-task.ts';

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('a task', () => {
  it('is busy until it is done, and says what went wrong', async () => {
    const { result } = renderHook(useTask);
    const answer = later<string | null>();
    let done = Promise.resolve();
    act(() => {
      done = result.current.run(() => answer.promise);
    });
    expect([result.current.busy, result.current.trouble]).toEqual([true, null]);
    await act(async () => {
      answer.resolve('No network');
      await done;
    });
    expect([result.current.busy, result.current.trouble]).toEqual([false, 'No network']);
  });

  it('runs once while it is busy, and takes only the answer of the latest restart', async () => {
    const { result } = renderHook(useTask);
    const [first, second] = [later<string | null>(), later<string | null>()];
    const runs: string[] = [];
    await act(async () => {
      const one = result.current.restart(() => first.promise);
      const two = result.current.restart(() => second.promise);
      await result.current.run(async () => {
        runs.push('a second press');
        return null;
      });
      second.resolve('second');
      await two;
      first.resolve('first');
      await one;
    });
    expect(runs).toEqual([]);
    expect([result.current.busy, result.current.trouble]).toEqual([false, 'second']);
  });

  it('is free again when its work throws', async () => {
    const { result } = renderHook(useTask);
    await act(async () => {
      await expect(result.current.run(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    });
    expect(result.current.busy).toBe(false);
    await act(() => result.current.run(async () => 'again'));
    expect(result.current.trouble).toBe('again');
  });
});
