import { afterEach, expect, it, vi } from 'vitest';
import { focusFirstInvalid } from './focus-first-invalid.ts';

afterEach(() => vi.unstubAllGlobals());

it('moves the focus to the first field with an error, after it has been drawn', () => {
  const draw: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => draw.push(callback));
  const focus = vi.fn<() => void>();
  const asked: string[] = [];
  const form = { querySelector: (selector: string) => (asked.push(selector), { focus }) };
  focusFirstInvalid(form as unknown as HTMLFormElement);
  expect(focus).not.toHaveBeenCalled();
  for (const callback of draw) callback();
  expect([asked, focus.mock.calls.length]).toEqual([['[aria-invalid="true"]'], 1]);
});
